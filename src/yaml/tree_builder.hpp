// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/yaml.hpp>

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/mark.h>

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::yaml {

/// Refuses nesting deeper than `max_nesting`, at its first bracket or key beyond.
[[noreturn]] void refuse_depth(diag::Span span);

/// Builds the tree from the parser's events: unlike the library's tree, events have positions, keep duplicate
/// keys, and arrive before the parser goes deeper.
class TreeBuilder : public YAML::EventHandler {
public:
    TreeBuilder(std::shared_ptr<const diag::SourceText> source, std::size_t base)
        : source_(std::move(source))
        , base_(base) {}

    Node take() { return std::move(root_); }
    std::optional<std::size_t> open_bracket() const;
    const std::optional<diag::Span>& last_quoted() const { return last_quoted_; }
    std::size_t at(const YAML::Mark& mark) const;

    void OnDocumentStart(const YAML::Mark& mark) override;
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override;
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override;
    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  const std::string& value) override;
    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value style) override;
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value style) override;
    void OnMapEnd() override { close(); }

private:
    struct Open {
        Node node;
        YAML::anchor_t anchor = 0;
        bool flow = false;
        std::optional<Node> key; ///< of a map whose value is still missing
    };

    std::string_view text() const { return source_->text(); }
    void open(Node::Kind kind, const YAML::Mark& mark, YAML::anchor_t anchor, bool flow);
    void close();
    void add(Node node, YAML::anchor_t anchor);
    void check_tag(const std::string& tag, std::size_t at) const;
    void count_nodes(std::size_t more, const diag::Span& span);
    [[noreturn]] void refuse_size(const diag::Span& span) const;

    std::shared_ptr<const diag::SourceText> source_;
    std::size_t base_;
    std::vector<Open> open_;
    std::map<YAML::anchor_t, Node> anchors_;
    std::optional<diag::Span> last_quoted_;
    std::size_t nodes_ = 0, letters_ = 0;
    int documents_ = 0;
    Node root_;
};

} // namespace spotit::yaml

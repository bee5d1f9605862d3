// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/layers/override_path.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/yaml.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace spotit::theme {
namespace {

using SourcePointer = std::shared_ptr<const diag::SourceText>;

constexpr std::size_t max_number = 9; ///< digits

/// Parses a number; nothing for other texts.
std::optional<std::size_t> number_in(std::string_view text) {
    if (text.empty() || text.size() > max_number) return std::nullopt;
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

/// Cuts pieces from the front of a text.
class Cutter {
public:
    Cutter(SourcePointer source, std::size_t length)
        : source_(std::move(source))
        , text_(std::string_view(source_->text()).substr(0, length)) {}

    bool at_end() const { return at_ == text_.size(); }
    bool skip(char c) {
        if (at_end() || text_[at_] != c) return false;
        ++at_;
        return true;
    }
    /// Returns the text before one of the signs.
    yaml::Node until(std::string_view signs) {
        const std::size_t begin = at_;
        at_ = std::min(text_.find_first_of(signs, begin), text_.size());
        return {yaml::Node::Kind::Scalar,
                std::string(text_.substr(begin, at_ - begin)),
                {source_, begin, at_},
                {},
                {}};
    }

private:
    SourcePointer source_;
    std::string_view text_;
    std::size_t at_ = 0;
};

void report_no_key(ReadContext& context, const SourcePointer& source, std::size_t length) {
    context.error({source, 0, length}, "unknown-key",
                  "a key and its value are expected here, such as card.size=70mm or symbols[3].scale=1.2");
}

} // namespace

std::optional<std::vector<Step>> parse_steps(ReadContext& context, const SourcePointer& source,
                                             std::size_t length) {
    std::vector<Step> steps;
    Cutter rest(source, length);
    bool is_sound = true;
    do {
        steps.push_back({Step::Kind::Key, rest.until(".["), 0});
        is_sound = is_sound && !steps.back().word.text.empty();
        while (rest.skip('[')) {
            yaml::Node word = rest.until("]");
            is_sound = is_sound && rest.skip(']') && !diag::trimmed(word.text).empty();
            const auto number = number_in(diag::trimmed(word.text));
            steps.push_back(
                {number ? Step::Kind::Number : Step::Kind::Symbol, std::move(word), number.value_or(0)});
        }
    } while (is_sound && rest.skip('.'));
    if (is_sound && rest.at_end() && steps.size() <= yaml::max_nesting) return steps;
    report_no_key(context, source, length);
    return std::nullopt;
}

std::string join_steps(std::span<const Step> steps) {
    std::string path;
    for (const Step& step : steps) {
        if (step.kind != Step::Kind::Key)
            path += "[]";
        else
            path = join(path, american(step.word.text));
    }
    return path;
}

const Key* find_row(std::string_view path) {
    if (path.ends_with("[]")) return find_row(path.substr(0, path.size() - 2));
    if (const Key* key = find_key(path)) return key;
    const std::size_t dot = path.rfind('.');
    const Key* parent = dot == std::string_view::npos ? nullptr : find_key(path.substr(0, dot));
    if (parent == nullptr) return nullptr;
    if (parent->kind == Kind::Paint) return find_key(join("paint{}", path.substr(dot + 1)));
    // A map with names chosen by the user.
    return parent->arity == Arity::Map ? parent : nullptr;
}

} // namespace spotit::theme

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/diag.hpp>

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// YAML text to a tree of values that know where they were written. The only door of yaml-cpp.
namespace spotit::yaml {

/// A YAML value and where it was written.
struct Node {
    enum class Kind { Null, Scalar, List, Map };
    struct Entry;

    Kind kind = Kind::Null;
    std::string text; ///< of scalars: without quotes, escapes resolved
    /// What is written. Of a null: the place where a value is missing; of lists and maps: from the first to
    /// the last character of what is in them, with their brackets where they have some.
    diag::Span span;
    std::vector<Node> items;    ///< of lists
    std::vector<Entry> entries; ///< of maps, in the order of the file, duplicates included

    bool is_scalar() const { return kind == Kind::Scalar; }
    bool is_map() const { return kind == Kind::Map; }
};

struct Node::Entry {
    Node key, value;
};

/// Nodes in the tree, itself included.
std::size_t count(const Node& node);
/// Bytes of all its texts.
std::size_t count_letters(const Node& node);

/// The end of the scalar `value` that is written at `begin`, and whether its quotes are closed.
struct ScalarEnd {
    std::size_t end = 0;
    bool quoted = false;
    bool closed = true;
};
ScalarEnd scalar_end(std::string_view text, std::size_t begin, std::string_view value);
/// `begin` moved past an anchor and a tag.
std::size_t skip_properties(std::string_view text, std::size_t begin);

/// Deeper nesting than any theme needs; also keeps every recursion here and in the library short.
inline constexpr int max_nesting = 64;
/// More than the largest deck needs; an alias that multiplies itself ends here.
inline constexpr std::size_t max_nodes = 200'000;
/// Bytes of text that aliases may repeat.
inline constexpr std::size_t max_letters = 4 << 20;
/// Bytes of a theme.
inline constexpr std::size_t max_theme = 1 << 20;

/// The one YAML document from byte `begin` of the source on; null when there is none.
/// Throws diag::Error with one diagnostic at the first place that is no YAML.
Node parse_yaml(const std::shared_ptr<const diag::SourceText>& source, std::size_t begin);

/// Puts the keys that YAML's merge key << names in its place. Throws diag::Error when it names none.
void expand_merge_keys(Node& map);

/// A character of ASCII that no text has, but for tabs and line ends.
bool is_control(char c);
/// Throws diag::Error when the text cannot be YAML at all: too long, not UTF-8, control characters.
void check_plain_text(const std::shared_ptr<const diag::SourceText>& source);

/// A remedy that names the first sign of the text that only looks like one of a number or of YAML: the minus
/// of print (−), full-width digits, letters and colons. Empty where there is none.
std::vector<std::string> lookalike_note(std::string_view text);
/// Returns whether the text holds a full-width colon, which YAML does not know; and the fix.
bool has_full_width_colon(std::string_view text);
std::vector<std::string> full_width_colon_note(std::string_view text);

} // namespace spotit::yaml

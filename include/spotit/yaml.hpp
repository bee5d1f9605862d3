#pragma once

#include <spotit/diag.hpp>

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// YAML text as a tree of values with their positions. The only module that uses yaml-cpp.
namespace spotit::yaml {

/// A YAML value and its position.
struct Node {
    enum class Kind { Null, Scalar, List, Map };
    struct Entry;

    Kind kind = Kind::Null;
    std::string text; ///< of scalars: without quotes, escapes resolved; of nulls: the word, null or ~, if any
    /// The source of the value. A null without a word: the place of the missing value; lists and maps: from
    /// the first to the last character of the contents, including brackets.
    diag::Span span;
    std::vector<Node> items;    ///< of lists
    std::vector<Entry> entries; ///< of maps, in the order of the file, duplicates included

    bool is_scalar() const { return kind == Kind::Scalar; }
    bool is_map() const { return kind == Kind::Map; }
};

struct Node::Entry {
    Node key, value;
};

/// Returns true for a text in lines of its own, below a | or >.
bool is_block_text(const Node& node);
/// More than any theme needs; also bounds the recursion here and in the library.
inline constexpr int max_nesting = 64;
/// Bytes of a theme.
inline constexpr std::size_t max_theme = 1 << 20;

/// Parses the one YAML document from byte `begin` of the source; null if there is none. Throws diag::Error
/// with one diagnostic at the first syntax error. `is_key`, if given, knows the words that can be keys;
/// between braces others before a second colon belong to the value.
Node parse_yaml(const std::shared_ptr<const diag::SourceText>& source, std::size_t begin,
                bool (*is_key)(std::string_view word) = nullptr);

/// Returns the edit that closes a quote at the end of its value; nothing where that end is unclear.
diag::Change close_quote(const diag::Span& quote);

/// Returns a change whose edits all put a text in a place: those of a removal are empty, and their places
/// have the key, the dash, the comma, the blanks or the lines that go, too. A list or map that is empty then
/// goes with them; what an alias names that stays is written in its place. Empty where others would change.
diag::Change write_out(diag::Change change);

/// Throws diag::Error if the text can't be YAML at all: too long, not UTF-8, control characters.
void check_plain_text(const std::shared_ptr<const diag::SourceText>& source);

} // namespace spotit::yaml

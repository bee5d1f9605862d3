// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/diag.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::theme {

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
std::size_t letters_of(const Node& node);

/// The end of the scalar `value` that is written at `begin`, and whether its quotes are closed.
struct ScalarEnd {
    std::size_t end = 0;
    bool quoted = false;
    bool closed = true;
};
ScalarEnd scalar_end(std::string_view text, std::size_t begin, std::string_view value);
/// `begin` moved past an anchor and a tag.
std::size_t skip_properties(std::string_view text, std::size_t begin);

} // namespace spotit::theme

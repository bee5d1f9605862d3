// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/keys.hpp"
#include "theme/node.hpp"

#include <spotit/theme.hpp>

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace spotit::theme {

/// A theme while it is read.
struct Reading {
    Theme theme;
    std::shared_ptr<const diag::Source> source;
    diag::Sink& sink;
    std::map<std::string, diag::Span, std::less<>> key_spans = {}; ///< of the keys that were given
    std::map<std::string, diag::Span, std::less<>> seen = {}; ///< symbols so far, as people tell them apart
    std::size_t problems = 0;                                 ///< errors so far
    symbol::Source entry = {};                                ///< the entry of the list that is being read
    int symbol_count = 0; ///< symbols that were meant, also those with a mistake
    bool symbols_are_known =
        false; ///< false: there are none, or something stands for an unknown number of them

    /// An error to be.
    struct Problem {
        std::string id, message;
        diag::Span span;
        std::string label = {};
        std::vector<std::string> notes = {};
    };
    void add(Problem problem);
    void add(diag::Diagnostic diagnostic);
    /// Whether the key was given and its value could be read.
    bool given(std::string_view path) const { return theme.spans.contains(path); }
    /// The value of the first of these keys that was given; the start of the theme when none was.
    diag::Span span_of(std::initializer_list<std::string_view> paths) const;
};

/// structure.cpp: holds a map against the table. Values of known keys are read in the order of the table.
void read_section(Reading& reading, const Node& map, std::string_view section);

/// null_values.cpp: a key or list entry without a value, with the traps that lead there.
void report_null(Reading& reading, const Key& key, const Node::Entry& entry);
void report_null_item(Reading& reading, const Node& item);
/// A flow or block key that no ':' follows.
bool lacks_colon(const Node::Entry& entry);

/// symbols.cpp: readers of the list of symbols and of the keys of its entries.
void read_symbols(Reading& reading, const Key& key, const Node& node);
void read_symbol_emoji(Reading& reading, const Key& key, const Node& node);
void read_symbol_name(Reading& reading, const Key& key, const Node& node);

/// check_deck.cpp, check_sizes.cpp: what no value can tell alone.
void check_deck(Reading& reading);
void check_sizes(Reading& reading);

/// overrides.cpp: puts -s KEY=VALUE over the tree.
void apply(Reading& reading, std::span<const Override> overrides, Node& root);

} // namespace spotit::theme

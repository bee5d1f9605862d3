// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/keys/keys.hpp"
#include "theme/paint/paint_parts.hpp"
#include "theme/readers/card_shape.hpp"
#include "theme/readers/ink_palette.hpp"
#include "theme/symbols/entry.hpp"

#include <spotit/emoji.hpp>
#include <spotit/theme.hpp>
#include <spotit/yaml.hpp>

#include <filesystem>
#include <list>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>

namespace spotit::theme {

/// Twice as many as are shown, since they are found in another order.
inline constexpr std::size_t max_suggestions = 40;

/// Name of the sources of -s KEY=VALUE.
inline constexpr std::string_view override_source = "--set";

/// A theme while it is read.
struct Reading {
    Theme theme;
    std::shared_ptr<const diag::SourceText> source;
    diag::Sink& sink;
    std::map<std::string, diag::Span, std::less<>> key_spans = {}; ///< of the keys that were given
    std::map<std::string, std::size_t, std::less<>> layer_of = {}; ///< the same keys: from the lowest, 0
    std::map<std::string, diag::Span, std::less<>> seen = {}; ///< symbols so far, as people tell them apart
    std::map<int, diag::Span> rerolled = {};                  ///< cards of layout.reroll
    CardShape card_shape = CardShape::Circle;
    std::size_t problems = 0;           ///< errors so far
    emoji::NameIndex names = {};        ///< of emoji
    base::DataPaths places = {};        ///< of the same names
    Entry entry = {};                   ///< the entry of the list that is being read
    std::vector<GroupSlot> groups = {}; ///< that have yet to be filled
    int symbol_count = 0;               ///< symbols that were meant, also those with a mistake
    bool symbols_are_known =
        false;                  ///< false: there are none, or something stands for an unknown number of them
    bool has_all_layers = true; ///< false: one could not be read, so keys may be missing
    std::map<std::string, color::Color, std::less<>> colors = {}; ///< names of the theme's own
    InkPalette inks = {};                                         ///< colors that are given as inks
    std::set<std::filesystem::path> noted_files = {};
    std::set<std::tuple<const diag::SourceText*, std::size_t, std::string>> said = {}; ///< where, and what
    const ChooseDistinct* distinct = nullptr;
    FileListener file_listener = {};
    CheckProfile check_profile = {};
    PaintParts paint = {}; ///< the paint that is being read
    /// -s symbols[🐶].scale=1.2, to be obeyed when all symbols are known.
    struct SymbolChange {
        yaml::Node symbol; ///< a scalar
        yaml::Node keys;   ///< a map with one key
    };
    std::vector<SymbolChange> symbol_changes = {};
    /// -s symbols[3].scale=1.2, which has been put into the list.
    struct EntryChange {
        std::string list; ///< the path of its key
        diag::Span key;   ///< in the setting
    };
    std::vector<EntryChange> entry_changes = {};
    /// Words that are names of emoji.
    struct PictureWord {
        std::string word, emoji;
        diag::Span span;
    };
    std::vector<PictureWord> picture_words = {};
    bool has_hints = false;                        ///< they are wanted
    std::list<yaml::Node> joined = {};             ///< values that several layers have a part in
    const yaml::Node* categories = nullptr;        ///< deck.categories, which are read when all else is known
    bool has_all_rules = false;                    ///< extras.rules: true
    std::map<extras::Game, diag::Span> rules = {}; ///< extras.rules: those that are named
    bool back_is_painted = false;                  ///< the theme says what covers the back

    /// An error to be.
    struct Problem {
        std::string id, message;
        diag::Span span;
        std::string label = {};
        std::vector<std::string> notes = {};
    };
    void add(Problem problem);
    void add(diag::Diagnostic diagnostic);
    /// Whether another mistake may take the time to look for what was meant: only the first are shown.
    bool wants_suggestions() const { return problems < max_suggestions; }
    /// The candidate that was most likely meant; empty when none is near, or it is too late to look.
    std::string_view nearest(std::string_view word, std::span<const std::string_view> candidates) const;
    /// Whether the key was given and its value could be read.
    bool given(std::string_view path) const { return theme.spans.contains(path); }
    /// Whether a layer above that of the key has given one of the others.
    bool is_below(std::string_view path, std::initializer_list<std::string_view> others) const;
    /// The value of the first of these keys that was given; the start of the theme when none was.
    diag::Span span_of(std::initializer_list<std::string_view> paths) const;
};

/// structure.cpp: holds a map against the table. Values of known keys are read in the order of the table.
void read_section(Reading& reading, const yaml::Node& map, std::string_view section);
/// unknown_keys.cpp: why this can't be a key of the section, and which was meant.
void report_unknown(Reading& reading, const yaml::Node::Entry& entry, std::string_view section);

/// remedies.cpp: what to write where a value is of the wrong sort.
std::vector<std::string> remedies_for(const Key& key, const yaml::Node& value);

/// null_values.cpp: a key or list entry without a value, with the traps that lead there.
void report_null(Reading& reading, const Key& key, const yaml::Node::Entry& entry);
void report_null_item(Reading& reading, const yaml::Node& item);
/// A flow or block key that no ':' follows.
bool lacks_colon(const yaml::Node::Entry& entry);

/// symbols.cpp: the list of symbols; symbol_items.cpp reads its entries.
void read_symbols(Reading& reading, const Key& key, const yaml::Node& node);
/// Puts a symbol into the deck, or says where it is already.
void add_symbol(Reading& reading, symbol::SymbolSpec source, const SymbolOptions& fit);
/// Puts the symbols of a scalar into the deck, with what the entry says of them.
void add_symbols(Reading& reading, const yaml::Node& node, const Entry& entry);
/// What two symbols that are the same have in common.
std::string identity(const symbol::SymbolSpec& source);

/// The same without the key: a list or a text of symbols.
void add_symbol_list(Reading& reading, const yaml::Node& node);
/// categories.cpp: the symbols of deck.categories.
void add_categories(Reading& reading);
/// symbol_changes.cpp: what -s says of single symbols of the deck.
void change_symbols(Reading& reading);
/// finish_deck.cpp: what follows from the kind of the deck, and what does not go with it.
void finish_deck(Reading& reading);

/// finish_backs.cpp: what the backs show, and how they are printed, where the theme says no more.
void finish_backs(Reading& reading);

/// symbol_groups.cpp: puts the emoji of groups into the list, when all other symbols are known. Groups that
/// don't say how many they give fill it up to so many symbols; without a number, to what the deck needs.
void fill_groups(Reading& reading, std::optional<int> total = {});

/// symbol_files.cpp: the pictures of a folder, the symbols of a text file.
void add_folder(Reading& reading, const Entry& entry);
void add_file(Reading& reading, const Entry& entry);

/// check_deck.cpp, check_pages.cpp, check_sizes.cpp: what no value can tell alone.
void check_deck(Reading& reading);
void check_pages(Reading& reading);
void check_sizes(Reading& reading);
/// ink_palette.cpp: hands the inks on, and warns of those that are above the limit.
void check_inks(Reading& reading);

} // namespace spotit::theme

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/keys/read_context.hpp"
#include "theme/symbols/tables.hpp"

#include <spotit/theme/display_names.hpp>
#include <spotit/theme/theme.hpp>

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace spotit::theme {

/// Adds a symbol to the deck, or reports that it is there already.
void add_symbol(ReadContext& context, symbol::SymbolSpec source, const SymbolOptions& fit);
/// Adds a picture of a folder, and counts it, unless it has an entry of its own.
void add_folder_symbol(ReadContext& context, symbol::SymbolSpec source, const SymbolOptions& fit);
/// Adds the symbols of a scalar to the deck, with the options of the entry.
void add_symbols(ReadContext& context, const yaml::Node& node, const Entry& entry);
/// Adds a list or a text of symbols to the deck.
void add_symbol_list(ReadContext& context, const yaml::Node& node);
/// Returns a text that is equal for equal symbols.
std::string identity(const symbol::SymbolSpec& source);

/// Adds the symbols of one entry of the list to the deck: a scalar, or a map with the keys of `symbols[]`.
void read_symbol_item(ReadContext& context, const yaml::Node& item);

/// Adds the emoji of groups to the deck, after all other symbols are known. Groups without a count fill the
/// deck up to `total` symbols; without a total, up to the number that the deck needs.
void fill_groups(ReadContext& context, std::optional<int> total = {});

/// Adds the symbols of the entry's text file to the deck.
void add_file(ReadContext& context, const Entry& entry);

/// Adds the pictures of the entry's folder to the deck, but those that the entry excepts, and those that have
/// an entry of their own.
void add_folder(ReadContext& context, const Entry& entry);

/// Adds the symbols of a table of words to the deck, one of each row: a picture or a word, with its names in
/// the languages of the columns. Words without a picture have the words of two columns as their forms.
void add_table(ReadContext& context, const Entry& entry,
               const std::shared_ptr<const diag::SourceText>& source);

/// Returns true for "🐶: dog" or "dog: 🐶", meant to name an emoji, but not for a misspelled key or a number.
bool is_emoji_pair(const ReadContext& context, const yaml::Node::Entry& entry);
/// Returns the pair with its keys: "{emoji: 🐶, name: dog}".
std::string with_keys(const yaml::Node::Entry& pair);
/// Reports a pair in which the keys are missing.
void report_emoji_pair(ReadContext& context, const yaml::Node::Entry& pair);

/// Adds the symbols of deck.categories to the deck.
void add_categories(ReadContext& context);

/// The words on cards in the deck's forms, which must differ for all symbols, in each language.
class DisplayWords {
public:
    /// Takes the words of the theme's symbols so far.
    DisplayWords(const Theme& theme, const base::DataPaths& places);

    /// Returns the candidates that have names, different ones in each form, and share no word with a symbol
    /// or an earlier candidate. If there are none, all candidates: their problems are reported later.
    std::vector<symbol::SymbolSpec> choice(std::vector<symbol::SymbolSpec> candidates);
    /// Adds the words of a symbol of the deck.
    void take(const symbol::SymbolSpec& source);

private:
    /// Returns the words in all forms, empty where a name is not known.
    std::vector<std::string> find_words(const symbol::SymbolSpec& source);

    std::vector<DisplayForm> showings_; ///< the forms with a word or a caption
    DisplayNames names_;
    std::set<std::string> taken_;
};

} // namespace spotit::theme

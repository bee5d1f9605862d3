// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/keys/reading.hpp"

#include <spotit/base/enum_names.hpp>
#include <spotit/theme/display_names.hpp>
#include <spotit/theme/theme.hpp>

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace spotit::theme {

/// The way in which emoji of a group are picked.
enum class Pick { Distinct, First, Random };
inline constexpr base::EnumName<Pick> pick_names[] = {
    {Pick::Distinct, "distinct"}, {Pick::First, "first"}, {Pick::Random, "random"}};
static_assert(base::is_complete(pick_names));

/// The keys of an entry of the list of symbols.
struct Entry {
    std::vector<std::pair<std::string_view, diag::Span>> given; ///< keys, and the places of their values
    std::string_view kind;          ///< the key that says what the entry is; empty of `forms` alone
    symbol::SymbolSpec source = {}; ///< what its symbols share, and the one given symbol
    SymbolOptions fit = {};
    std::string group;        ///< of emoji
    std::optional<int> count; ///< of a group; none: as many as the deck needs
    Pick pick = Pick::Distinct;
    std::set<std::string> except;                                 ///< emoji without variation selectors
    std::vector<std::pair<std::string, diag::Span>> except_files; ///< names of pictures
    std::filesystem::path path;                                   ///< of a file or folder
    std::string written;                                          ///< that path as the theme writes it
};

/// A group among the symbols.
struct GroupSlot {
    std::size_t at = 0; ///< index of the symbol after the group
    Entry entry;
};

/// The symbols of the deck while they are read.
struct SymbolList {
    std::vector<GroupSlot> groups{};                       ///< groups to be filled at the end
    std::map<std::string, diag::Span, std::less<>> seen{}; ///< by identity
    /// Indices of pictures that came from folders, by identity; an entry of their own takes their place.
    std::map<std::string, std::size_t, std::less<>> of_folders{};
    int count = 0;          ///< intended symbols, including wrong ones
    bool are_known = false; ///< false: there are none, or an entry stands for an unknown number of them
    const yaml::Node* categories = nullptr; ///< deck.categories, read after all other keys
    /// A word that is the name of an emoji.
    struct PictureWord {
        std::string word, emoji;
        diag::Span span;
        bool is_beside = false; ///< that emoji
    };
    std::vector<PictureWord> picture_words{};
};

/// Adds a symbol to the deck, or reports that it is there already.
void add_symbol(Reading& reading, symbol::SymbolSpec source, const SymbolOptions& fit);
/// Adds a picture of a folder, and counts it, unless it has an entry of its own.
void add_folder_symbol(Reading& reading, symbol::SymbolSpec source, const SymbolOptions& fit);
/// Adds the symbols of a scalar to the deck, with the options of the entry.
void add_symbols(Reading& reading, const yaml::Node& node, const Entry& entry);
/// Adds a list or a text of symbols to the deck.
void add_symbol_list(Reading& reading, const yaml::Node& node);
/// Returns a text that is equal for equal symbols.
std::string identity(const symbol::SymbolSpec& source);

/// Adds the symbols of one entry of the list to the deck: a scalar, or a map with the keys of `symbols[]`.
void read_symbol_item(Reading& reading, const yaml::Node& item);

/// Adds the emoji of groups to the deck, after all other symbols are known. Groups without a count fill the
/// deck up to `total` symbols; without a total, up to the number that the deck needs.
void fill_groups(Reading& reading, std::optional<int> total = {});

/// Adds the symbols of the entry's text file to the deck.
void add_file(Reading& reading, const Entry& entry);

/// Adds the pictures of the entry's folder to the deck, but those that the entry excepts, and those that have
/// an entry of their own.
void add_folder(Reading& reading, const Entry& entry);

/// Adds the symbols of a table of words to the deck, one of each row: a picture or a word, with its names in
/// the languages of the columns. Words without a picture have the words of two columns as their forms.
void add_table(Reading& reading, const Entry& entry, const std::shared_ptr<const diag::SourceText>& source);

/// Returns "{emoji: 🐶, name: dog}" for "🐶: dog" or "dog: 🐶", meant to name an emoji; empty for other pairs,
/// such as a misspelled key or a number.
std::string write_emoji_pair(const Problems& problems, const yaml::Node::Entry& pair);

/// Adds the symbols of deck.categories to the deck.
void add_categories(Reading& reading);

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

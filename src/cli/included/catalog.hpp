#pragma once

#include "cli/included/included_themes.hpp"

#include <spotit/base/data_paths.hpp>
#include <spotit/job/files.hpp>
#include <spotit/symbol/spec.hpp>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace spotit::cli {

/// An included theme as lists and searches have it.
struct CatalogEntry {
    const IncludedTheme* included = nullptr;
    std::shared_ptr<const diag::SourceText> source; ///< with the usual paper of the country
    std::string title;
    std::map<std::string, std::string> titles; ///< by language
    int cards = 0, symbols_per_card = 0;       ///< 0 symbols: each card has as many as it counts
    /// Those of English, German, French and Spanish in which the cards are right: the theme's x_languages.
    /// Without these it is judged by the names of its symbols.
    std::vector<std::string> languages;
    std::vector<std::string> tags; ///< search words: the theme's x_tags
    std::vector<symbol::SymbolSpec> symbols;
    std::vector<std::string> forms;       ///< words that stand for symbols on the cards
    std::vector<job::Companion> pictures; ///< and other files that the theme needs in its folder

    /// Returns the title in a language, else the title.
    const std::string& find_title(const std::string& language) const;
};

/// Reads an included theme. Throws diag::Error.
CatalogEntry read_catalog_entry(const IncludedTheme& included);
/// Reads them all, in their order. Throws diag::Error also if there are none.
std::vector<CatalogEntry> read_catalog();

/// Texts of the themes, in English, German, French and Spanish, in which words are looked for.
class CatalogSearch {
public:
    CatalogSearch(const std::vector<CatalogEntry>& entries, const base::DataPaths& places);

    struct Match {
        std::size_t entry = 0;          ///< its index
        std::vector<std::string> texts; ///< in which the words were found, each once
        int distance = 0; ///< from the search: more if texts of symbols match, or without an ending
    };
    /// Returns the themes that have all the words, at the beginnings of words of their names, titles, tags or
    /// symbols; the nearest first. Capitals, accents and endings of plurals don't matter.
    std::vector<Match> find(const std::vector<std::string>& words) const;
    /// Returns the word of a theme that was probably meant; may be empty.
    std::string find_near_word(const std::string& word) const;

private:
    struct Text {
        std::string text,
            key; ///< as written, and with a blank before each word, in small letters without accents
        bool is_symbol = false;
    };
    /// Returns the first text that has the key, or null.
    static const Text* find_text(const std::vector<Text>& texts, const std::string& key);
    std::optional<Match> match(std::size_t entry, const std::vector<std::string>& words) const;

    std::vector<std::vector<Text>> texts_; ///< of each entry, those of symbols last
};

} // namespace spotit::cli

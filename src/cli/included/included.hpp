#pragma once

#include <spotit/base/files.hpp>
#include <spotit/diag.hpp>
#include <spotit/job/files.hpp>
#include <spotit/serve.hpp>
#include <spotit/symbol/spec.hpp>

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::cli {

/// A theme that comes with the program.
struct IncludedTheme {
    std::string name;  ///< "clocks"; no other has it
    std::string group; ///< the folder that it lies in, "count", or "examples" for themes/ itself
    std::filesystem::path file;
};
/// Returns all of them by group and name, as they lie in the folder themes/ of the program's data; none if
/// that is missing.
std::span<const IncludedTheme> list_included_themes();

/// Returns what a group is called, by its folder.
diag::Sentence find_group_title(std::string_view group);

const IncludedTheme* find_included_theme(std::string_view name);

/// Returns the included theme that `name` stands for on the command line, or null: no file is called so,
/// though a folder may be, or so with an ending of themes.
const IncludedTheme* resolve_included_theme(const std::string& name);

/// Returns false also for what may not be looked at.
bool is_missing(const std::string& name);

/// Returns the text of its file, with the usual paper of the country.
std::shared_ptr<const diag::SourceText> read_included_theme(const IncludedTheme& theme);
/// Returns the text of a theme with the usual paper of the country in place of A4 or Letter.
std::string use_local_paper(std::string text);

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

    const std::string& find_title(const std::string& language) const;
};

/// Returns the languages in which the cards of a theme are right, as CatalogEntry::languages has them.
std::vector<std::string> find_languages(const std::shared_ptr<const diag::SourceText>& source);
CatalogEntry read_catalog_entry(const IncludedTheme& included);
/// Reads them all, in their order. Throws diag::Error also if there are none.
std::vector<CatalogEntry> read_catalog();

/// Texts of the themes, in the languages of the catalog, in which words are looked for.
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
    std::optional<Match> match(std::size_t entry, const std::vector<std::string>& words) const;

    std::vector<std::vector<Text>> texts_; ///< of each entry, those of symbols last
};

/// A starter theme with comments for beginners: one of the files in themes/templates, which are compiled in.
struct Starter {
    std::string_view name; ///< "animals"
    std::string_view text;

    /// Returns "Animals".
    std::string_view find_title() const;
    /// Returns "57 cards with 8 symbols each, two more cards than the store-bought game."
    std::string_view find_summary() const;
};
/// Returns all starters; the first is the default of `init`.
std::span<const Starter> starters();
const Starter* find_starter(std::string_view name);

/// Returns the starter of that name, else the included theme. Throws diag::Error if there is neither.
serve::Template make_new_theme(const std::string& name);
serve::Template make_new_theme(const CatalogEntry& entry);

enum class Existing { Keep, Replace };
/// Writes the pictures, then the theme. Throws diag::Error if a file exists that is to be kept.
void write_new_theme(const serve::Template& theme, const std::string& file,
                     Existing existing = Existing::Keep);

} // namespace spotit::cli

#include "cli/included/included.hpp"

#include "cli/output/terminal.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/deck.hpp>
#include <spotit/theme/read.hpp>
#include <spotit/theme/theme.hpp>
#include <spotit/yaml.hpp>

#include <algorithm>

namespace spotit::cli {
namespace {

namespace fs = std::filesystem;

/// Returns true for texts with three letters in a row, one of them small: not for 3 × 4, Na, kg or XVIII.
bool has_word(std::string_view text) {
    int letters = 0, small = 0;
    for (const base::Character& each : base::list_characters(text)) {
        const bool is_small = (each.value >= U'a' && each.value <= U'z') || each.value >= 0xDF;
        const bool is_letter = is_small || (each.value >= U'A' && each.value <= U'Z');
        letters = is_letter ? letters + 1 : 0;
        small = !is_letter ? 0 : small + (is_small ? 1 : 0);
        if (letters >= 3 && small > 0) return true;
    }
    return false;
}

/// Returns whether the cards are right in a language: emoji have names in all of these, words only those
/// given.
bool speaks(const theme::Theme& theme, const std::string& language) {
    if (language == theme.language) return true;
    if (theme.language != "en" && theme.titles.contains("en")) return false; // written for its language alone
    for (std::size_t i = 0; i < theme.symbols.size(); ++i) {
        const bool is_word =
            has_word(symbol::find_word(theme.symbols[i])) && !theme.symbols[i].names.contains(language);
        if (is_word || std::ranges::any_of(theme.fits[i].forms, has_word)) return false;
    }
    return true;
}

/// Returns the texts of a list. A theme may have keys of others, which begin with x_.
std::vector<std::string> read_list(const yaml::Node& root, std::string_view key) {
    std::vector<std::string> texts;
    for (const yaml::Node::Entry& entry : root.entries)
        if (entry.key.text == key)
            for (const yaml::Node& item : entry.value.items) texts.push_back(item.text);
    return texts;
}

/// Returns the languages in which the cards are right.
std::vector<std::string> find_languages(const theme::Theme& theme) {
    std::vector<std::string> found;
    if (theme.forms)
        for (const theme::DisplayForm& form : {theme.forms->first, theme.forms->second})
            if (const std::string language = form.language.substr(0, form.language.find('-'));
                !language.empty() && std::ranges::find(found, language) == found.end())
                found.push_back(language);
    if (!found.empty()) return found;
    for (const std::string_view language : catalog_languages)
        if (speaks(theme, std::string(language))) found.emplace_back(language);
    if (std::ranges::find(catalog_languages, theme.language) == std::end(catalog_languages))
        found.push_back(theme.language);
    return found;
}

} // namespace

const std::string& CatalogEntry::find_title(const std::string& language) const {
    const auto found = titles.find(language);
    return found == titles.end() ? title : found->second;
}

CatalogEntry read_catalog_entry(const IncludedTheme& included) {
    CatalogEntry entry;
    entry.included = &included;
    entry.source = read_included_theme(included);
    diag::Sink sink;
    theme::Theme theme = theme::read(entry.source, {.places = {list_data_folders()}}, sink);
    entry.title = theme.title;
    entry.titles = theme.titles;
    if (const auto size = deck::compute_size(theme.deck, static_cast<int>(theme.symbols.size()))) {
        entry.cards = size->cards;
        if (!deck::find_info(theme.deck.kind).makes_drawings) entry.symbols_per_card = size->symbols_per_card;
    }
    const yaml::Node root = yaml::parse_yaml(entry.source, 0);
    entry.tags = read_list(root, "x_tags");
    entry.languages = read_list(root, "x_languages");
    if (entry.languages.empty()) entry.languages = find_languages(theme);
    for (const theme::SymbolOptions& options : theme.fits)
        entry.forms.insert(entry.forms.end(), options.forms.begin(), options.forms.end());
    entry.pictures = job::find_companions(included.file, theme.files);
    entry.symbols = std::move(theme.symbols);
    return entry;
}

std::vector<CatalogEntry> read_catalog() {
    auto entries = base::collect(list_included_themes(), read_catalog_entry);
    if (!entries.empty()) return entries;
    diag::fail(diag::ErrorCategory::File, "no-themes", "the themes that come with the program are missing",
               {"they belong in  ../share/spotit-print/themes,  relative to the program's folder",
                "spotit-print init --list  shows the templates that are part of the program"});
}

} // namespace spotit::cli

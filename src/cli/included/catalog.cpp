#include "cli/included/included.hpp"

#include "cli/output/terminal.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/deck.hpp>
#include <spotit/emoji.hpp>
#include <spotit/theme/read.hpp>
#include <spotit/theme/theme.hpp>
#include <spotit/yaml.hpp>

#include <algorithm>
#include <set>

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
std::vector<std::string> list_card_languages(const theme::Theme& theme) {
    std::vector<std::string> found;
    if (theme.forms)
        for (const theme::DisplayForm& form : {theme.forms->first, theme.forms->second})
            if (const std::string language = form.language.substr(0, form.language.find('-'));
                !language.empty() && std::ranges::find(found, language) == found.end())
                found.push_back(language);
    if (!found.empty()) return found;
    for (const auto& [language, articles, letters] : emoji::language_words)
        if (speaks(theme, std::string(language))) found.emplace_back(language);
    if (base::find_row(emoji::language_words, theme.language, &emoji::LanguageWords::language) == nullptr)
        found.push_back(theme.language);
    return found;
}

/// Returns the words in small letters without accents, each with a blank before it.
std::string make_key(std::string_view text) {
    // Also "l’heure" is two words, which emoji::to_search_key would join.
    constexpr std::u32string_view blanks = U" '’(),.;:!?¿¡…\"«»„“”‹›‚‘";
    std::string words;
    for (const base::Character& each : base::list_characters(text))
        words +=
            blanks.find(each.value) == std::u32string_view::npos ? text.substr(each.begin, each.length) : " ";
    std::string key = " ";
    for (const char c : emoji::to_search_key(words))
        if (c != ' ' || key.back() != ' ') key += c;
    return key;
}

} // namespace

const std::string& CatalogEntry::find_title(const std::string& language) const {
    const auto found = titles.find(language);
    return found == titles.end() ? title : found->second;
}

std::vector<std::string> find_languages(const std::shared_ptr<const diag::SourceText>& source) {
    diag::Sink sink;
    return list_card_languages(theme::read(source, {.places = {list_data_folders()}}, sink));
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
    if (entry.languages.empty()) entry.languages = list_card_languages(theme);
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

CatalogSearch::CatalogSearch(const std::vector<CatalogEntry>& entries, const base::DataPaths& places) {
    std::vector<emoji::Names> names;
    for (const auto& [language, articles, letters] : emoji::language_words)
        names.emplace_back(places, language);
    for (const CatalogEntry& entry : entries) {
        std::vector<Text> texts;
        std::set<std::string> known;
        const auto add = [&](const std::string& text, bool is_symbol = false) {
            if (!text.empty() && known.insert(text).second)
                texts.push_back({text, make_key(text), is_symbol});
        };
        add(entry.included->name);
        add(entry.title);
        for (const auto& [language, title] : entry.titles) add(title);
        for (const std::string& tag : entry.tags) add(tag);
        add(entry.included->group);
        for (const symbol::SymbolSpec& spec : entry.symbols) {
            const std::string emoji(symbol::find_emoji(spec));
            for (const std::string& text : {spec.name, std::string(symbol::find_word(spec)), emoji})
                add(text, true);
            for (const auto& [language, name] : spec.names) add(name, true);
            for (const emoji::Names& each : names) add(each.find(emoji), true);
        }
        for (const std::string& form : entry.forms) add(form, true);
        texts_.push_back(std::move(texts));
    }
}

std::optional<CatalogSearch::Match> CatalogSearch::match(std::size_t entry,
                                                         const std::vector<std::string>& words) const {
    Match match{entry, {}, 0};
    const std::vector<Text>& texts = texts_[entry];
    const auto find_text = [&](const std::string& key) {
        return std::ranges::find_if(
            texts, [&](const Text& text) { return (text.key + " ").find(key) != std::string::npos; });
    };
    for (const std::string& word : words) {
        const std::string key = make_key(word);
        auto text = find_text(key);
        const auto singulars =
            text == texts.end() ? emoji::derive_singulars(key) : std::vector<std::string>();
        for (const std::string& singular : singulars)
            if (text == texts.end() && (text = find_text(singular + " ")) != texts.end()) match.distance = 2;
        if (text == texts.end()) return std::nullopt;
        if (text->is_symbol) ++match.distance;
        if (std::ranges::find(match.texts, text->text) == match.texts.end())
            match.texts.push_back(text->text);
    }
    return match;
}

std::vector<CatalogSearch::Match> CatalogSearch::find(const std::vector<std::string>& words) const {
    std::vector<Match> matches;
    for (std::size_t i = 0; i < texts_.size(); ++i)
        if (auto found = match(i, words)) matches.push_back(std::move(*found));
    std::ranges::stable_sort(matches, {}, &Match::distance);
    return matches;
}

std::string CatalogSearch::find_near_word(const std::string& word) const {
    std::set<std::string> words;
    for (const std::vector<Text>& texts : texts_)
        for (const Text& text : texts)
            for (std::size_t at = 0; at < text.key.size();) {
                const std::size_t end = std::min(text.key.find(' ', at + 1), text.key.size());
                words.insert(text.key.substr(at + 1, end - at - 1));
                at = end;
            }
    const std::vector<std::string_view> candidates(words.begin(), words.end());
    return std::string(diag::find_nearest_word(make_key(word).substr(1), candidates));
}

} // namespace spotit::cli

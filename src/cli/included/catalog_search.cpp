#include "cli/included/included.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/emoji.hpp>
#include <spotit/emoji/words.hpp>

#include <algorithm>
#include <set>

namespace spotit::cli {
namespace {

/// Returns the words in small letters without accents, each with a blank before it.
std::string make_key(std::string_view text) {
    // Also "l’heure" is two words, which emoji::search_key would join.
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

CatalogSearch::CatalogSearch(const std::vector<CatalogEntry>& entries, const base::DataPaths& places) {
    std::vector<emoji::Names> names;
    for (const std::string_view language : catalog_languages) names.emplace_back(places, language);
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
        const auto singulars = text == texts.end() ? emoji::find_singulars(key) : std::vector<std::string>();
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

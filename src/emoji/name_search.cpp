#include "emoji/name_tables.hpp"

#include <spotit/diag.hpp>
#include <spotit/emoji.hpp>

#include <algorithm>
#include <functional>
#include <tuple>
#include <utility>

namespace spotit::emoji {
namespace {

/// The quality of a match, best first: a name, a word of it, a tag, a word of it; then parts of words.
enum class Fit { Exact, Word, Tag, TagWord, Beginning, TagBeginning, Part, None };

bool is_whole(Fit fit) {
    return fit <= Fit::TagWord;
}

/// Returns the best match of a part in search keys that tabs separate: at the beginning of a word, and to its
/// end.
Fit fit_in(std::string_view keys, std::string_view part) {
    const auto is_gap = [](char c) { return c == ' ' || c == '\t'; };
    Fit best = Fit::None;
    for (std::size_t at = keys.find(part); at != std::string_view::npos; at = keys.find(part, at + 1)) {
        const bool begins = at == 0 || is_gap(keys[at - 1]);
        const bool ends = at + part.size() == keys.size() || is_gap(keys[at + part.size()]);
        best = std::min(best, begins && ends ? Fit::Word : begins ? Fit::Beginning : Fit::Part);
    }
    return best;
}

bool has_key(std::string_view keys, std::string_view wanted) {
    while (!keys.empty())
        if (take_cell(keys) == wanted) return true;
    return false;
}

Fit fit_in_tags(std::string_view keys, std::string_view part) {
    const Fit fit = fit_in(keys, part);
    if (fit == Fit::Word) return has_key(keys, part) ? Fit::Tag : Fit::TagWord;
    return fit == Fit::Beginning ? Fit::TagBeginning : fit;
}

/// A word of a search, and another one that was perhaps meant; else empty.
struct Wish {
    std::string word, meant{};

    const std::string& choose_word() const { return meant.empty() ? word : meant; }
    Fit fit(std::string_view names, std::string_view tags) const {
        const auto find = [&](std::string_view part) {
            return std::min(fit_in(names, part), fit_in_tags(tags, part));
        };
        const Fit own = find(word), other = meant.empty() ? Fit::None : find(meant);
        return is_whole(other) ? std::min(own, Fit::TagWord) : own;
    }
};

/// How well an emoji fits a search, and the language in which it does: whole words by language, others by
/// fit.
struct Rank {
    Fit fit = Fit::None;
    std::size_t language = 0;

    bool operator<(const Rank& other) const { return make_key() < other.make_key(); }

private:
    std::tuple<bool, std::size_t, std::size_t> make_key() const {
        const auto number = static_cast<std::size_t>(fit);
        return is_whole(fit) ? std::tuple(false, language, number) : std::tuple(true, number, language);
    }
};

using Languages = std::vector<std::shared_ptr<LanguageTable>>;

/// Returns the tables of the languages, each once, and of English.
Languages find_languages(const base::DataPaths& places, std::vector<std::string> wanted) {
    wanted.resize(std::min(wanted.size(), EmojiSearch::max_languages));
    wanted.emplace_back("en");
    Languages languages;
    for (const std::string& language : wanted) {
        auto table = find_language_table(places, language);
        if (table && std::ranges::find(languages, table) == languages.end())
            languages.push_back(std::move(table));
    }
    return languages;
}

/// Returns a word that was perhaps meant: a singular, or one that differs by a letter; may be empty.
std::string find_meant(const std::string& word, const Languages& languages) {
    constexpr std::size_t min_near = 4;
    std::vector<std::string> forms;
    for (const auto& language : languages)
        for (std::string& singular : derive_singulars(word, language->language().substr(0, 2))) {
            if (std::ranges::binary_search(language->words().all, singular)) return std::move(singular);
            forms.push_back(std::move(singular));
        }
    forms.push_back(word);
    std::vector<std::string_view> words;
    for (const auto member : {&SearchWords::names, &SearchWords::all})
        for (const auto& language : languages) {
            const auto& own = language->words().*member;
            words.insert(words.end(), own.begin(), own.end());
        }
    const auto has_word = [&](std::string_view other) { return other.starts_with(word); };
    if (word.size() < min_near || std::ranges::any_of(words, has_word)) return {};
    for (const std::string& form : forms)
        if (const auto near = diag::find_nearest_words(form, words, 1);
            form.size() >= min_near && !near.empty())
            return std::string(near.front());
    return {};
}

/// Returns whether a search key is an article in one of the languages.
bool is_article(std::string_view key, const Languages& languages) {
    bool is_found = false;
    for (const LanguageWords& words : language_words)
        if (std::ranges::find(languages, words.language, &LanguageTable::language) != languages.end())
            for_each_word(words.articles, [&](std::string_view word) { is_found |= word == key; });
    return is_found;
}

/// Returns the search key of a text; the article of l'eau is a word by itself.
std::string make_key(std::string_view text) {
    std::string key;
    for_each_word(text, [&](std::string_view word) {
        for (const std::string_view elided : {"l'", "l’", "L'", "L’"})
            if (word.starts_with(elided)) {
                key += "l ";
                word.remove_prefix(elided.size());
            }
        key += to_search_key(word) + " ";
    });
    return key;
}

/// Splits at blanks, so that one argument with two words is as good as two. Articles before other words are
/// left out.
std::vector<Wish> split_words(std::string_view key, const Languages& languages) {
    std::vector<Wish> wishes;
    for_each_word(key, [&](std::string_view word) {
        if (!wishes.empty() && is_article(wishes.back().word, languages)) wishes.pop_back();
        wishes.push_back({std::string(word)});
    });
    return wishes;
}

/// Returns the words that are looked for, with blanks between them.
std::string join_taken(const std::vector<Wish>& wishes) {
    std::string text;
    for (const Wish& wish : wishes) text += (text.empty() ? "" : " ") + wish.choose_word();
    return text;
}

/// The names and tags of an emoji in a language.
struct Keys {
    std::string_view names, tags;
    std::size_t language = 0;
};

std::vector<Keys> find_keys(const IndexedEmoji& emoji, const Languages& languages) {
    std::vector<Keys> keys;
    for (std::size_t i = 0; i < languages.size(); ++i) {
        std::string_view line = languages[i]->lines().find(emoji.normalized);
        take_cell(line); // the name
        const std::string_view name = languages[i]->find_name_key(emoji.normalized);
        if (languages[i]->language() == "en") keys.push_back({emoji.name_keys, emoji.tag_keys, i});
        keys.push_back({name, line, i});
    }
    return keys;
}

Rank rank_emoji(const std::vector<Keys>& keys, const std::vector<Wish>& wishes, std::string_view all) {
    Rank best, worst{Fit::Exact};
    for (const auto& [names, tags, language] : keys)
        if (has_key(names, all)) best = std::min(best, Rank{Fit::Exact, language});
    for (const Wish& wish : wishes) {
        Rank own;
        for (const auto& [names, tags, language] : keys)
            own = std::min(own, Rank{wish.fit(names, tags), language});
        worst = std::max(worst, own);
    }
    return std::min(best, worst);
}

struct Hit {
    Rank rank{};
    const IndexedEmoji* emoji = nullptr;
};

/// Returns those of the emoji that have all that is wished, the best first.
std::vector<Hit> find_hits(const std::vector<const IndexedEmoji*>& emoji, const Languages& languages,
                           const std::vector<Wish>& wishes) {
    const std::string all = join_taken(wishes), as_emoji = normalize(all);
    std::vector<Hit> hits;
    for (const IndexedEmoji* const each : emoji) {
        const Rank own = each->normalized == as_emoji ? Rank{Fit::Exact}
                                                      : rank_emoji(find_keys(*each, languages), wishes, all);
        if (own.fit != Fit::None) hits.push_back({own, each});
    }
    std::ranges::stable_sort(hits, std::less<>(), &Hit::rank);
    return hits;
}

EmojiInfo describe(const IndexedEmoji& emoji, std::string_view name) {
    return {.emoji = std::string(emoji.characters),
            .shortcode = std::string(emoji.shortcode),
            .group = std::string(emoji.group),
            .subgroup = std::string(emoji.subgroup),
            .name = std::string(name.empty() ? emoji.name : name)};
}

/// Returns the name of an emoji; empty if there is none.
std::string_view find_name(const IndexedEmoji& emoji, const Languages& languages, std::size_t language) {
    if (language >= languages.size()) return {};
    std::string_view line = languages[language]->lines().find(emoji.normalized);
    return take_cell(line);
}

} // namespace

EmojiFound NameIndex::search(const EmojiSearch& wanted) const {
    std::string text;
    for (const std::string& word : wanted.words) text += word + " ";
    const Languages languages = find_languages(places_, wanted.languages);
    std::vector<Wish> wishes = split_words(make_key(text), languages);
    if (is_empty() || (wishes.empty() && !wanted.words.empty())) return {};
    if (wishes.size() == 1 && is_article(wishes.front().word, languages)) return {};
    const auto emoji = table_->find_group(wanted.group);
    const std::string words = join_taken(wishes);
    std::vector<Hit> hits = find_hits(emoji, languages, wishes);
    const Rank plain = hits.empty() ? Rank() : hits.front().rank;
    if (plain.fit != Fit::Exact) {
        for (Wish& wish : wishes) wish.meant = find_meant(wish.word, languages);
        std::vector<Hit> others = find_hits(emoji, languages, wishes);
        if (!others.empty() && others.front().rank < plain)
            hits = std::move(others);
        else
            wishes = split_words(words, languages);
    }
    EmojiFound found;
    for (const Hit& hit : hits)
        found.emoji.push_back(describe(*hit.emoji, find_name(*hit.emoji, languages, 0)));
    if (hits.empty()) return found;
    const auto& [best, first] = hits.front();
    if (best.language > 0) found.language = languages[best.language]->language();
    const std::string taken = join_taken(wishes);
    if (taken == words || is_whole(plain.fit)) return found;
    const std::string_view name = find_name(*first, languages, best.language);
    found.word = to_search_key(name) == taken ? name : taken; // a name with its accents and capitals
    return found;
}

} // namespace spotit::emoji

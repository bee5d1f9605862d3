// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "emoji/name_table.hpp"

#include "emoji/name_files.hpp"

#include <spotit/base/utf8.hpp>

#include <algorithm>
#include <utility>

namespace spotit::emoji {

namespace {

/// Returns the form in which words are compared: without capitals and accents, with blanks between the words
/// of shortcodes.
std::string search_key(std::string_view text) {
    const std::string folded = base::fold(text);
    std::string result;
    for (std::size_t at = 0; at < folded.size();) {
        const base::Character each = base::character_at(folded, at);
        at += each.length;
        const bool is_accent = each.value >= 0x300 && each.value <= 0x36F;
        if (is_accent || each.value == U'’' || each.value == U'\'') continue;
        const std::string_view bytes = std::string_view(folded).substr(each.begin, each.length);
        result += bytes == "_" || bytes == "-" ? " " : bytes;
    }
    return result;
}

/// The quality of a match, best first.
enum class Fit { Exact, Word, Beginning, Tag, TagBeginning, Part, None };

/// Returns the match if the text contains the part at the beginning of a word; exact if the word ends there,
/// too.
Fit fit_in(std::string_view text, std::string_view part) {
    Fit best = Fit::None;
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) {
        const bool begins = at == 0 || text[at - 1] == ' ';
        const bool ends = at + part.size() == text.size() || text[at + part.size()] == ' ';
        best = std::min(best, begins && ends ? Fit::Word : begins ? Fit::Beginning : Fit::Part);
    }
    return best;
}

/// The words by which one emoji can be found, folded.
class Entry {
public:
    void add_name(std::string_view name) { names_.push_back(search_key(name)); }
    void add(const emojibase::Words& words) {
        add_name(words.name);
        for (const std::string& tag : words.tags) tags_.push_back(search_key(tag));
    }

    Fit fit(const std::vector<std::string>& words, const std::string& all) const {
        if (std::ranges::find(names_, all) != names_.end()) return Fit::Exact;
        Fit worst = Fit::Exact;
        for (const std::string& word : words) worst = std::max(worst, fit(word));
        return worst;
    }

private:
    Fit fit(const std::string& word) const {
        Fit best = Fit::None;
        for (const std::string& name : names_) best = std::min(best, fit_in(name, word));
        for (const std::string& tag : tags_) {
            Fit fit = fit_in(tag, word);
            if (fit == Fit::Word) fit = Fit::Tag;
            if (fit == Fit::Beginning) fit = Fit::TagBeginning;
            best = std::min(best, fit);
        }
        return best;
    }

    std::vector<std::string> names_, tags_;
};

std::string_view find_key(const std::map<std::string, int, std::less<>>& numbers, int number) {
    const auto found =
        std::ranges::find_if(numbers, [&](const auto& entry) { return entry.second == number; });
    return found == numbers.end() ? std::string_view() : found->first;
}

/// Splits at blanks, so that one argument with two words is as good as two.
std::vector<std::string> split_words(const std::string& text) {
    std::vector<std::string> words;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        if (end > begin) words.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return words;
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

/// The emoji with words in one language.
class Speaker {
public:
    Speaker(const emojibase::Groups& groups, const std::optional<NameFile>& names)
        : groups_(groups) {
        if (names) words_ = read_names(*names);
    }

    Fit fit(const emojibase::Emoji& emoji, const std::vector<std::string>& shortcodes,
            const std::vector<std::string>& words) const {
        Entry entry;
        entry.add(emoji.words);
        for (const std::string& name : shortcodes) entry.add_name(name);
        if (const auto found = words_.find(normalized(emoji.characters)); found != words_.end())
            entry.add(found->second);
        return entry.fit(words, joined(words));
    }

    EmojiInfo describe(const emojibase::Emoji& emoji, const std::vector<std::string>& shortcodes) const {
        const auto found = words_.find(normalized(emoji.characters));
        return {.emoji = emoji.characters,
                .shortcode = shortcodes.empty() ? std::string() : shortcodes.front(),
                .group = std::string(find_key(groups_.groups, emoji.group)),
                .subgroup = std::string(find_key(groups_.subgroups, emoji.subgroup)),
                .name = found == words_.end() ? emoji.words.name : found->second.name};
    }

private:
    const emojibase::Groups& groups_;
    std::map<std::string, emojibase::Words, std::less<>> words_;
};

} // namespace

std::vector<EmojiInfo> NameIndex::search(const EmojiSearch& wanted) const {
    if (empty()) return {};
    const Table& table = *table_;
    const Speaker speaker(table.groups, find_name_file(places_, wanted.language));
    const std::string text = joined(wanted.words), as_emoji = normalized(text);
    const std::vector<std::string> words = split_words(search_key(text)), no_names;
    std::vector<std::pair<Fit, EmojiInfo>> found;
    for (const emojibase::Emoji* each : table.group(wanted.group)) {
        const auto names = table.names_by_emoji.find(each->characters);
        const auto& shortcodes = names == table.names_by_emoji.end() ? no_names : names->second;
        const bool is_it = normalized(each->characters) == as_emoji;
        const Fit fit = is_it ? Fit::Exact : speaker.fit(*each, shortcodes, words);
        if (fit != Fit::None) found.emplace_back(fit, speaker.describe(*each, shortcodes));
    }
    std::ranges::stable_sort(found, {}, &std::pair<Fit, EmojiInfo>::first);
    std::vector<EmojiInfo> result;
    for (auto& each : found) result.push_back(std::move(each.second));
    return result;
}

} // namespace spotit::emoji

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "emoji/name_table.hpp"

#include "emoji/name_files.hpp"

#include <spotit/emoji/tables.hpp>

#include <algorithm>
#include <utility>

namespace spotit::emoji {

namespace {

/// The quality of a match, best first.
enum class Fit { Exact, Word, Beginning, Tag, TagBeginning, Part, None };

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

Fit fit_in_tags(std::string_view keys, std::string_view part) {
    const Fit fit = fit_in(keys, part);
    return fit == Fit::Word ? Fit::Tag : fit == Fit::Beginning ? Fit::TagBeginning : fit;
}

bool has_key(std::string_view keys, std::string_view wanted) {
    while (!keys.empty())
        if (take_cell(keys) == wanted) return true;
    return false;
}

/// The words by which one emoji can be found.
struct Entry {
    const IndexedEmoji& emoji;
    std::string_view name, name_key, tag_keys; ///< in the language of the search

    Fit fit(const std::vector<std::string>& words, std::string_view all) const {
        if (name_key == all || has_key(emoji.name_keys, all)) return Fit::Exact;
        Fit worst = Fit::Exact;
        for (const std::string& word : words) worst = std::max(worst, fit_word(word));
        return worst;
    }
    Fit fit_word(std::string_view word) const {
        return std::min({fit_in(emoji.name_keys, word), fit_in(name_key, word),
                         fit_in_tags(emoji.tag_keys, word), fit_in_tags(tag_keys, word)});
    }
    EmojiInfo describe() const {
        return {.emoji = std::string(emoji.characters),
                .shortcode = std::string(emoji.shortcode),
                .group = std::string(emoji.group),
                .subgroup = std::string(emoji.subgroup),
                .name = std::string(name.empty() ? emoji.name : name)};
    }
};

Entry make_entry(const IndexedEmoji& emoji, const LineTable& names) {
    std::string_view line = names.find(emoji.normalized);
    const std::string_view name = take_cell(line), key = take_cell(line);
    return {emoji, name, key, line};
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

} // namespace

std::vector<EmojiInfo> NameIndex::search(const EmojiSearch& wanted) const {
    if (empty()) return {};
    const auto file = find_name_file(places_, wanted.language);
    const LineTable names = file ? LineTable(file->file) : LineTable();
    const std::string text = joined(wanted.words), as_emoji = normalized(text);
    const std::vector<std::string> words = split_words(search_key(text));
    const std::string all = joined(words);
    std::vector<std::pair<Fit, EmojiInfo>> found;
    for (const IndexedEmoji* each : table_->group(wanted.group)) {
        const Entry entry = make_entry(*each, names);
        const Fit fit = each->normalized == as_emoji ? Fit::Exact : entry.fit(words, all);
        if (fit != Fit::None) found.emplace_back(fit, entry.describe());
    }
    std::ranges::stable_sort(found, {}, &std::pair<Fit, EmojiInfo>::first);
    std::vector<EmojiInfo> result;
    for (auto& each : found) result.push_back(std::move(each.second));
    return result;
}

} // namespace spotit::emoji

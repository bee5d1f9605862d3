// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/symbol.hpp>

#include "symbol/name_files.hpp"

#include <array>
#include <mutex>
#include <optional>
#include <utility>

namespace spotit::symbol {

namespace {

/// Unicode calls the heads "dog face", "tête de chien", "Hundegesicht", where a child says "dog". The animals
/// from head to tail have that for a name in all languages.
constexpr std::array<std::pair<std::string_view, std::string_view>, 10> whole_animals{{
    {"🐶", "🐕"}, // dog
    {"🐱", "🐈"}, // cat
    {"🐭", "🐁"}, // mouse
    {"🐮", "🐄"}, // cow
    {"🐷", "🐖"}, // pig
    {"🐴", "🐎"}, // horse
    {"🐰", "🐇"}, // rabbit
    {"🐯", "🐅"}, // tiger
    {"🐲", "🐉"}, // dragon
    {"🐵", "🐒"}, // monkey
}};

/// Two regional indicators, or the black flag with tags.
bool is_flag(std::string_view emoji) {
    constexpr std::string_view regional = "\xF0\x9F\x87", tagged = "\xF0\x9F\x8F\xB4\xF3\xA0";
    return (emoji.size() == 8 && emoji.starts_with(regional)) || emoji.starts_with(tagged);
}

/// Unicode says "flag: France", "drapeau : France", "旗: フランス"; people say "France". The word before goes
/// to the tags, so that it is still found.
void call_flags_by_their_country(emojibase::Words& words) {
    constexpr std::array<std::string_view, 2> colons{":", "："};
    for (const std::string_view colon : colons) {
        const std::size_t at = words.name.find(colon);
        if (at == std::string::npos) continue;
        const std::size_t country = words.name.find_first_not_of(' ', at + colon.size());
        if (country == std::string::npos) return;
        words.tags.push_back(std::exchange(words.name, words.name.substr(country)));
        return;
    }
}

} // namespace

std::map<std::string, emojibase::Words, std::less<>> read_names(const NameFile& source) {
    // Names are a comfort: a file that breaks off gives those that stand before the break.
    auto names = emojibase::read_words(source.file);
    for (const auto& [head, animal] : whole_animals) {
        const auto face = names.find(head), whole = names.find(animal);
        if (face == names.end() || whole == names.end()) continue;
        face->second.tags.push_back(std::exchange(face->second.name, whole->second.name));
    }
    for (auto& [emoji, words] : names)
        if (is_flag(emoji)) call_flags_by_their_country(words);
    return names;
}

struct Names::Table {
    std::optional<NameFile> source;
    std::once_flag once;
    std::map<std::string, emojibase::Words, std::less<>> names;

    void read() {
        if (source) names = read_names(*source);
    }
};

Names::Names(const Places& places, std::string_view language)
    : table_(std::make_shared<Table>()) {
    table_->source = find_name_file(places, language);
}

std::string Names::find(std::string_view emoji) const {
    if (!table_) return {};
    std::call_once(table_->once, [this] { table_->read(); });
    const auto found = table_->names.find(normalised(emoji));
    return found == table_->names.end() ? std::string() : found->second.name;
}

const std::string& Names::language() const {
    static const std::string none;
    return table_ && table_->source ? table_->source->language : none;
}

} // namespace spotit::symbol

#include "emojibase/reader.hpp"
#include "golden.hpp"
#include "symbol/fonts.hpp"

#include <spotit/emoji.hpp>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace spotit::emojibase {
namespace {

std::string page() {
    std::string text =
        "# Classroom words\n\n"
        "Decks use these names of emoji in English, German, French and Spanish: as captions, as words of\n"
        "`deck.forms`, in the key and in the text that a search finds. Heads of animals (🐶 🐱 🐭 🐮 🐷 🐴 🐰 🐯 🐲 "
        "🐵) have\n"
        "the name of the animal. All other emoji, and all other languages, have the names of Unicode. The "
        "Spanish is that "
        "of\nSpain. A theme can give other names, one by one or in a [table of words](words.md#tables):\n\n"
        "```yaml\nsymbols:\n  - { emoji: 🐑, name: lamb }\n```\n\n"
        "This page is made from `src/emojibase/classroom_words.txt` by `scripts/generate texts`.\n";
    std::string_view section;
    for (const ClassroomWord& word : read_classroom_words()) {
        if (word.section != section)
            text +=
                fmt::format("\n## {}\n\n| | English | German | French | Spanish |\n|---|---|---|---|---|\n",
                            word.section);
        section = word.section;
        text += fmt::format("| {} | {} |\n", word.emoji, fmt::join(word.names, " | "));
    }
    return text;
}

} // namespace

TEST_CASE("the page of classroom words in docs/ is the one that the table gives") {
    CHECK(tests::matches_golden("../docs/classroom-words.md", page()));
}

TEST_CASE("a classroom word is given once, for an emoji that exists, in all four languages") {
    if (symbol::test::skip_without_emoji_names()) return;
    CHECK(read_classroom_words().size() >= 300);
    std::set<std::string> known, seen;
    for (const emoji::EmojiInfo& each : emoji::NameIndex(symbol::test::set_up_places()).search({}).emoji)
        known.insert(emoji::normalize(each.emoji));
    for (const ClassroomWord& word : read_classroom_words()) {
        CAPTURE(word.emoji);
        CHECK(known.contains(emoji::normalize(word.emoji)));
        CHECK(seen.insert(emoji::normalize(word.emoji)).second);
        for (const std::string_view name : word.names) {
            CHECK_FALSE(name.empty());
            CHECK(name.find_first_of("|;()") == std::string_view::npos);
        }
    }
}

TEST_CASE("no other emoji has the name of a classroom word") {
    if (symbol::test::skip_without_emoji_names()) return;
    const auto all = emoji::NameIndex(symbol::test::set_up_places()).search({}).emoji;
    for (std::size_t i = 0; i < emoji::language_words.size(); ++i) {
        const emoji::Names names(symbol::test::set_up_places(), emoji::language_words[i].language);
        std::map<std::string, std::set<std::string>> emoji;
        for (const emoji::EmojiInfo& each : all)
            emoji[names.find(each.emoji)].insert(emoji::normalize(each.emoji));
        for (const ClassroomWord& word : read_classroom_words()) {
            CAPTURE(word.names[i]);
            CHECK(emoji[std::string(word.names[i])] == std::set<std::string>{emoji::normalize(word.emoji)});
        }
    }
}

TEST_CASE("things are called as a child calls them, and still found by Unicode's names") {
    if (symbol::test::skip_without_emoji_names()) return;
    const emoji::Names german(symbol::test::set_up_places(), "de-AT");
    CHECK(german.find("✋") == "Hand");
    CHECK(german.find("🥛") == "Milch");
    CHECK(german.find("🍎") == "Apfel");
    CHECK(german.find("🍏") == "grüner Apfel");
    CHECK(emoji::Names(symbol::test::set_up_places(), "it").find("🍎") == "mela rossa");
    const auto found = emoji::NameIndex(symbol::test::set_up_places())
                           .search({.words = {"roter Apfel"}, .languages = {"de"}})
                           .emoji;
    REQUIRE_FALSE(found.empty());
    CHECK(found.front().emoji == "🍎");
    CHECK(found.front().name == "Apfel");
}

} // namespace spotit::emojibase

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/fonts.hpp"
#include <spotit/emoji.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

namespace spotit::emoji {
namespace {

const emoji::NameIndex& everything() {
    static const emoji::NameIndex index(symbol::test::set_up_places());
    return index;
}
std::vector<std::string> found(const emoji::EmojiSearch& wanted) {
    std::vector<std::string> emoji;
    for (const emoji::EmojiInfo& each : everything().search(wanted)) emoji.push_back(each.emoji);
    return emoji;
}
bool has(const std::vector<std::string>& all, std::string_view emoji) {
    return std::ranges::find(all, emoji) != all.end();
}

} // namespace

TEST_CASE("a search finds what is called just so first") {
    if (symbol::test::skip_without_emoji_names()) return;
    CHECK(found({.words = {"cat"}}).front() == "🐱"); // and so is 🐈
    CHECK(found({.words = {"unicorn"}}).front() == "🦄");
    CHECK(found({.words = {"hot", "dog"}}).front() == "🌭");
    CHECK(found({.words = {"hot dog"}}).front() == "🌭");
    CHECK(found({.words = {"Hot_Dog"}}).front() == "🌭");
    CHECK(found({.words = {"🦄"}}) == std::vector<std::string>{"🦄"});
    CHECK(found({.words = {"❤"}}) == std::vector<std::string>{"❤️"});
}

TEST_CASE("names come before beginnings, those before tags, and parts of words last") {
    if (symbol::test::skip_without_emoji_names()) return;
    const auto are_in_order = [](const std::string& word, const std::vector<std::string_view>& some) {
        const auto all = found({.words = {word}});
        std::vector<std::string_view> seen;
        for (const std::string& each : all)
            if (std::ranges::find(some, each) != some.end()) seen.emplace_back(each);
        return seen == some;
    };
    CHECK(are_in_order(
        "cat", {"🐱", "🐈‍⬛", "🐯", "🫴", "🎓️"})); // cat, black cat; tags: cat, catch, education
    CHECK(are_in_order("cow", {"🐮", "🤠", "🙎"}));           // cow, cowboy hat face; tag: scowl
}

TEST_CASE("every word must fit, in names, shortcodes or tags") {
    if (symbol::test::skip_without_emoji_names()) return;
    const auto both = found({.words = {"red", "fruit"}});
    CHECK(has(both, "🍎"));
    CHECK_FALSE(has(both, "🍌"));
    CHECK(found({.words = {"red", "xyzzy"}}).empty());
    CHECK(has(found({.words = {"+1"}}), "👍️")); // GitHub's alone
}

TEST_CASE("words may be in the language of the deck or in English, without accents and capitals") {
    if (symbol::test::skip_without_emoji_names()) return;
    const emoji::EmojiSearch french{.words = {"LICORNE"}, .language = "fr"};
    const auto unicorn = everything().search(french);
    REQUIRE(!unicorn.empty());
    CHECK(unicorn.front().emoji == "🦄");
    CHECK(unicorn.front().name == "licorne");
    CHECK(unicorn.front().shortcode == "unicorn");
    CHECK(found({.words = {"unicorn"}, .language = "fr"}).front() == "🦄");
    CHECK(has(found({.words = {"crepe"}, .language = "fr"}), "🥞"));
    CHECK(found({.words = {"единорог"}, .language = "ru"}).front() == "🦄");
    CHECK(found({.words = {"ЕДИНОРОГ"}, .language = "ru"}).front() == "🦄");
    CHECK(found({.words = {"licorne"}}).empty());
    CHECK(everything().search({.words = {"🐶"}, .language = "de"}).front().name == "Hund");
}

TEST_CASE("a group narrows a search, and alone it lists its emoji") {
    if (symbol::test::skip_without_emoji_names()) return;
    const auto birds = found({.group = "birds"});
    CHECK(birds == everything().group("birds"));
    const auto black = found({.words = {"black"}, .group = "birds"});
    CHECK(black == std::vector<std::string>{"🐦‍⬛"});
    CHECK(found({.group = "brids"}).empty());
}

TEST_CASE("the shortcode of a result finds it again") {
    if (symbol::test::skip_without_emoji_names()) return;
    std::set<std::string> shortcodes;
    for (const emoji::EmojiInfo& each : everything().search({})) {
        CAPTURE(each.emoji);
        CHECK(everything().find(each.shortcode) == each.emoji);
        CHECK(shortcodes.insert(each.shortcode).second);
        CHECK_FALSE(each.group.empty());
        CHECK_FALSE(each.subgroup.empty());
        CHECK_FALSE(each.name.empty());
    }
}

TEST_CASE("groups are listed once with the number of their emoji") {
    if (symbol::test::skip_without_emoji_names()) return;
    std::map<std::string, emoji::GroupInfo> infos;
    std::size_t in_groups = 0, in_subgroups = 0;
    for (const emoji::GroupInfo& each : everything().group_infos()) {
        CHECK(infos.emplace(each.name, each).second);
        CHECK(each.count == everything().group(each.name).size());
        if (each.kind == emoji::GroupInfo::Kind::Group) in_groups += each.count;
        if (each.kind == emoji::GroupInfo::Kind::Subgroup) in_subgroups += each.count;
    }
    CHECK(infos.at("fruit").kind == emoji::GroupInfo::Kind::Friendly);
    CHECK(infos.at("food-fruit").kind == emoji::GroupInfo::Kind::Subgroup);
    CHECK(infos.at("food-fruit").count == infos.at("fruit").count);
    CHECK(in_groups > 1600);
    CHECK(in_subgroups > 1500);
}

} // namespace spotit::emoji

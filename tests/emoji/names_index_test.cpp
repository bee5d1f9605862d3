#include "symbol/fonts.hpp"

#include <spotit/emoji.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <set>

namespace spotit::emoji {
namespace {

/// The tables of a small part of emojibase's data, for the tests of themes.
emoji::NameIndex small() {
    return emoji::NameIndex({{std::filesystem::path(SPOTIT_SOURCE_DIR) / "tests/theme/data"}});
}

} // namespace

TEST_CASE("an index without data knows nothing and says so") {
    for (const emoji::NameIndex& index :
         {emoji::NameIndex(), emoji::NameIndex(base::DataPaths{}), emoji::NameIndex({{"/nowhere"}})}) {
        CHECK(index.is_empty());
        CHECK(index.find("dog").empty());
        CHECK(index.find_nearest_name("dog").empty());
        CHECK(index.find_group("animals").empty());
        CHECK(index.list_group_names().empty());
        CHECK(index.list_groups().empty());
        CHECK(index.search({.words = {"dog"}}).emoji.empty());
    }
}

TEST_CASE("GitHub's names come before those of CLDR, CLDR's before emojibase's") {
    CHECK(small().find("dog") == "🐶");
    CHECK(normalize(small().find("dog2")) == "🐕");
    CHECK(small().find("DOG-FACE") == "🐶");
    CHECK(small().find("hot dog").empty());
    CHECK(small().find_nearest_name("unicron") == "unicorn");
}

TEST_CASE("what a name finds is fully qualified, and joined sequences stay whole") {
    CHECK(small().find("sunny") == "☀️");
    CHECK(small().find("man_farmer") == "👨‍🌾");
}

TEST_CASE("groups come in Unicode's order and without skin tones") {
    const auto fruit = small().find_group("fruit");
    CHECK(fruit == small().find_group("food-fruit"));
    CHECK(fruit.front() == "🍇");
    CHECK(small().find_group("brids").empty());
    const auto people = small().find_group("people-body");
    CHECK(std::ranges::none_of(
        people, [](const std::string& each) { return each.find("🏻") != std::string::npos; }));
}

TEST_CASE("every group has emoji, each of them one emoji and only once") {
    if (symbol::test::skip_without_emoji_names()) return;
    const emoji::NameIndex index(symbol::test::set_up_places());
    const auto names = index.list_group_names();
    CHECK(names.size() > 100);
    for (const std::string& name : names) {
        CAPTURE(name);
        const auto all = index.find_group(name);
        CHECK_FALSE(all.empty());
        CHECK(std::set<std::string>(all.begin(), all.end()).size() == all.size());
        for (const std::string& each : all) {
            const auto pieces = split_sequences(each);
            CHECK((pieces.size() == 1 && pieces[0].emoji));
        }
    }
}

} // namespace spotit::emoji

#include "similarity/drawings.hpp"

#include <spotit/symbol/font.hpp>
#include <spotit/symbol/load.hpp>

#include <doctest/doctest.h>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace spotit::similarity {

using namespace test;

namespace {

/// Pairs of emoji that people take for each other and whose drawings are alike; the first ten are flags.
const std::vector<std::pair<std::string, std::string>> notorious{
    {"🇮🇩", "🇲🇨"}, {"🇮🇩", "🇵🇱"}, {"🇸🇳", "🇲🇱"}, {"🇷🇴", "🇹🇩"},       {"🇮🇪", "🇨🇮"}, {"🇦🇺", "🇳🇿"},
    {"🇸🇮", "🇸🇰"}, {"🇮🇹", "🇲🇽"}, {"🇪🇨", "🇨🇴"}, {"🇳🇴", "🇧🇻"},       {"🕐", "🕑"},   {"🔒", "🔓"},
    {"🐪", "🐫"},   {"😀", "😃"},   {"😃", "😄"},   {"🙂", "☺️"}, {"⭐", "🌟"},   {"🔈", "🔉"},
};

/// The pairs of slanted discs in one color that are mistaken.
std::vector<std::pair<std::size_t, std::size_t>> mistaken_in(const color::Color& color) {
    std::vector<symbol::Symbol> symbols;
    for (int i = 0; i < 12; ++i)
        symbols.push_back(disc({.map = {1, 0, i * i * 0.01, 1, 0, 0}, .color = color}));
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (const Pair& pair : find(all_on_white(symbols))) pairs.emplace_back(pair.first, pair.second);
    return pairs;
}

} // namespace

TEST_CASE("shapes of a single color are mistaken alike in black, dark red and yellow") {
    const auto in_black = mistaken_in(color::black);
    CHECK(!in_black.empty());
    CHECK(in_black.size() < 12 * 11 / 2);
    CHECK(mistaken_in({0.55, 0.11, 0.07, 1}) == in_black);
    CHECK(mistaken_in({1, 0.8, 0.4, 1}) == in_black);
}

TEST_CASE("notorious pairs are found, and pairs of themes' emoji that differ are not") {
    const std::vector<std::pair<std::string, std::string>> found{{"🇮🇩", "🇲🇨"},
                                                                 {"🇳🇱", "🇱🇺"},
                                                                 {"🇸🇳", "🇲🇱"},
                                                                 {"🇷🇴", "🇹🇩"},
                                                                 {"🇮🇪", "🇨🇮"},
                                                                 {"🇦🇺", "🇳🇿"},
                                                                 {"🇦🇺", "🇨🇰"},
                                                                 {"🇹🇯", "🇮🇷"},
                                                                 {"🇪🇨", "🇨🇴"},
                                                                 {"🇳🇴", "🇧🇻"},
                                                                 {"🇸🇮", "🇸🇰"},
                                                                 {"🇶🇦", "🇧🇭"},
                                                                 {"🇭🇹", "🇱🇮"},
                                                                 {"🇵🇱", "🇮🇩"},
                                                                 {"👨‍⚕️", "👩‍⚕️"},
                                                                 {"🧑‍🚒", "👨‍🚒"},
                                                                 {"🏃‍♀️", "🏃‍♂️"},
                                                                 {"👍", "👍🏽"},
                                                                 {"🧙", "🧙‍♀️"},
                                                                 {"👨‍🍳", "👩🏾‍🍳"},
                                                                 {"🐁", "🐀"},
                                                                 {"🐕", "🦮"},
                                                                 {"🐪", "🐫"},
                                                                 {"🐋", "🐳"},
                                                                 {"🌕", "🌝"},
                                                                 {"🌑", "🌚"},
                                                                 {"☀", "🌞"},
                                                                 {"🔴", "🟠"},
                                                                 {"🟥", "🟧"},
                                                                 {"📙", "📕"},
                                                                 {"📗", "📘"},
                                                                 {"🧡", "❤️"},
                                                                 {"⭐", "🌟"},
                                                                 {"⛄", "☃️"},
                                                                 {"🏠", "🏡"},
                                                                 {"🍸", "🍹"},
                                                                 {"☕", "🍵"},
                                                                 {"🚌", "🚎"},
                                                                 {"🔒", "🔓"},
                                                                 {"🔈", "🔊"},
                                                                 {"😃", "😄"},
                                                                 {"🙂", "☺"}};
    for (const auto& [one, other] : found) {
        CAPTURE(one + other);
        const std::vector<std::string_view> emoji{"🐶", one, "", other, ""};
        const auto pairs = find_confused_emoji(emoji);
        REQUIRE(pairs.size() == 1);
        CHECK((pairs[0].first == 1 && pairs[0].second == 3));
    }
    CHECK(find_confused_emoji(std::vector<std::string_view>{"🐶", "🐱", "🇫🇷", "🇮🇹", "👨‍⚕️",
                                                            "👨‍🚒", "👶", "🟦"})
              .empty());
}

TEST_CASE("pairs whose drawings are alike are warned of") {
    const std::filesystem::path file =
        std::filesystem::path(SPOTIT_SOURCE_DIR) /
        "fonts/node_modules/@expo-google-fonts/noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf";
    if (!std::filesystem::exists(file)) return;
    const symbol::Fonts fonts(symbol::Font::open(file));
    for (const auto& [one, other] : notorious) {
        CAPTURE(one + other);
        std::vector<symbol::Symbol> symbols;
        for (const std::string& emoji : {one, other}) {
            diag::Sink sink;
            symbols.push_back(symbol::load({symbol::Emoji{emoji}}, fonts, sink));
        }
        const auto pairs = find(all_on_white(symbols));
        REQUIRE(pairs.size() == 1);
        CHECK(pairs[0].kind != PairKind::ColorBlind);
    }
}

} // namespace spotit::similarity

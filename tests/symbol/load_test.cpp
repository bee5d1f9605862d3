#include "every_day.hpp"
#include "symbol/fonts.hpp"

#include <spotit/base/json.hpp>
#include <spotit/emoji.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <future>
#include <iterator>

using namespace spotit;
using namespace spotit::symbol;
using namespace spotit::symbol::test;

TEST_CASE("a character that the font lacks is named with its code point") {
    const Loaded loaded = load_one("🫩", colrtest());
    CHECK(loaded.said ==
          std::vector<std::string>{"missing-glyph: no picture for 🫩 (U+1FAE9) in ColrTest"});
    CHECK(loaded.symbol.outline.empty());
    CHECK(loaded.symbol.name == "🫩");
}

TEST_CASE("text that becomes several glyphs is not one emoji") {
    const Loaded loaded = load_one(private_character(0) + private_character(1), colrtest());
    CHECK(loaded.said ==
          std::vector<std::string>{"not-one-emoji: " + private_character(0) + private_character(1) +
                                   " is not one emoji in ColrTest; it splits into 2 pictures"});
}

TEST_CASE("a glyph that paints nothing is blank") {
    const Loaded loaded = load_one(private_character(134), colrtest()); // mode_clear
    REQUIRE(loaded.said.size() == 1);
    CHECK(loaded.said.front().starts_with("blank-symbol: "));
    CHECK(load_one("", colrtest()).said.front().starts_with("blank-symbol: "));
}

TEST_CASE("problems carry the place in the theme") {
    const auto theme = std::make_shared<const diag::SourceText>("a.yaml", "- 🫩\n");
    diag::Sink sink;
    load({.content = Emoji{"🫩"}, .span = {theme, 2, 6}}, colrtest(), sink);
    REQUIRE(sink.list_sorted().size() == 1);
    CHECK(sink.list_sorted().front().span.begin == 2);
    CHECK(sink.list_sorted().front().severity == diag::Severity::Error);
    CHECK(sink.has_errors());
}

TEST_CASE("what PDF has no operator for is a warning, not an error") {
    const Loaded loaded = load_one(private_character(145), colrtest()); // mode_xor
    CHECK(loaded.said ==
          std::vector<std::string>{"not-vector: " + private_character(145) +
                                   " becomes an image in the PDF: ColrTest paints it with XOR, which "
                                   "PDF does not have"});
    CHECK(!loaded.symbol.outline.empty());
}

TEST_CASE("the theme's name wins over the character") {
    diag::Sink sink;
    CHECK(load({.content = Emoji{private_character(0)}, .name = "square"}, colrtest(), sink).name ==
          "square");
    CHECK(load({Emoji{private_character(0)}}, colrtest(), sink).name == private_character(0));
}

TEST_CASE("emojibase's names are found with and without variation selectors, for skin tones too") {
    if (skip_without_noto()) return;
    const emoji::Names names(set_up_places());
    CHECK(names.find("❤️") == "heart");
    CHECK(names.find("❤") == "heart");
    CHECK(names.find("👍🏽") == "thumbs up: medium skin tone");
    CHECK(names.find("🇫🇷") == "France");
    CHECK(names.find("x").empty());
    CHECK(emoji::Names(set_up_places(), "fr").find("🦊") == "renard");
    CHECK(emoji::Names().find("🦊").empty());
    CHECK(emoji::Names(base::DataPaths{}).find("🦊").empty());
}

TEST_CASE("sequences that Noto does not have are errors, not other pictures") {
    if (skip_without_noto()) return;
    const Font font = noto();
    CHECK(load_one("🐶‍🌈", font).said ==
          std::vector<std::string>{
              "not-one-emoji: 🐶‍🌈 is not one emoji in Noto Color Emoji; it splits into 2 pictures"});
    CHECK(load_one("🐶🏽", font).said ==
          std::vector<std::string>{
              "not-one-emoji: 🐶🏽 is not one emoji in Noto Color Emoji; it splits into 2 pictures"});
    const std::vector<std::string> unknown_flag{"not-one-emoji: 🇾🇾 is not one emoji in Noto Color Emoji; it "
                                                "would show as the flag of an unknown place"};
    CHECK(load_one("🇾🇾", font).said == unknown_flag);
    const std::string no_region = "🏴\U000E0061\U000E0061\U000E0061\U000E007F";
    REQUIRE(load_one(no_region, font).said.size() == 1);
    CHECK(load_one(no_region, font).said.front().starts_with("not-one-emoji: "));
    CHECK(load_one("A", font).said ==
          std::vector<std::string>{"missing-glyph: no picture for A (U+0041) in Noto Color Emoji"});
}

TEST_CASE("many threads may load from one font") {
    const Font font = colrtest();
    const auto load_all = [&] {
        std::vector<geom::Region> outlines;
        for (int i = 0; i < 179; i += tests::rounds(1, 4)) {
            diag::Sink sink;
            outlines.push_back(load({Emoji{private_character(i)}}, font, sink).outline);
        }
        return outlines;
    };
    const auto alone = load_all();
    std::vector<std::future<std::vector<geom::Region>>> others;
    for (int i = 0; i < 4; ++i) others.push_back(std::async(std::launch::async, load_all));
    for (auto& other : others) CHECK(other.get() == alone);
}

TEST_CASE("selectors that a font does not know leave no glyph behind") {
    if (skip_without_noto()) return;
    for (const std::string_view emoji : {"❤️", "☀️", "☀", "❤", "1⃣", "1️⃣", "🐶\u200D"}) {
        CAPTURE(emoji);
        CHECK(load_one(emoji, noto()).said.empty());
    }
}

TEST_CASE("every emoji that Unicode recommends is one piece, one glyph and ink in Noto, without a warning") {
    if (skip_without_noto()) return;
    std::ifstream in(set_up_places().data.front() / "node_modules/emojibase-data/en/compact.json");
    std::vector<std::string> all;
    const base::Json entries = base::Json::parse(std::string{std::istreambuf_iterator<char>(in), {}}).value();
    for (const base::Json& entry : entries.parts()) {
        all.push_back(entry.at("unicode").string());
        if (const base::Json* const skins = entry.find("skins"))
            for (const base::Json& skin : skins->parts()) all.push_back(skin.at("unicode").string());
    }
    CHECK(all.size() > 3950);
    const Font font = noto();
    tests::EveryDay every_day(23);
    for (const std::string& emoji : all) {
        CAPTURE(emoji);
        const auto pieces = emoji::split_sequences(emoji);
        REQUIRE(pieces.size() == 1);
        CHECK(pieces.front().emoji);
        if (every_day.skips_next()) continue;
        const Loaded loaded = load_one(emoji, font);
        CHECK(loaded.said.empty());
        CHECK(!loaded.symbol.outline.empty());
    }
}

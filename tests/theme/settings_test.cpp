#include "theme/read_theme.hpp"

#include <spotit/theme/read.hpp>

#include <doctest/doctest.h>

#include <algorithm>

namespace spotit::theme {
namespace {

/// Reads a deck of seven emoji with these keys.
Theme read_keys(const std::string& keys) {
    const tests::Outcome read =
        tests::read_theme_with({std::string(SPOTIT_SOURCE_DIR) + "/tests/theme/data/theme.yaml",
                                "symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n" + keys + "\n"},
                               {}, {}, tests::all_emoji);
    REQUIRE(read.said == "");
    return read.theme;
}

ResolvedSetting find_setting(const std::string& keys, std::string_view path) {
    const std::vector<ResolvedSetting> all = list_settings(read_keys(keys));
    const auto found = std::ranges::find(all, path, &ResolvedSetting::key);
    REQUIRE(found != all.end());
    return *found;
}

} // namespace

TEST_CASE("a setting has the value that the deck has, and the layer that gives it") {
    CHECK(find_setting("extends: print-shop", "sheet.bleed").number == 3);
    CHECK(find_setting("extends: print-shop", "sheet.bleed").layer == "print-shop");
    CHECK(find_setting("extends: print-shop\nsheet: {bleed: 1mm}", "sheet.bleed").layer == "theme.yaml");
    CHECK(find_setting("", "sheet.bleed").source == nullptr);
    CHECK(find_setting("card: {shape: square}", "sheet.marks").value == "crop");
    CHECK(find_setting("back: navy", "sheet.duplex").value == "long-edge");
    CHECK(find_setting("", "output.pdf").value == "1.7");
    CHECK(find_setting("", "output.color").value == "rgb");
    CHECK(find_setting("output: {pdf: x-1a}", "output.color").value == "cmyk");
    CHECK(find_setting("output: {pdf: x-1a, color: gray}", "output.color").value == "gray");
}

TEST_CASE("a setting has what its key takes, and the default beside the value") {
    const KeyInfo& size = *find_setting("card: {size: 70mm}", "card.size").info;
    CHECK(size.default_text == "85mm");
    CHECK(size.range == std::array{20.0, 500.0});
    CHECK(size.unit == "mm");
    CHECK(find_setting("", "card.size").text == size.default_text);
    CHECK(find_setting("", "layout.rotation").info->words == std::vector<std::string>{"any", "upright"});
    for (const ResolvedSetting& setting : list_settings(read_keys("")))
        CHECK(setting.info == &*std::ranges::find(list_key_infos(), setting.key(), &KeyInfo::path));
}

TEST_CASE("a setting has numbers in its unit, colors as they are shown, and texts as they were read") {
    CHECK(find_setting("card: {size: 80mm, margin: 10%}", "card.margin").number == 8);
    CHECK(find_setting("card: {margin: 10%}", "card.margin").text == "10%");
    CHECK(find_setting("layout: {rotation: 30°}", "layout.rotation").number == 30);
    CHECK(find_setting("layout: {rotation: 8 steps}", "layout.rotation").number == std::nullopt);
    CHECK(find_setting("layout: {rotation: any}", "layout.rotation").number == 180);
    CHECK(find_setting("layout: {rotation: upright}", "layout.rotation").number == 0);
    CHECK(find_setting("", "deck.cards").number == 7);
    CHECK(find_setting("colors: {brand: \"#1d70b8\"}\ncard: {background: brand}", "card.background").value ==
          "#1d70b8");
    CHECK(find_setting("back: navy", "back").value == "#000080");
    CHECK(find_setting("title: '\"Quoted\"'", "title").value == "\"Quoted\"");
    CHECK(find_setting("title: \"2024\"", "title").number == std::nullopt);
}

TEST_CASE("a paint has all of its colors, how transparent they are, and what else it says") {
    const auto write_paint = [](const std::string& paint) {
        return find_setting("card: {background: " + paint + "}", "card.background").value;
    };
    CHECK(write_paint("\"#00000033\"") == "#00000033");
    CHECK(write_paint("{gradient: radial, stops: [white, gold 70%, \"#00f8\"]}") ==
          R"({gradient: radial, stops: ["#ffffff", "#ffd700 70%", "#0000ff88"]})");
    CHECK(write_paint("{gradient: linear, stops: [white, gold], angle: 30}") ==
          R"({gradient: linear, stops: ["#ffffff", "#ffd700"], angle: 30})");
    CHECK(write_paint("{pattern: dots, colors: [navy, red, gold], size: 9mm, color: red}") ==
          R"({pattern: dots, colors: ["#000080", "#ff0000", "#ffd700"], size: 9mm, color: "#ff0000"})");
}

TEST_CASE("a paint of a picture has what else it says") {
    CHECK(find_setting("card: {background: {image: pictures/a.svg, fit: tile, size: 10mm, opacity: 50%, "
                       "color: gold}}",
                       "card.background")
              .value.ends_with("pictures/a.svg\", fit: tile, opacity: 50%, size: 10mm, color: \"#ffd700\"}"));
    CHECK(find_setting("card: {background: {image: pictures/a.svg}}", "card.background")
              .value.ends_with("pictures/a.svg\"}"));
}

TEST_CASE("a setting of several values is a list that is read as they are") {
    CHECK(find_setting("output: {keywords: [a, \"b, c\", '\"d\"']}", "output.keywords").value ==
          "[a, \"b, c\", '\"d\"']");
    CHECK(find_setting("deck: {copies: 2, copy_colors: [crimson, \"#00f8\"]}", "deck.copy_colors").value ==
          "[\"#dc143c\", \"#0000ff88\"]");
}

TEST_CASE("the text of a background that is a color is as it is written") {
    CHECK(find_setting("card: {background: cmyk(100% 0% 0% 10%)}", "card.background").text ==
          "cmyk(100% 0% 0% 10%)");
    CHECK(find_setting("card: {background: \"#1d70b8\"}", "card.background").text == "#1d70b8");
    CHECK(find_setting("back: cmyk(100% 0% 0% 10%)", "back").text == "cmyk(100% 0% 0% 10%)");
    CHECK(find_setting("back: {background: navy}", "back").text == "navy");
    CHECK(find_setting("back: {text: Hi}", "back").text != "text: Hi");
}

TEST_CASE("a card without a border has no width of one") {
    const auto has_width = [](const char* keys) {
        const std::vector<ResolvedSetting> all = list_settings(read_keys(keys));
        return std::ranges::find(all, "card.border.width", &ResolvedSetting::key) != all.end();
    };
    CHECK(has_width("look: night"));
    CHECK(!has_width("look: night\ncard: {border: none}"));
    CHECK(!has_width(""));
}

TEST_CASE("the value of a setting is read as what the deck has") {
    const std::string file = std::string(SPOTIT_SOURCE_DIR) + "/tests/theme/data/theme.yaml";
    for (const auto& [key, keys] : std::initializer_list<std::pair<const char*, const char*>>{
             {"card.background",
              "card: {background: {image: pictures/a.svg, fit: tile, size: 7.5mm, opacity: 35%}}"},
             {"card.background",
              "card: {background: {image: pictures/a.svg, fit: contain, color: \"#0008\"}}"},
             {"output.keywords", "output: {keywords: [\"it's\", 'say \"b, c\"', \"#1\", \"x: y\", plain]}"},
             {"deck.copy_colors", "deck: {copies: 3, copy_colors: [red, \"#00f8\", cmyk(100% 0% 0% 0%)]}"},
             {"fonts.colors", "look: night\nfonts: {colors: [\"#ff000080\", crimson]}"}}) {
        const std::string value = find_setting(keys, key).value;
        const tests::Outcome again =
            tests::read_theme_with({file, "symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\ndeck: {copies: 3}\n"},
                                   {}, {{key, value}}, tests::all_emoji);
        CHECK(again.said == "");
        const auto all = list_settings(again.theme);
        CHECK(std::ranges::find(all, key, &ResolvedSetting::key)->value == value);
    }
}

TEST_CASE("the rotation of words is what they have, and none is that of words and pictures") {
    const auto write_rotation = [](const std::string& symbols, const std::string& keys = "") {
        const tests::Outcome read = tests::read_theme("symbols: " + symbols + "\n" + keys + "\n");
        REQUIRE(read.said == "");
        const auto all = list_settings(read.theme);
        return std::ranges::find(all, "layout.rotation", &ResolvedSetting::key)->value;
    };
    const std::string words = "[cat, dog, cow, hen, pig, ant, bee]",
                      emoji = "🐶 🐱 🐭 🐹 🐰 🦊 🐻";
    CHECK(write_rotation(words) == "25");
    CHECK(write_rotation(words, "layout: {rotation: any}") == "any");
    CHECK(write_rotation(emoji) == "any");
    CHECK(write_rotation(emoji, "deck: {forms: labeled}") == "25");
    CHECK(write_rotation(emoji, "deck: {forms: mixed}") == "");
    CHECK(write_rotation("[cat, dog, cow, hen, pig, ant, 🐻]") == "");
    CHECK(write_rotation("[cat, dog, cow, hen, pig, ant, {emoji: 🐻, rotation: 5}]") == "25");
}

TEST_CASE("there are settings of forms in decks that have two of them") {
    const auto has_mode = [](const std::string& keys) {
        const auto all = list_settings(read_keys(keys));
        return std::ranges::find(all, "deck.forms.mode", &ResolvedSetting::key) != all.end();
    };
    CHECK(has_mode("deck: {forms: mixed}"));
    CHECK(!has_mode(""));
}

TEST_CASE("a setting names the layer that gives it without the theme's own") {
    CHECK(find_setting("look: night\ncard: {border: {width: 1mm}}", "card.border.width").lower == "night");
    CHECK(find_setting("card: {border: {width: 1mm}}", "card.border.width").lower == "");
    CHECK(find_setting("look: night", "card.border.width").lower == "");
    CHECK(find_setting("extends: print-shop\nsheet: {bleed: 1mm}", "sheet.bleed").lower == "print-shop");
}

TEST_CASE("a setting is the uppermost look, and the colors of words after all layers") {
    CHECK(find_setting("", "look").value == "");
    CHECK(find_setting("look: night", "look").value == "night");
    CHECK(find_setting("extends: print-shop\nlook: \"paper\"", "look").value == "paper");
    CHECK(find_setting("", "fonts.colors").value == "");
    CHECK(find_setting("look: night", "fonts.colors").value == R"(["#ffffff", "#ffdc2e", "#8fd8ff"])");
    CHECK(find_setting("look: night", "fonts.colors").layer == "night");
    CHECK(find_setting("look: night\nfonts: {colors: [crimson, \"#005a9c\"]}", "fonts.colors").value ==
          R"(["#dc143c", "#005a9c"])");
}

TEST_CASE("a theme has the colors that it names, whatever they are written as") {
    const Theme theme =
        read_keys("colors: {brand: \"#1d70b8\"}\nback: {pattern: dots, colors: [navy, brand]}\n"
                  "card: {background: {gradient: linear, stops: [white, gold 70%]}}");
    std::vector<std::string> colors;
    for (const color::Color& color : theme.colors) colors.push_back(color::to_hex(color));
    CHECK(colors == std::vector<std::string>{"#1d70b8", "#ffffff", "#ffd700", "#000080", "#1d70b8"});
}

} // namespace spotit::theme

#include "every_day.hpp"
#include "theme/read_theme.hpp"

#include <spotit/base/join.hpp>
#include <spotit/theme/read.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <fmt/format.h>

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

/// Returns what differs of a deck where each of its values is set again.
std::vector<std::string> find_changes(const std::string& text) {
    const std::string file = std::string(SPOTIT_SOURCE_DIR) + "/tests/theme/data/theme.yaml";
    const auto read = [&](const std::vector<Override>& overrides) {
        const tests::Outcome outcome = tests::read_theme_with({file, text}, {}, overrides, tests::all_emoji);
        std::vector<std::string> values = outcome.theme.set.color_names;
        for (const ResolvedSetting& setting : list_settings(outcome.theme))
            values.push_back(fmt::format("{}: {}", setting.key(), setting.number ? "" : setting.value) +
                             fmt::format("{:.12g}", setting.number.value_or(0)));
        values.push_back(tests::is_good(outcome) ? "" : outcome.said);
        return values;
    };
    const std::vector<std::string> before = read({});
    CHECK_MESSAGE(before.back() == "", text);
    std::vector<std::string> changes;
    for (const ResolvedSetting& setting :
         list_settings(tests::read_theme_with({file, text}, {}, {}, tests::all_emoji).theme))
        if (!setting.value.empty() && read({{std::string(setting.key()), setting.value}}) != before)
            changes.push_back(std::string(setting.key()) + "=" + setting.value);
    return changes;
}

} // namespace

TEST_CASE("the value of each key, set again, gives the same deck with each style, look and layer") {
    std::vector<std::string> layers{
        "card: {shape: hexagon, size: 3in, corner_radius: 5%, margin: 10%}\nlayout: {rotation: 8 steps}\n",
        "card: {shape: rectangle, size: 2 1/3in x 3 1/7in}\nsheet: {paper: 8 1/3 x 11 1/7in, "
        "back_offset: [1/7mm, -0.123456mm], scale: [100.12345%, 99.98765%], back_rotation: 0.123456}\n",
        "colors: {brand: \"hsl(210 72% 40%)\", ink: cmyk(90% 10% 0% 5%)}\n"
        "card: {background: brand, border: {color: ink}}\nback: {background: ink, text: Hi}\n",
        "card: {background: {gradient: radial, stops: [white, \"hsl(40 100% 50%) 70%\", cmyk(0% 3% 0% "
        "0%)]}}\n"
        "back: {background: {pattern: dots, size: 1/3in, angle: 12.345678}}\noutput: {color: cmyk}\n",
        "layout: {gap: 1/3in, size_variety: 3.14159265, edge: 1/7mm hsl(10 10% 10%)}\ncard: {margin: 7pt}\n",
        "deck: {forms: labeled}\ncard: {size: 55mm}\n",
        "deck: {forms: {mode: mixed, of: [picture, label]}}\n",
        "deck: {forms: split}\nback: {background: navy, color: hsl(1 2% 93%), by_pile: [crimson, hsl(10 20% "
        "30%)]}\n",
        "back: {}\nextras: {rules: [well, tower]}\nsheet: {skip: [1, 3], footer: none}\n",
        "fonts: {colors: [crimson, hsl(1 50% 50%), cmyk(0% 90% 0% 0%)], scale: 0.777777}\nseed: 4\n"};
    for (const Style& style : list_layers())
        layers.push_back("extends: " + std::string(style.name) + "\ndeck: {symbols_per_card: 3}\n");
    for (std::string& layer : layers) layer += tests::seven_animals;
    layers.emplace_back("deck: {kind: set}\n");
    layers.emplace_back("colors: {sea: \"#0072b2\"}\ndeck: {kind: set, set: {shapes: [star, wave, drop], "
                        "colors: [crimson, sea, cmyk(20% 0% 100% 10%)]}}\n");
    tests::EveryDay every_day(3);
    for (const std::string& layer : layers)
        if (!every_day.skips_next()) CHECK(base::join(find_changes(layer), "\n") == "");
}

TEST_CASE("a back shows the colors of the first copy or pile") {
    const auto find_back = [](const std::string& keys) { return find_setting(keys, "back"); };
    const std::string copies = "deck: {copies: 2, copy_colors: [crimson, gold]}\n";
    CHECK(find_back(copies).colors.front() == "#dc143c");
    CHECK(find_back(copies).value.starts_with("{pattern: diamonds, colors: [\"#dc143c\", "));
    CHECK(find_back(copies).text == find_back("back: {}").text); // from which those of all copies are made
    CHECK(find_back(copies + "back: {text: Hi}").colors.front() == "#dc143c");
    CHECK(find_back(copies + "back: navy").value == "#dc143c");
    CHECK(find_back("deck: {forms: split}\nback: {by_pile: [teal, gold]}").colors.front() == "#008080");
}

TEST_CASE("settings have no keys that the deck can't have, and ranges and words that it can") {
    const auto has = [](const Theme& theme, std::string_view key) {
        return std::ranges::count(list_settings(theme), key, &ResolvedSetting::key) == 1;
    };
    const Theme set = tests::read_theme("deck: {kind: set}\n").theme;
    CHECK(has(set, "deck.set.colors"));
    CHECK(!has(set, "deck.forms"));
    CHECK(!has(set, "deck.symbols_per_card"));
    CHECK(!has(read_keys(""), "deck.set.colors"));
    CHECK(!has(read_keys("deck: {forms: labeled}"), "deck.forms.of"));
    CHECK(find_setting("", "deck.symbols_per_card").info->range == std::array{3.0, 128.0});
    CHECK(find_setting("", "deck.cards").info->range == std::array{2.0, 16257.0});
    CHECK(find_setting("", "sheet.paper").info->unit == "mm");
    const std::vector<std::string>& games = find_setting("", "extras.rules").info->words;
    CHECK(std::ranges::count(games, find_setting("", "extras.rules").value) == 1);
}

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
    for (const auto& [color, text] : theme.colors) colors.push_back(color::to_hex(color));
    CHECK(colors == std::vector<std::string>{"#1d70b8", "#ffffff", "#ffd700", "#000080", "#1d70b8"});
}

} // namespace spotit::theme

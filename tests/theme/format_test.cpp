#include "golden.hpp"

#include "theme/read_theme.hpp"

#include <spotit/deck.hpp>

#include <doctest/doctest.h>

#include <numbers>

namespace spotit::tests {
namespace {

using background::Gradient;
using background::Pattern;

theme::Theme formatted_theme(const std::string& text, const std::string& symbols = seven_animals) {
    Outcome outcome = read_theme(text + "\n" + symbols);
    REQUIRE(outcome.said == "");
    return std::move(outcome.theme);
}

document::Style style(const std::string& background) {
    return formatted_theme("card: {background: " + background + "}").style;
}

template<class Drawing>
Drawing drawing(const std::string& background) {
    return std::get<Drawing>(style(background).drawing.value().drawing);
}

std::string text_with_categories(const std::string& categories) {
    return "deck: {categories: " + categories + "}\n";
}

} // namespace

TEST_CASE("a background is a color, or keys of a gradient or a pattern") {
    CHECK_FALSE(style("cornsilk").drawing.has_value());
    CHECK(style("cornsilk").background == *color::parse("cornsilk"));
    const Gradient gradient =
        drawing<Gradient>("{gradient: linear, stops: [red, gold 40%, '#00f'], angle: 90}");
    CHECK(gradient.angle == doctest::Approx(std::numbers::pi / 2));
    CHECK(gradient.stops[1].at == 0.4);
    CHECK(drawing<Gradient>("{gradient: linear, stops: [red, blue]}").angle ==
          doctest::Approx(std::numbers::pi));
    const Pattern pattern =
        drawing<Pattern>("{pattern: stripes, colours: [white, red], size: 1cm, angle: 45°}");
    CHECK(pattern.kind == Pattern::Kind::Stripes);
    CHECK(pattern.size == 10);
    CHECK(pattern.angle == doctest::Approx(std::numbers::pi / 4));
}

TEST_CASE("the stops of a gradient are a list, or a text with commas as in CSS") {
    const auto stops_of = [](const std::string& stops) {
        return drawing<Gradient>("{gradient: linear, stops: " + stops + "}").stops;
    };
    const auto text = stops_of("\"red, rgb(0, 0, 255) 40%, #fff8e7\"");
    const auto list = stops_of("[red, \"rgb(0, 0, 255) 40%\", \"#fff8e7\"]");
    REQUIRE(text.size() == 3);
    for (std::size_t i = 0; i < text.size(); ++i) {
        CHECK(text[i].color == list[i].color);
        CHECK(text[i].at == list[i].at);
    }
}

TEST_CASE("gradients and patterns take the theme's own colors") {
    const std::string colors = "colors: {brand: teal}\ncard: {background: ";
    const auto stops =
        std::get<Gradient>(formatted_theme(colors + "{gradient: radial, stops: [brand, white]}}")
                               .style.drawing.value()
                               .drawing)
            .stops;
    CHECK(stops[0].color == *color::parse("teal"));
}

TEST_CASE("inks of print shops become the colors they look like") {
    const color::Color red = style("'cmyk(0% 100% 100% 0%)'").background;
    CHECK(red.red == doctest::Approx(1).epsilon(0.002));
    CHECK(red.green == doctest::Approx(0).epsilon(0.002));
    CHECK(red.blue == doctest::Approx(0).epsilon(0.002));
    CHECK(style("cmyk(0 0 0 100)").background == color::black);
    CHECK(style("gray(50%)").background.green == doctest::Approx(0.5).epsilon(0.004));
    CHECK(style("gray(0%)").background == color::black);
}

TEST_CASE("backs can be off, a paint, or keys") {
    CHECK_FALSE(formatted_theme("back: none").back.has_value());
    CHECK(formatted_theme("back: navy").back.value().background == *color::parse("navy"));
    const auto back =
        formatted_theme("back: {text: '{title} {copy}', font: Lexend, color: gold}").back.value();
    CHECK(back.text == "{title} {copy}");
    CHECK(back.font == "Lexend");
    CHECK(back.color == *color::parse("gold"));
    CHECK(back.background == color::white);
}

TEST_CASE("sheets know bleeds, backs, places that stay free, and cards that are pages") {
    const theme::Theme theme = formatted_theme(
        "sheet: {bleed: 1/8in, back_bleed: 1mm, duplex: fold, marks: centre, packing: hex,\n"
        "  back_rotation: -0.5°, scale: [100.2%, 0.999], skip: [1, 3], marks_on_backs: yes}\nback: navy");
    CHECK(theme.sheet.bleed == doctest::Approx(3.175));
    CHECK(theme.sheet.back_bleed == 1);
    CHECK(theme.sheet.duplex == sheet::Duplex::Fold);
    CHECK(theme.sheet.marks == sheet::Marks::Center);
    CHECK(theme.sheet.packing == sheet::Packing::Hex);
    CHECK(theme.sheet.back_rotation == doctest::Approx(-0.5 * std::numbers::pi / 180));
    CHECK(theme.sheet.scale_x == doctest::Approx(1.002));
    CHECK(theme.sheet.skip == std::vector<int>{1, 3});
    CHECK(theme.sheet.marks_on_backs);
    CHECK(formatted_theme("sheet: {paper: none}").sheet.one_card_per_page);
    CHECK(formatted_theme("card: {size: 40cm}\nsheet: {paper: none}").style.card.size().width == 400);
    CHECK(formatted_theme("sheet: {paper: universal}").sheet.paper == geom::Size{210, 279.4});
}

TEST_CASE("the file has inks, a kind, a resolution and a name for the cut") {
    const theme::Theme theme =
        formatted_theme("output: {color: cmyk, pdf: 1.7, image_dpi: 600, cut_contour: Cut, "
                        "ink_limit: 280%, subject: French}\n"
                        "check: {legibility: error}");
    CHECK(theme.output.inks == pdf::Inks::Cmyk);
    CHECK(formatted_theme("output: {color: gray}").output.inks == pdf::Inks::Gray);
    CHECK(theme.output.conformance == pdf::Conformance::Pdf17);
    CHECK(theme.image_dpi == 600);
    CHECK(theme.output.cut_contour == "Cut");
    CHECK(theme.output.ink_limit.value() == doctest::Approx(2.8));
    CHECK(theme.check.legibility == theme::Check::Error);
}

TEST_CASE("symbols can be shown as words, labelled, or in two forms") {
    using Kind = theme::DisplayForm::Kind;
    CHECK_FALSE(formatted_theme("deck: {forms: pictures}").forms.has_value());
    CHECK(formatted_theme("deck: {forms: words}").forms.value().first.kind == Kind::Word);
    CHECK_FALSE(formatted_theme("deck: {forms: labeled}").forms.value().mode.has_value());
    const theme::Forms split = formatted_theme("deck: {forms: split}").forms.value();
    CHECK(split.mode == deck::FormMode::Split);
    CHECK(split.second.kind == Kind::Word);
    const theme::Forms two = formatted_theme("deck: {forms: {of: [word.fr, word.pt-BR]}}").forms.value();
    CHECK(two.mode == deck::FormMode::Mixed);
    CHECK(two.second == theme::DisplayForm{Kind::Word, "pt-BR"});
}

TEST_CASE("decks come in kinds, each with its own numbers") {
    CHECK(formatted_theme("deck: {kind: padded, symbols_per_card: 3}").deck.kind == deck::Kind::Padded);
    const theme::Theme affine =
        formatted_theme("deck: {kind: dual-affine}", "symbols: [{group: birds}, 🦊]\n");
    CHECK(affine.deck.kind == deck::Kind::DualAffine);
    CHECK(affine.symbols.size() == 20);
}

TEST_CASE("categories are lists of symbols, and every card shows one of each") {
    const std::string categories =
        "{animals: 🐶 🐱 🐭, fruit: [🍎, 🍌, 🍒], sport: ⚽ 🏀 🎾, birds: [{group: birds, count: 3}]}";
    const theme::Theme theme = formatted_theme(text_with_categories(categories), "");
    CHECK(theme.deck.kind == deck::Kind::DualAffine);
    CHECK(theme.deck.categories);
    CHECK(theme.deck.symbols_per_card == 4);
    REQUIRE(theme.symbols.size() == 12);
    CHECK(find_emoji(theme.symbols[3]) == "🍎");
    CHECK(deck::make(theme.deck, 12).cards.size() == 9);
    CHECK(formatted_theme(text_with_categories("[🐶 🐱, 🍎 🍌, ⚽ 🏀]"), "").symbols.size() == 6);
}

TEST_CASE("a SET-like deck has drawings of its own where the theme names none") {
    const theme::Theme theme = formatted_theme("deck: {kind: set}", "");
    CHECK(theme.set.colors.size() == 3);
    CHECK(write_symbol(theme.set.shapes[0]) == "oval");
    const theme::Theme fewer = formatted_theme(
        "deck: {kind: set, set: {fills: solid, colors: [red, '#00f', green], shapes: [star, 🐟, wave]}}", "");
    CHECK(fewer.set.fills == std::vector<symbol::SetFill>{symbol::SetFill::Solid});
    CHECK(fewer.set.color_names == std::vector<std::string>{"red", "", "green"});
    CHECK(find_emoji(fewer.set.shapes[1]) == "🐟");
    CHECK(deck::make(fewer.deck, 0).cards.size() == 27);
}

TEST_CASE("rules are those of the deck's kind, or the ones that are named") {
    CHECK(formatted_theme("extras: {rules: yes}").extras.rules.size() == 5);
    CHECK(formatted_theme("extras: {rules: no}").extras.rules.empty());
    CHECK(formatted_theme("deck: {kind: set}\nextras: {rules: true}", "").extras.rules ==
          std::vector<extras::Game>{extras::Game::Set});
}

TEST_CASE("those of a group that look least alike are chosen by whoever can see them") {
    std::vector<std::string> asked;
    const theme::ChooseDistinct last_ones =
        [&](const theme::Theme& so_far, std::span<const symbol::SymbolSpec> candidates, std::size_t count) {
            CHECK(so_far.fonts.text == "Lexend");
            std::vector<std::size_t> chosen;
            for (const auto& candidate : candidates) asked.emplace_back(find_emoji(candidate));
            for (std::size_t i = candidates.size() - count; i < candidates.size(); ++i) chosen.push_back(i);
            return chosen;
        };
    const auto source = std::make_shared<const diag::SourceText>(
        "theme.yaml", "symbols: [🦊, {group: birds, count: 3}, {group: bugs, count: 3, pick: "
                      "first}]\nfonts: {text: Lexend}\n");
    diag::Sink sink;
    const theme::Theme theme =
        theme::read(source,
                    {.overrides = {},
                     .places = {{std::filesystem::path(SPOTIT_SOURCE_DIR) / "tests/theme/data"}},
                     .overlays = {},
                     .distinct = last_ones},
                    sink);
    REQUIRE(asked.size() > 3);
    CHECK(find_emoji(theme.symbols[3]) == asked.back());
    CHECK(find_emoji(theme.symbols[4]) == "🐌");
}

TEST_CASE("what the format does not take is reported with its place") {
    std::string said;
    for (const char* text : {
             "card: {background: {gradient: radial}}",
             "card: {background: {stops: [a, red]}}",
             "card: {background: {gradient: linear, stops: [red, blue 120%], pattern: dots}}",
             "card: {background: {gradient: linear, stops: [red, blue], pattern: dots}}",
             "card: {background: {pattern: dotes, colors: [red]}}",
             "card: {background: 'radial-gradient(red, blue)'}",
             "card: {background: [red, blue]}",
             "card: {background: 'cmyk(10 20 30)', border: {color: 'gray(x)'}}",
             "card: {number: middle, text: '{titel} {number}'}",
             "back: {gradient: linear}",
             "back: [red]",
             "sheet: {back_offset: 1mm, scale: [1, 2, 3], skip: [0, a], duplex: long}",
             "sheet: {back_offset: [1, 30mm], marks: [crop], footer: '{page}'}",
             "deck: {forms: picture}",
             "deck: {forms: {mode: both, of: [picture, words]}}",
             "deck: {forms: {of: [picture, picture]}, copies: 0, copy_colors: [red, blu]}",
             "deck: {kind: dual-affine, dual: true, set: {counts: 2}}",
             "deck: {kind: set, symbols_per_card: 5}",
             "deck: {categories: {a: 🐶 🐱, b: 🐭}}",
             "deck: {categories: all}",
             "extras: {rules: [chess], key: yes}",
             "output: {color: pantone, icc: nowhere.icc, pdf: x4, image_dpi: 9000}",
         }) {
        said += "# " + std::string(text) + "\n" + read_theme(std::string(text) + "\n" + seven_animals).said;
    }
    said += read_theme("deck: {kind: set, set: {colors: [red, blue], shapes: [sqiggle, 🐟, star]}}\n").said;
    said += read_theme("deck: {kind: set, set: {colors: [red, blue]}}\n").said;
    said += read_theme("deck: {kind: padded, symbols_per_card: 2}\n" + seven_animals).said;
    said +=
        read_theme("symbols: [{emoji: 🐶, names: {french: chien}}, {forms: [a]}, {text: x, forms: b}]\n").said;
    const std::string folder = std::filesystem::current_path().string();
    for (std::size_t at = said.find(folder); at != std::string::npos; at = said.find(folder))
        said.replace(at, folder.size(), "/home/ana/deck");
    CHECK(matches_golden("theme/golden/format.txt", said));
}

} // namespace spotit::tests

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "golden.hpp"
#include "theme/read_theme.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace spotit::tests {
namespace {

const std::string text =
    "title: Pets\ncard: {size: 70mm, border: none}\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n";

theme::Theme with(std::vector<theme::Override> overrides) {
    Outcome outcome = read_theme(text, std::move(overrides));
    REQUIRE(outcome.said == "");
    return std::move(outcome.theme);
}

} // namespace

TEST_CASE("an override takes the place of the theme's value, the last one wins") {
    const theme::Theme theme =
        with({{"card.size", "80mm"}, {"card.size", "75mm"}, {"title", "Spot it: animals"}});
    CHECK(theme.style.card.size().width == 75);
    CHECK(theme.title == "Spot it: animals");
    CHECK(theme.spans.at("card.size").source->name() == "--set");
}

TEST_CASE("an override makes the sections that it needs") {
    const theme::Theme theme = with({{"sheet.paper", "A3"}, {"card.border.width", "1mm"}});
    CHECK(theme.paper_name == "A3");
    CHECK(theme.style.border.value().width == 1);
}

TEST_CASE("an override's value needs no quotes for a color") {
    CHECK(with({{"card.background", "#fff8e7"}}).style.background.red == 1);
    CHECK(with({{"card.background", "\"#fff8e7\""}}).style.background.red == 1);
}

TEST_CASE("an override can replace sections and symbols by YAML") {
    const theme::Theme theme = with({{"card.border", "{width: 2mm}"}, {"symbols", "[🍎, 🍌, 🍒, 🍇, 🍉, 🍋, 🍍]"}});
    CHECK(theme.style.border.value().width == 2);
    CHECK(theme.symbols[0].emoji == "🍎");
    CHECK_FALSE(with({{"card.border.width", "2mm"}, {"card.border", "none"}}).style.border.has_value());
}

TEST_CASE("mistakes in overrides point at the override") {
    std::string said;
    const std::vector<theme::Override> wrong[] = {
        {{"card.sise", "70mm"}},
        {{"crad.size", "70mm"}},
        {{"size", "70mm"}},
        {{"card.size", ""}},
        {{"card.size", "70"}},
        {{"card.border", "{width"}},
        {{"", "x"}},
        {{"card.", "x"}},
        {{"title.x", "y"}},
        {{"back.text", "y"}},
        {{"symbols", "🐶"}},
        {{"deck.symbols_per_card", "7"}},
        {{"card.size", "7\xFF"}},
        {{"symbols", "\x01"}},
    };
    for (const auto& overrides : wrong) said += read_theme(text, overrides).said;
    CHECK(matches_golden("theme/golden/overrides.txt", said));
}

TEST_CASE("an entry of a list is changed by its number, from 1") {
    const theme::Theme theme =
        with({{"symbols[3].scale", "1.4"}, {"symbols[1]", "🦄"}, {"symbols[3].name", "Mia"}});
    CHECK(theme.symbols.size() == 7);
    CHECK(theme.symbols[0].emoji == "🦄");
    CHECK(theme.symbols[2].emoji == "🐭");
    CHECK(theme.symbols[2].name == "Mia");
    CHECK(theme.fits[2].scale == 1.4);
    CHECK(theme.fits[0].scale == 1);
}

TEST_CASE("entries of lists keep what else they say") {
    const std::string list = "symbols:\n  - {emoji: 🐶, name: Rex, scale: 2}\n  - :cat:\n  - 🐹\n  - dog\n  - "
                             "🐰 🦊\n  - 🐻\n";
    const auto outcome = read_theme_with({"theme.yaml", list}, {},
                                         {{"symbols[1].scale", "0.5"},
                                          {"symbols[2].upright", "yes"},
                                          {"symbols[4].colour", "#ff0000"},
                                          {"symbols[4].names.fr", "chien"},
                                          {"symbols[6]", "{emoji: 🐼, scale: 3}"}},
                                         all_emoji);
    REQUIRE(outcome.said == "");
    const theme::Theme& theme = outcome.theme;
    CHECK(theme.symbols[0].name == "Rex");
    CHECK(theme.fits[0].scale == 0.5);
    CHECK(theme.symbols[1].emoji == "🐱");
    CHECK(theme.fits[1].rotation.value().kind == layout::Rotation::Kind::Upright);
    CHECK(theme.symbols[3].text == "dog");
    CHECK(theme.symbols[3].color == color::parse("red"));
    CHECK(theme.symbols[3].names.at("fr") == "chien");
    CHECK(theme.symbols[6].emoji == "🐼");
    CHECK(theme.fits[6].scale == 3);
}

TEST_CASE("entries of all lists of the format can be changed") {
    const Outcome outcome = read_theme("title: Pets\ncard: {background: {gradient: linear, stops: [red, "
                                       "blue]}}\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n"
                                       "deck: {copies: 2, copy_colours: [red, blue]}\nsheet: {back_offset: "
                                       "[1mm, 2mm], skip: 4}\noutput: {keywords: [a, b]}\n",
                                       {{"deck.copy_colors[2]", "#00ff00"},
                                        {"sheet.back_offset[1]", "-0.5mm"},
                                        {"sheet.skip[1]", "2"},
                                        {"output.keywords[2]", "c: d"},
                                        {"card.background.stops[1]", "#ffffff 20%"}});
    REQUIRE(outcome.said == "");
    CHECK(outcome.theme.copy_colors == std::vector{*color::parse("red"), *color::parse("lime")});
    CHECK(outcome.theme.sheet.back_offset == geom::Point{-0.5, 2});
    CHECK(outcome.theme.sheet.skip == std::vector<int>{2});
    CHECK(outcome.theme.output.keywords == std::vector<std::string>{"a", "c: d"});
    const auto& gradient = std::get<background::Gradient>(outcome.theme.style.drawing.value().drawing);
    CHECK(gradient.stops[0].color == color::white);
    CHECK(gradient.stops[0].at == 0.2);
    CHECK(gradient.stops[1].color == *color::parse("blue"));
}

TEST_CASE("an override changes one key of a gradient, a pattern or a picture, or begins another") {
    const std::string dotted = "card: {background: {pattern: dots, colors: [white, gray], size: 4mm}}\n" +
                               text.substr(text.find("symbols"));
    const auto pattern = [](const Outcome& outcome) {
        REQUIRE(outcome.said == "");
        return std::get<background::Pattern>(outcome.theme.style.drawing.value().drawing);
    };
    const auto changed =
        pattern(read_theme(dotted, {{"card.background.size", "9mm"}, {"card.background.colors[2]", "red"}}));
    CHECK(changed.size == 9);
    CHECK(changed.kind == background::Pattern::Kind::Dots);
    CHECK(changed.colors == std::vector{color::white, *color::parse("red")});
    const auto made = pattern(
        read_theme(text, {{"card.background.pattern", "waves"}, {"card.background.colors", "[red, blue]"}}));
    CHECK(made.kind == background::Pattern::Kind::Waves);
    CHECK(made.colors.size() == 2);
    CHECK(std::holds_alternative<background::Gradient>(
        read_theme(dotted, {{"card.background.gradient", "radial"}, {"card.background.stops", "[red, blue]"}})
            .theme.style.drawing.value()
            .drawing));
}

TEST_CASE("mistakes in the entries of overrides say what there is") {
    std::string said;
    const std::vector<theme::Override> wrong[] = {
        {{"symbols[0].scale", "2"}},
        {{"symbols[8].scale", "2"}},
        {{"symbols[2].scael", "2"}},
        {{"symbols[2].scale", "20"}},
        {{"symbols[2]", ""}},
        {{"symbols.3.scale", "2"}},
        {{"symbols[3", "2"}},
        {{"symbols[].scale", "2"}},
        {{"symbols[3]x", "2"}},
        {{"symbols[dog].scale", "2"}},
        {{"card.size[1]", "2mm"}},
        {{"deck.set.colors[1]", "red"}},
        {{"layout.reroll[3]", "2"}},
        {{"deck.copy_colors[1]", "red"}},
        {{"crad.list[1]", "2mm"}},
        {{"extends[1]", "kids"}},
        {{"symbols[1].name.fr", "chien"}},
        {{"symbols[1]", "🐱"}},
    };
    for (const auto& overrides : wrong)
        said += read_theme_with({"theme.yaml", text}, {}, overrides, all_emoji).said;
    said +=
        read_theme("symbols: [🐶 🐱 🐭, 🐹, 🐰, 🦊, 🐻]\n", {{"symbols[1].scale", "2"}}).said;
    said += read_theme(text + "deck: {copy_colors: [red, blue]}\n",
                       {{"deck.copy_colors[red]", "green"}, {"deck.copy_colors[1].x", "green"}})
                .said;
    CHECK(matches_golden("theme/golden/entries.txt", said));
}

} // namespace spotit::tests

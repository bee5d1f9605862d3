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
    CHECK(find_emoji(theme.symbols[0]) == "🍎");
    CHECK_FALSE(with({{"card.border.width", "2mm"}, {"card.border", "none"}}).style.border.has_value());
}

TEST_CASE("mistakes in overrides point at the override") {
    std::string said;
    const std::vector<theme::Override> wrong[] = {
        {{"card.sise", "70mm"}},
        {{"crad.size", "70mm"}},
        {{"size", "70mm"}},
        {{"card.colour", "red"}},
        {{"card.size", ""}},
        {{"card.size", "70"}},
        {{"card.border", "{width"}},
        {{"", "x"}},
        {{"card.", "x"}},
        {{"title.x", "y"}},
        {{"layout.reroll.0", "2"}},
        {{"symbols.3.scale", "2"}},
        {{"symbols[3].scale", "2"}},
        {{"back.text", "y"}},
        {{"symbols", "🐶"}},
        {{"deck.symbols_per_card", "7"}},
        {{"card.size", "7\xFF"}},
        {{"symbols", "\x01"}},
    };
    for (const auto& overrides : wrong) said += read_theme(text, overrides).said;
    CHECK(matches_golden("theme/golden/overrides.txt", said));
}

TEST_CASE("an override changes one key of a gradient, a pattern or a picture, or begins another") {
    const std::string dotted = "card: {background: {pattern: dots, colors: [white, gray], size: 4mm}}\n" +
                               text.substr(text.find("symbols"));
    const auto pattern = [](const Outcome& outcome) {
        REQUIRE(outcome.said == "");
        return std::get<background::Pattern>(outcome.theme.style.drawing.value().drawing);
    };
    const auto changed = pattern(
        read_theme(dotted, {{"card.background.size", "9mm"}, {"card.background.colors", "[white, red]"}}));
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

} // namespace spotit::tests

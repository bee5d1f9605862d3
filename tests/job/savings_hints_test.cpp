#include "job/prepared_deck.hpp"

#include <spotit/sheet.hpp>
#include <spotit/theme/theme.hpp>

#include <doctest/doctest.h>

using namespace spotit;

TEST_CASE("a card a little smaller is hinted at where it saves sheets, but not of standard cards") {
    theme::Theme theme;
    theme.card_shape = theme::CardShape::Rectangle;
    theme.style.card = geom::Shape::rectangle({66, 92});
    theme.paper_name = "A4";
    theme.sheet.margin = 5;
    theme.sheet.gap = 2;
    REQUIRE(job::find_savings(theme, 63).size() == 1);
    CHECK(job::find_savings(theme, 63)[0].english() ==
          "with  -s card.size=65.3x91.02mm  9 cards fit on A4 instead of 8 (7 sheets instead of 8)");
    CHECK(job::find_savings(theme, 8).empty());
    theme.card_name = "poker";
    CHECK(job::find_savings(theme, 63).empty());
}

TEST_CASE("the hint to make cards smaller ends once it was obeyed") {
    theme::Theme theme; // circles of 85 mm
    theme.paper_name = "A4";
    const std::string setting = "card.size=";
    for (const std::string size : {"78.8mm", ""}) {
        const auto hints = job::find_savings(theme, 57);
        CHECK(hints.size() == (size.empty() ? 0U : 1U));
        if (size.empty()) break;
        REQUIRE(!hints.empty());
        CHECK(hints[0].english().substr(hints[0].english().find(setting) + setting.size(), size.size()) ==
              size);
        theme.style.card = geom::Shape::circle(78.8);
    }
}

TEST_CASE("settings of the sheet that save paper are hinted at first, also for standard cards") {
    theme::Theme theme;
    theme.style.card = geom::Shape::rectangle({63, 88});
    theme.card_name = "63x88mm";
    theme.paper_name = "A4";
    const auto hints = job::find_savings(theme, 57);
    REQUIRE(hints.size() == 1);
    CHECK(hints[0].english() ==
          "with  -s sheet.gap=2.5mm  9 cards fit on A4 instead of 8 (7 sheets instead of 8)");
    theme.sheet.gap = 2.5;
    CHECK(static_cast<int>(sheet::impose(theme.style.card, theme.sheet).slots.size()) == 9);
    CHECK(job::find_savings(theme, 57).empty());
}

TEST_CASE("backs count where the file has them") {
    theme::Theme theme;
    CHECK(job::classify_backs(theme) == job::Backs::None);
    theme.back.emplace();
    theme.sheet.duplex = sheet::Duplex::LongEdge;
    CHECK(job::classify_backs(theme) == job::Backs::LongEdge);
    theme.sheet.duplex = sheet::Duplex::None;
    CHECK(job::classify_backs(theme) == job::Backs::LeftOut);
    theme.sheet.one_card_per_page = true;
    CHECK(job::classify_backs(theme) == job::Backs::Pages);
}

TEST_CASE("papers have the names that CUPS gives them, others their sizes") {
    theme::Theme theme;
    const auto find_media = [&](const std::string& paper, geom::Size size) {
        theme.paper_name = paper;
        theme.sheet.paper = size;
        const std::string options = job::print_options(theme);
        return options.substr(0, options.find(" -o print"));
    };
    CHECK(find_media("A7", {74, 105}) == "-o media=A7");
    CHECK(find_media("5x7in", {127, 177.8}) == "-o media=na_5x7_5x7in");
    CHECK(find_media("10x15cm", {100, 150}) == "-o media=om_small-photo_100x150mm");
    CHECK(find_media("13x18cm", {130, 180}) == "-o media=Custom.130x180mm");
}

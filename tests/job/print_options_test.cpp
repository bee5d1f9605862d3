#include "job/prepared_deck.hpp"

#include <spotit/theme/theme.hpp>

#include <doctest/doctest.h>

using namespace spotit;

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

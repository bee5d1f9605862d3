#include <spotit/document/compose.hpp>

#include "document/example.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace spotit;
using document::Side;
using tests::Example;

namespace {

using Names = std::vector<std::string>;

sheet::Options options(sheet::Duplex duplex, sheet::Order order = sheet::Order::FrontFirst) {
    sheet::Options result;
    result.duplex = duplex;
    result.order = order;
    result.orientation = sheet::Orientation::Portrait;
    return result;
}

document::Document two_sided(const sheet::Options& options) {
    return Example().compose("Squares", options, 85, {.back = document::Back{}});
}

/// The document with sheets that are no cards'.
document::Document with_extras(document::Document document, const sheet::Options& options,
                               const Names& extras) {
    const std::size_t first = document.pages.size();
    for (const std::string& name : extras) document.pages.push_back({.name = name});
    document::pair_pages(document, first, options);
    return document;
}

Names names(const document::Document& document) {
    Names result;
    for (const document::Page& page : document.pages) result.push_back(page.name);
    return result;
}

} // namespace

TEST_CASE("with back-first, each page of backs comes before the page of its fronts") {
    const auto order = sheet::Order::BackFirst;
    CHECK(names(two_sided(options(sheet::Duplex::LongEdge, order))) == Names{"1 back", "1", "2 back", "2"});
    sheet::Options singles = options(sheet::Duplex::LongEdge, order);
    singles.one_card_per_page = true;
    const document::Document document = two_sided(singles);
    REQUIRE(document.pages.size() == 14);
    for (std::size_t i = 0; i < 14; ++i) {
        CHECK(document.pages[i].side == (i % 2 == 0 ? Side::Back : Side::Front));
        CHECK(document.pages[i].slots[0].face == (i % 2 == 0 ? 7 : static_cast<int>(i / 2)));
    }
}

TEST_CASE("without backs the order of the sides says nothing") {
    const auto order = sheet::Order::BackFirst;
    CHECK(names(Example().compose("", options(sheet::Duplex::LongEdge, order))) == Names{"1", "2"});
}

TEST_CASE("pages of two-sided documents share leaves, others have a leaf each") {
    for (const auto order : {sheet::Order::FrontFirst, sheet::Order::BackFirst}) {
        const document::Document both = two_sided(options(sheet::Duplex::LongEdge, order));
        CHECK(document::is_two_sided(both));
        for (int page = 0; page < 4; ++page) CHECK(document::find_sheet_number(both, page) == page / 2 + 1);
    }
    const document::Document fronts = Example().compose("", options(sheet::Duplex::None));
    CHECK(!document::is_two_sided(fronts));
    for (int page = 0; page < 2; ++page) CHECK(document::find_sheet_number(fronts, page) == page + 1);
}

TEST_CASE("further sheets are printed behind each other, and nothing behind the last that is alone") {
    const sheet::Options how = options(sheet::Duplex::LongEdge);
    const document::Document two = with_extras(two_sided(how), how, {"rules", "key"});
    CHECK(names(two) == Names{"1", "1 back", "2", "2 back", "rules", "key"});
    const document::Document three = with_extras(two_sided(how), how, {"rules", "key", "key 2"});
    CHECK(names(three) == Names{"1", "1 back", "2", "2 back", "rules", "key", "key 2", "key 2 back"});
    for (std::size_t i = 0; i < three.pages.size(); ++i)
        CHECK(three.pages[i].side == (i % 2 == 0 ? Side::Front : Side::Back));
    const document::Page& blank = three.pages.back();
    CHECK((blank.slots.empty() && blank.strokes.empty() && blank.texts.empty()));
}

TEST_CASE("every leaf has its back first when the theme says so") {
    const sheet::Options how = options(sheet::Duplex::LongEdge, sheet::Order::BackFirst);
    const document::Document document = with_extras(two_sided(how), how, {"rules", "key", "key 2"});
    CHECK(names(document) == Names{"1 back", "1", "2 back", "2", "key", "rules", "key 2 back", "key 2"});
}

TEST_CASE("a sheet behind another is upright for who turns it like the page of a book") {
    const geom::Point corner{20, 30};
    for (const auto duplex : {sheet::Duplex::LongEdge, sheet::Duplex::ShortEdge}) {
        const sheet::Options how = options(duplex);
        const document::Document document = with_extras(two_sided(how), how, {"rules", "key"});
        CHECK(geom::distance(document.pages[4].place(corner), corner) < 1e-9);
        const geom::Point there = duplex == sheet::Duplex::LongEdge ? corner : geom::Point{190, 267};
        CHECK(geom::distance(document.pages[5].place(corner), there) < 1e-9);
    }
}

TEST_CASE("in a one-sided document further sheets have a leaf of their own, and are stretched as all are") {
    sheet::Options how = options(sheet::Duplex::None);
    how.scale_x = 1.02;
    const document::Document document =
        with_extras(Example().compose("", how), how, {"rules", "key", "key 2"});
    CHECK(names(document) == Names{"1", "2", "rules", "key", "key 2"});
    for (const document::Page& page : document.pages) {
        CHECK(page.side == Side::Front);
        CHECK(page.place({205, 0}).x == doctest::Approx(105 + 102));
    }
}

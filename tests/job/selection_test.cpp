#include "job/prepared_deck.hpp"

#include <spotit/job/output.hpp>
#include <spotit/sheet/options.hpp>

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace spotit;
using document::Side;
using job::PageOrder;
using job::Pages;

namespace {

using Names = std::vector<std::string>;

/// Three leaves with backs.
document::Document two_sided(sheet::Order order) {
    document::Document document;
    for (const char* number : {"1", "2", "3"}) {
        const bool front_first = order == sheet::Order::FrontFirst;
        for (const bool front : {front_first, !front_first})
            document.pages.push_back({.side = front ? Side::Front : Side::Back,
                                      .name = std::string(number) + (front ? "" : " back")});
    }
    return document;
}

Names names(const document::Document& document, const job::Selection& selection) {
    Names result;
    for (const document::Page& page : job::select_pages(document, selection).pages)
        result.push_back(page.name);
    return result;
}

} // namespace

TEST_CASE("a range brings sheets with their backs, whichever side comes first") {
    const document::Document front = two_sided(sheet::Order::FrontFirst);
    CHECK(names(front, {Pages::All, 2, 3}) == Names{"2", "2 back", "3", "3 back"});
    CHECK(names(front, {Pages::Backs, 2, 2}) == Names{"2 back"});
    const document::Document back = two_sided(sheet::Order::BackFirst);
    CHECK(names(back, {Pages::All, 2, 3}) == Names{"2 back", "2", "3 back", "3"});
    CHECK(names(back, {Pages::Fronts, 3, 9}) == Names{"3"});
}

TEST_CASE("the pages of one side can be had with the last one first") {
    const document::Document document = two_sided(sheet::Order::FrontFirst);
    CHECK(names(document, {.pages = Pages::Backs, .order = PageOrder::Reversed}) ==
          Names{"3 back", "2 back", "1 back"});
    CHECK(names(document, {Pages::Fronts, 1, 2, PageOrder::Reversed}) == Names{"2", "1"});
}

TEST_CASE("nothing left of a deck is a wrong command line") {
    const document::Document document = two_sided(sheet::Order::FrontFirst);
    CHECK_THROWS_WITH_AS(static_cast<void>(job::select_pages(document, {Pages::All, 4, 5})),
                         "the deck has only 3 sheets, so --sheets selects none", diag::Error);
    const document::Document fronts = job::select_pages(document, {.pages = Pages::Fronts});
    CHECK_THROWS_AS(static_cast<void>(job::select_pages(fronts, {Pages::Backs, 1, 5})), diag::Error);
}

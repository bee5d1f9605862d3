#include <spotit/play.hpp>

#include "play/frame.hpp"

#include <spotit/diag.hpp>

#include <doctest/doctest.h>

using namespace spotit;

TEST_CASE("a page has no place left that the deck should fill, or says what is missing") {
    document::Document document;
    document.title = "A & B <i>";
    document.language = "en";
    const deck::Deck deck;
    const render::Renderer renderer(document);
    const play::PageInput input{.document = document, .deck = deck, .renderer = renderer};
    if (play::frame().empty()) {
        CHECK_THROWS_AS(play::make_page(input), diag::Error);
        return;
    }
    const std::string page = play::make_page(input);
    CHECK(page.find("{{") == std::string::npos);
    CHECK(page.find("<title>A &amp; B &lt;i&gt;</title>") != std::string::npos);
    CHECK(page.find("\"title\":\"A & B \\u003ci>\"") != std::string::npos);
}

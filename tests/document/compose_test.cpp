#include "face_parts.hpp"

#include <spotit/document/compose.hpp>

#include "document/dump.hpp"
#include "document/example.hpp"
#include "golden.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace spotit;
using tests::Example;
using tests::printed_texts;

TEST_CASE("a document says everything that its sheets show") {
    const document::Document document =
        Example().compose("Squares", {.marks = sheet::Marks::None, .cut_lines = sheet::CutLines::None});
    CHECK(tests::matches_golden("document/fano.txt", tests::dump(document)));
}

TEST_CASE("the last sheet holds the cards that are left, at the first places") {
    const document::Document document = Example().compose("Squares", {});
    REQUIRE(document.pages.size() == 2);
    CHECK(document.pages[0].slots.size() == 6);
    REQUIRE(document.pages[1].slots.size() == 1);
    CHECK(document.pages[1].slots[0].face == 6);
    CHECK(document.pages[1].slots[0].center == document.pages[0].slots[0].center);
    CHECK(document.pages[1].strokes.size() < document.pages[0].strokes.size());
}

TEST_CASE("each sheet has its own label and all share the ruler's") {
    const document::Document document = Example().compose("Squares", {});
    const auto first = printed_texts(document, document.pages[0]),
               second = printed_texts(document, document.pages[1]);
    REQUIRE(first.size() == second.size());
    CHECK(first.back() == "Squares · sheet 1 of 2 · print at 100% (actual size)");
    CHECK(second.back() == "Squares · sheet 2 of 2 · print at 100% (actual size)");
    CHECK(document.pages[0].texts.front().picture == document.pages[1].texts.front().picture);
}

TEST_CASE("a title too long for its line is cut at a character, and the line stays in its room") {
    std::string title;
    for (int i = 0; i < 100; ++i) title += "Überlänge ";
    const sheet::Options options;
    const document::Document document = Example().compose(title, options);
    const document::PlacedPicture& label = document.pages[0].texts.back();
    const symbol::Symbol& picture = document.pictures[static_cast<std::size_t>(label.picture)];
    CHECK(picture.name.find("… · sheet 1 of 2") != std::string::npos);
    const auto room = sheet::impose(geom::Shape::circle(85), options).label;
    REQUIRE(room);
    CHECK(geom::length({label.place.a, label.place.b}) * picture.box.width() <= room->length + 1e-9);
}

TEST_CASE("a border along the cut runs on into the bleed, one further inside does not") {
    sheet::Options options;
    options.gap = 6;
    options.bleed = 3;
    for (const double inset : {0.0, 1.0}) {
        const document::Border wanted{.width = 2, .color = color::black, .inset = inset};
        const document::Document document = Example().compose("", options, 60, {.border = wanted});
        const auto border = tests::parts_of(document.card, document.faces.at(0)).border;
        REQUIRE(border);
        CHECK(border->inset == doctest::Approx(inset > 0 ? inset : -3));
        CHECK(border->inset + border->width == doctest::Approx(inset + 2));
        const geom::Shape fill = std::get<drawing::Area>(document.faces[0].items.front().node).shape;
        CHECK(fill ==
              document.card.shrink(inset > 0 ? -3 : -0.5)); // to the middle of the line that hides its edge
    }
}

TEST_CASE("the pattern of a border is one picture, which all fronts share, along the line") {
    for (const auto& [pattern, name] : document::border_pattern_names) {
        if (pattern == document::Border::Pattern::None) continue;
        CAPTURE(name);
        for (const geom::Shape& card : {geom::Shape::circle(60), geom::Shape::rectangle({60, 80}, 3)}) {
            const document::Border border{.width = 3, .pattern = pattern};
            const document::Document plain = Example().compose("", {}, 60, {.card = card}),
                                     drawn = Example().compose("", {}, 60, {.card = card, .border = border});
            REQUIRE(drawn.pictures.size() == plain.pictures.size() + 1);
            const symbol::Symbol& picture = drawn.pictures.at(plain.picture_symbols.size());
            CHECK(picture.name == "border");
            REQUIRE_FALSE(picture.drawing.empty());
            for (const drawing::Item& item : picture.drawing.items()) {
                const auto* const use = std::get_if<drawing::Use>(&item.node);
                const drawing::Item& part = use != nullptr ? use->drawing.items().front() : item;
                const auto* const stroke = std::get_if<drawing::Stroke>(&part.node);
                const geom::Path& path =
                    stroke != nullptr ? stroke->path : *std::get<drawing::Fill>(part.node).path;
                for (const auto& step : path.list_steps())
                    for (const geom::Point point : step.points)
                        CHECK(card.clearance(use != nullptr ? use->place(point) : point) < 2 * border.width);
            }
        }
    }
}

TEST_CASE("a card keeps the order and the places of its layout") {
    const Example example;
    const document::Document document = example.compose("", {});
    for (std::size_t card = 0; card < example.deck.cards.size(); ++card)
        for (std::size_t i = 0; i < 3; ++i) {
            CHECK(document.faces[card].list_pictures(document::Role::Symbol)[i].picture ==
                  example.deck.cards[card][i]);
            CHECK(document.faces[card].list_pictures(document::Role::Symbol)[i].place ==
                  example.layouts[card].placements[i].place);
        }
}

TEST_CASE("cards and layouts that don't belong together are refused") {
    Example example;
    example.layouts[3].placements.pop_back();
    CHECK_THROWS_AS(example.compose("", {}), std::logic_error);
}

TEST_CASE("a sheet on which no card fits is refused") {
    CHECK_THROWS_AS(Example().compose("", {}, 400), std::invalid_argument);
}

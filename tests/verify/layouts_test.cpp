// Honest decks that look strange.
#include "face_parts.hpp"
#include "shapes.hpp"
#include "verify/reports.hpp"

#include <spotit/verify.hpp>

#include <doctest/doctest.h>

#include <array>
#include <numbers>

using namespace spotit;
using namespace spotit::pdf;
using namespace spotit::pdf::example;

namespace {

constexpr double back_side = 297;

/// Fronts and backs on one page, to be folded: hexagons in rows that are shifted, whose bleed comes nearer to
/// the middles of others than to their own.
document::Document folded() {
    document::Document document = fano();
    document.paper = {back_side, 210};
    document.card = polygons::hexagon(50);
    document.bleed = document.back_bleed = 2;
    tests::change_faces(document, [](tests::FaceParts& face) {
        for (document::PlacedPicture& placed : face.symbols)
            placed.place = geom::Affine::scaling(0.5) * placed.place;
    });
    document.faces.push_back(tests::make_face(document.card, {.background = color::Color{0, 0, 0.5, 1}}));
    document::Page page{.name = "1"};
    constexpr std::array<geom::Point, 7> places{{{36.87, 35.35},
                                                 {112.32, 35.35},
                                                 {74.59, 78},
                                                 {36.87, 120.65},
                                                 {112.32, 120.65},
                                                 {36.87, 174.65},
                                                 {112.32, 174.65}}};
    for (int i = 0; i < 7; ++i)
        page.slots.push_back({.face = i, .center = places[static_cast<std::size_t>(i)]});
    for (const geom::Point place : places)
        page.slots.push_back({.face = 7, .center = {back_side - place.x, place.y}});
    document.pages = {page};
    return document;
}

/// Cards with one symbol in the middle, and on each of them the same mark, which is larger.
document::Document marked() {
    document::Document document = fano();
    document.card_count = 4;
    document.faces.resize(4);
    document.pages.resize(1);
    document.pictures.push_back(square(0.95));
    for (int i = 0; i < 4; ++i) {
        document.faces[static_cast<std::size_t>(i)] =
            tests::make_face(document.card, {.symbols = {{i < 3 ? 0 : 1, geom::Affine::scaling(0.1)}},
                                             .texts = {{7, geom::Affine::scaling(0.15)}}});
    }
    return document;
}

} // namespace

TEST_CASE("backs of hexagons beside their fronts are found, to be folded behind them") {
    Opened opened(written(folded(), {}, file_info()));
    const verify::VerifyReport honest = verify::verify(rewritten(opened));
    CHECK(honest.right);
    CHECK(passes(honest, "backs", "7 of 7"));
}

TEST_CASE("what stands across every card is not taken for the symbol in its middle") {
    const verify::VerifyReport honest = verify::verify(written(marked(), {}, file_info()));
    CHECK_FALSE(fails(honest, "symbol-mismatch"));
    CHECK(passes(honest, "symbols", "4 of 4"));
    document::Document document = marked();
    tests::change_face(document, 0, [](auto& face) { face.symbols.front().picture = 1; });
    Opened opened(written(document, {}, file_info()));
    QPDFObjectHandle forms = forms_of(forms_of(pages_of(opened)[0]).getKey("/C1"));
    forms.replaceKey("/S1", forms_of(forms_of(pages_of(opened)[0]).getKey("/C2")).getKey("/S0"));
    CHECK(fails(verify::verify(rewritten(opened)), "symbol-mismatch", "labeled \"cat\""));
}

TEST_CASE("a symbol in the middle of a larger one, as a cross in a ring, keeps its label") {
    for (const double off : {0.07, -0.07}) { // mm
        CAPTURE(off);
        document::Document document = fano();
        tests::change_face(document, 0, [off](tests::FaceParts& face) {
            face.symbols[1].place =
                geom::Affine::translation({off, 0}) * face.symbols[0].place * geom::Affine::scaling(2);
        });
        const verify::VerifyReport honest = verify::verify(written(document, {}, file_info()));
        CHECK_FALSE(fails(honest, "symbol-mismatch"));
        CHECK(passes(honest, "symbols", "21 of 21"));
    }
}

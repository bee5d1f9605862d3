#include <spotit/render.hpp>

#include "render/deck.hpp"
#include "render/read_png.hpp"
#include "shapes.hpp"

#include <doctest/doctest.h>

#include <cmath>

using namespace spotit;
using namespace spotit::render;
using namespace spotit::render::test;
using Picture = spotit::render::test::Pixels;

namespace {

constexpr color::Color clear{0, 0, 0, 0};

} // namespace

TEST_CASE("a card's PNG has the size of the card at its resolution, and says so") {
    const document::Document document = sample();
    const Renderer artist(document);
    for (const auto& [extent, mm] : {std::pair{Extent::Trim, 85.0}, std::pair{Extent::Bleed, 91.0}})
        for (const double dpi : {150.0, 300.0}) {
            const std::string png = artist.draw_face_png(0, {.extent = extent, .dpi = dpi});
            const Picture picture(png);
            CHECK(picture.width() == doctest::Approx(mm / 25.4 * dpi).epsilon(0.001));
            CHECK(picture.height() == picture.width());
            const std::string density = chunk(png, "pHYs");
            REQUIRE(density.size() == 9);
            CHECK(big_endian(density) == doctest::Approx(dpi / 0.0254).epsilon(0.001));
            CHECK(big_endian(density.substr(4)) == big_endian(density));
            CHECK(density[8] == 1); // per metre
            CHECK(chunk(png, "sRGB") == std::string(1, '\0'));
            const auto side = static_cast<int>(std::lround(mm / 25.4 * dpi));
            CHECK(render::Pixels{picture.width(), picture.height()} == render::Pixels{side, side});
        }
}

TEST_CASE("a card service gets exactly the pixels it asks for") {
    // A circle of 3.5 inches with an eighth of bleed, at 300 dpi.
    const document::Document document =
        sample({.card = geom::Shape::circle(88.9), .bleed = 3.175, .one_card_per_page = true});
    const std::string png =
        Renderer(document).draw_face_png(0, {.extent = Extent::Bleed, .pixels = render::Pixels{1125, 1125}});
    const Picture picture(png);
    CHECK(picture.width() == 1125);
    CHECK(picture.height() == 1125);
    CHECK(big_endian(chunk(png, "pHYs")) == 11811); // 300 dpi
    CHECK(alike(picture.at(0, 0), cream));
    // The border's middle is 2 mm inside the cut, that is 5.175 mm from the picture's edge.
    CHECK(alike(picture.at(61, 562), gold));
}

TEST_CASE("what is around a trimmed card is transparent, and its bleed is painted to the corners") {
    const document::Document document = sample();
    const Renderer artist(document);
    const Picture trimmed(artist.draw_face_png(0, {.dpi = 254})); // ten pixels a millimeter
    CHECK(trimmed.at(0, 0) == clear);
    CHECK(trimmed.at(849, 849) == clear);
    CHECK(alike(trimmed.at(5, 425), cream));
    CHECK(alike(trimmed.at(20, 425), gold));
    CHECK(alike(trimmed.at(425, 829), gold));
    CHECK(alike(trimmed.at(30, 425), cream));
    const Picture whole(artist.draw_face_png(0, {.extent = Extent::Bleed, .dpi = 254}));
    CHECK(alike(whole.at(0, 0), cream));
    CHECK(alike(whole.at(909, 909), cream));
    CHECK(alike(whole.at(50, 455), gold));
}

TEST_CASE("hexagons and rounded rectangles are cut out too") {
    const geom::Shape poker = geom::Shape::rectangle({63, 88}, 3);
    const geom::Shape hexagon = polygons::hexagon(80);
    const document::Document rectangles = sample({.card = poker}), hexagons = sample({.card = hexagon});
    const Picture rectangle(Renderer(rectangles).draw_face_png(0, {.dpi = 254}));
    CHECK(rectangle.at(2, 2) == clear);
    CHECK(alike(rectangle.at(10, 10), cream));
    CHECK(alike(rectangle.at(2, 440), cream));
    const Picture six(Renderer(hexagons).draw_face_png(0, {.dpi = 254}));
    CHECK(six.at(220, 3) == clear);
    CHECK(alike(six.at(240, 3), cream));
    CHECK(alike(six.at(5, 400), cream));
}

TEST_CASE("faces and sheets that are not there are refused") {
    const document::Document document = sample();
    const Renderer artist(document);
    CHECK_THROWS_AS(artist.draw_face_png(4), std::out_of_range);
    CHECK_THROWS_AS(artist.draw_face_svg(-1), std::out_of_range);
    CHECK_THROWS_AS(artist.draw_page_png(2), std::out_of_range);
    CHECK_THROWS_AS(artist.draw_page_svg(2), std::out_of_range);
}

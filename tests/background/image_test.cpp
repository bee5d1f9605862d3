#include "background/raster.hpp"

#include <spotit/symbol/load.hpp>
#include <spotit/symbol/text.hpp>

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

using namespace spotit;
using namespace spotit::background;
using namespace spotit::background::test;

namespace {

const geom::Shape wide_card = geom::Shape::rectangle({80, 40});
constexpr color::Color nothing{0, 0, 0, 0};

/// A square page with a blue rim around a red square that fills its middle quarter; the rim is transparent at
/// the page's edge.
struct Picture {
    std::filesystem::path file = std::filesystem::temp_directory_path() / "spotit backdrop test.svg";
    Picture() {
        std::ofstream(file) << R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">)"
                            << R"(<rect x="10" y="10" width="80" height="80" fill="blue"/>)"
                            << R"(<rect x="25" y="25" width="50" height="50" fill="red"/></svg>)";
    }
    ~Picture() { std::filesystem::remove(file); }
};

Raster drawn(const Image& image, const geom::Shape& card, double bleed = 0) {
    return {made(image, card, bleed), 4};
}

} // namespace

TEST_CASE("a covering picture fills the card and its bleed with the whole width of its page") {
    const Picture picture;
    const Raster raster = drawn({.file = picture.file}, wide_card, 3);
    // The page is 86 mm wide, its blue square 68.8 mm, its red one 43 mm.
    CHECK(alike(raster.at({0, 0}), red));
    CHECK(alike(raster.at({21, 0}), red));
    CHECK(alike(raster.at({22, 0}), blue));
    CHECK(alike(raster.at({34, 0}), blue));
    CHECK(alike(raster.at({35, 0}), nothing));
    CHECK(alike(raster.at({0, 22.9}), blue));
}

TEST_CASE("a contained picture is all on the card, also on a round one") {
    const Picture picture;
    const Raster raster = drawn({.fit = Image::Fit::Contain, .file = picture.file}, wide_card);
    CHECK(alike(raster.at({0, 15.8}), blue));
    CHECK(alike(raster.at({0, 16.3}), nothing));
    CHECK(alike(raster.at({16.3, 0}), nothing));
    // The page's corners lie on the rim: it is 80 / sqrt 2 = 56.57 mm wide, its blue square 45.25.
    const Raster round = drawn({.fit = Image::Fit::Contain, .file = picture.file}, geom::Shape::circle(80));
    CHECK(alike(round.at({22.4, 22.4}), blue));
    CHECK(alike(round.at({22.9, 0}), nothing));
}

TEST_CASE("tiles are repeated from the middle of the card into its bleed") {
    const Picture picture;
    const Image image{.fit = Image::Fit::Tile, .file = picture.file, .size = 10};
    const symbol::Symbol tiles = made(image, wide_card, 3);
    const Raster raster(tiles, 4);
    for (const double x : {-40.0, -10.0, 0.0, 30.0})
        for (const double y : {-20.0, 0.0, 10.0}) {
            CHECK(alike(raster.at({x, y}), red));
            CHECK(alike(raster.at({x + 4.7, y}), nothing));
        }
    CHECK(alike(raster.at({42, 0}), red));
    CHECK(pdf_of(tiles).size() < 8000);
}

TEST_CASE("a picture is as opaque as the theme asks") {
    const Picture picture;
    CHECK(alike(drawn({.file = picture.file, .opacity = 0.5}, wide_card).at({0, 0}), {1, 0, 0, 0.5}));
    CHECK(alike(drawn({.file = picture.file, .opacity = 0}, wide_card).at({0, 0}), nothing));
}

TEST_CASE("a missing picture is an error at its place in the theme, and leaves nothing to draw") {
    const auto theme = std::make_shared<const diag::SourceText>("t.yaml", "image: nowhere.png");
    diag::Sink sink;
    const symbol::Symbol nothing_there =
        make({Image{.file = "nowhere.png"}, diag::Span(theme, 7, 18)}, {wide_card}, sink);
    CHECK(nothing_there.box.empty());
    REQUIRE(sink.list_sorted().size() == 1);
    const diag::Diagnostic said = sink.list_sorted().front();
    CHECK(said.severity == diag::Severity::Error);
    CHECK(said.message.english().find("nowhere.png") != std::string::npos);
    CHECK(said.span.begin == 7);
}

TEST_CASE("how finely a photo is printed follows from how far it is enlarged") {
    const std::filesystem::path photo = std::filesystem::path(SPOTIT_SOURCE_DIR) / "tests/data/photo.jpg";
    diag::Sink sink;
    const auto pixels = symbol::load({symbol::Picture{photo}}, symbol::open_text_fonts({}), sink).pixels;
    REQUIRE(pixels);
    const auto dpi = measure_dots_per_inch(made(Image{.file = photo}, wide_card));
    REQUIRE(dpi);
    CHECK(*dpi == doctest::Approx(pixels->width / 80 * 25.4));
    const Picture picture;
    CHECK(!measure_dots_per_inch(made(Image{.file = picture.file}, wide_card)));
    CHECK(!measure_dots_per_inch(made(make_default_back(), wide_card)));
}

#include "symbol/fonts.hpp"
#include "symbol/in_pdf.hpp"
#include "symbol/scratch_folder.hpp"

#include <spotit/symbol.hpp>

#include <doctest/doctest.h>

#include <cmath>
#include <numbers>

using namespace spotit;
using namespace spotit::symbol;
using namespace spotit::symbol::test;

namespace {

constexpr double side = 32; // the shorter one of photo.jpg

Symbol load_masked(const char* name, PictureMask mask) {
    return load_source({Picture{.file = data_folder() / name, .mask = mask}}).symbol;
}

/// The opacity of a red or white symbol: what differs on white and on black is seen through it.
double ink_at(const Symbol& symbol, geom::Point point) {
    return 1 - (color_at(symbol, point).red - color_on_black(symbol, point).red);
}

Symbol load_cut_out(const char* name) {
    return load_source({Picture{.file = data_folder() / name, .cut_out = CutOut::White}}).symbol;
}

/// Writes a picture of 100 x 200 pixels: a photo, or what was cut out of one. Returns its path.
std::filesystem::path write_tall(const ScratchFolder& folder, bool is_cut_out) {
    const SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 100, 200));
    const CairoHandle context(cairo_create(surface.get()));
    cairo_set_source_rgb(context.get(), 1, 0, 0);
    if (is_cut_out) cairo_scale(context.get(), 1, 2);
    if (is_cut_out) cairo_arc(context.get(), 50, 50, 50, 0, 2 * std::numbers::pi);
    is_cut_out ? cairo_fill(context.get()) : cairo_paint(context.get());
    cairo_surface_write_to_png(surface.get(), (folder / "tall.png").c_str());
    return folder / "tall.png";
}

/// The part of a tall picture that is shown.
geom::Box find_shown(const Picture& picture) {
    return load_source({picture}).symbol.box;
}

bool is_near(const geom::Box& shown, const geom::Box& wanted) {
    return std::abs(shown.left - wanted.left) + std::abs(shown.top - wanted.top) +
               std::abs(shown.right - wanted.right) + std::abs(shown.bottom - wanted.bottom) <
           0.1;
}

} // namespace

TEST_CASE(
    "a circle is where heads are in a tall photo, in the middle of what is cut out, or where it is put") {
    const ScratchFolder folder;
    Picture picture{.file = write_tall(folder, false), .mask = PictureMask::Circle};
    CHECK(is_near(find_shown(picture), {0, 26, 100, 126})); // its middle at 38 % of the height
    picture.mask_at = geom::Point{0.5, 0.1};
    CHECK(is_near(find_shown(picture), {0, 0, 100, 100})); // within the picture
    picture.mask_zoom = 2;
    picture.mask_at = geom::Point{0.5, 0.7};
    CHECK(is_near(find_shown(picture), {25, 115, 75, 165}));
    picture.mask = PictureMask::Rounded;
    CHECK(is_near(find_shown(picture), {25, 90, 75, 190}));
    CHECK(load_source({picture}).symbol.pixels == geom::Size{50, 100});
    picture = {.file = write_tall(folder, true), .mask = PictureMask::Circle};
    CHECK(is_near(find_shown(picture), {0, 50, 100, 150}));
}

TEST_CASE("a picture is called by the words in its file's name") {
    const auto name = [](const char* file) { return find_name({Picture{file}}); };
    CHECK(name("photos/Tante_Käthe.jpg") == "Tante Käthe");
    CHECK(name("Tante_Ka\u0308the.jpg") == "Tante K\u00e4the"); // as macOS writes it
    CHECK(name("polar-bear.svg") == "polar bear");
    CHECK(name("grand-\u00e9cart.svg") == "grand \u00e9cart");
    CHECK(name("Jean-Luc.jpg") == "Jean-Luc");
    CHECK(name("2026-11-29.jpg") == "2026-11-29");
    CHECK(find_name({Word{"a_b"}}) == "a_b");
}

TEST_CASE("a circle is cut from the middle of a photo, whose bytes stay") {
    const Symbol symbol = load_masked("photo.jpg", PictureMask::Circle);
    CHECK(geom::area(symbol.outline) == doctest::Approx(std::numbers::pi * side * side / 4).epsilon(0.01));
    CHECK(geom::measure_bounds(symbol.outline).center().x == doctest::Approx(24).epsilon(0.01));
    CHECK(symbol.pixels == geom::Size{side, side});
    CHECK(color_at(symbol, {10, 2}) == color::white); // outside
    CHECK(color_at(symbol, {24, 16}) == color_at(load_masked("photo.jpg", PictureMask::None), {24, 16}));
    CHECK(pdf_of(symbol).find(read_file(data_folder() / "photo.jpg")) != std::string::npos);
}

TEST_CASE("round corners are cut from a photo, whose sides stay") {
    const Symbol symbol = load_masked("photo.jpg", PictureMask::Rounded);
    const double radius = 0.15 * side;
    CHECK(geom::area(symbol.outline) ==
          doctest::Approx(48 * 32 - (4 - std::numbers::pi) * radius * radius).epsilon(0.005));
    CHECK(symbol.pixels == geom::Size{48, 32});
    CHECK(color_at(symbol, {47.5, 0.5}) == color::white);
    CHECK(color_at(symbol, {47.5, 16}) != color::white);
}

TEST_CASE("a drawing within a mask keeps its own outline") {
    const Symbol symbol = load_masked("alpha.png", PictureMask::Rounded); // a square of 20 on a page of 40
    CHECK(geom::area(symbol.outline) == doctest::Approx(20 * 20).epsilon(0.1));
}

TEST_CASE("the white around a drawing is cut out, the white in it stays, and edges are soft") {
    for (const char* name : {"ring.png", "ring.jpg"}) { // a white disc in a red ring, radius 20 to 30 of 40
        CAPTURE(name);
        const Symbol symbol = load_cut_out(name);
        CHECK(geom::area(symbol.outline) == doctest::Approx(std::numbers::pi * 30 * 30).epsilon(0.06));
        CHECK(ink_at(symbol, {2, 2}) == 0);
        CHECK(ink_at(symbol, {40, 40}) == 1); // the disc
        CHECK(ink_at(symbol, {40, 15}) == 1);
        const double edge =
            ink_at(symbol, {40 + 30 * std::numbers::sqrt2 / 2, 40 + 30 * std::numbers::sqrt2 / 2});
        CHECK(edge > 0.1);
        CHECK(edge < 0.9);
    }
}

TEST_CASE("what is cut out leaves no white rim on a dark card") {
    const Symbol symbol = load_cut_out("ring.png");
    for (double angle = 0; angle < 6; angle += 0.1) {
        // Red on black is dark in green, however soft; white on black is not.
        const color::Color edge =
            color_on_black(symbol, {40 + 29.8 * std::cos(angle), 40 + 29.8 * std::sin(angle)});
        CHECK(edge.green < 0.15);
    }
}

TEST_CASE("an SVG has nothing to be cut out, which is reported") {
    const Loaded loaded = load_source(
        {Picture{.file = std::filesystem::path(SPOTIT_SOURCE_DIR) / "tests/theme/data/pictures/a.svg",
                 .cut_out = CutOut::White}});
    REQUIRE(loaded.said.size() == 1);
    CHECK(loaded.said.front().starts_with("cut-out-unused: a.svg is made of shapes"));
}

TEST_CASE("a picture of pixels with white along its edges is a white box, and no other is") {
    const auto load_plain = [](const char* name) {
        return load_source({Picture{data_folder() / name}}).symbol;
    };
    CHECK(is_white_box(load_plain("ring.png")));
    CHECK(is_white_box(load_plain("ring.jpg")));
    CHECK(!is_white_box(load_cut_out("ring.png")));
    CHECK(!is_white_box(load_plain("photo.jpg")));
    CHECK(!is_white_box(load_plain("alpha.png")));
}

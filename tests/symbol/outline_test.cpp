#include "symbol/paint.hpp"

#include "every_day.hpp"
#include "symbol/fonts.hpp"
#include "symbol/reference_sheet.hpp"
#include "symbol/silhouette.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace spotit;
using namespace spotit::symbol;
using namespace spotit::symbol::test;

namespace {

/// A raster from rows of text: '#' is opaque, '+' half, '.' clear.
AlphaRaster raster(const std::vector<std::string>& rows) {
    AlphaRaster result(static_cast<int>(rows.front().size()), static_cast<int>(rows.size()), 0);
    auto at = result.values.begin();
    for (const std::string& row : rows)
        for (const char c : row) *at++ = c == '#' ? 255 : c == '+' ? 128 : 0;
    return result;
}

template<class Draw>
SurfaceHandle draw(const geom::Box& box, double scale, Draw drawing) {
    const int width = static_cast<int>(std::ceil(box.width() * scale)) + 8;
    const int height = static_cast<int>(std::ceil(box.height() * scale)) + 8;
    SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height));
    const CairoHandle context(cairo_create(surface.get()));
    cairo_translate(context.get(), 4, 4);
    cairo_scale(context.get(), scale, scale);
    cairo_translate(context.get(), -box.left, -box.top);
    drawing(context.get());
    cairo_surface_flush(surface.get());
    return surface;
}

/// Returns the alpha of each pixel, row by row.
std::vector<int> read_alpha(cairo_surface_t* surface) {
    const unsigned char* const data = cairo_image_surface_get_data(surface);
    const int count = cairo_image_surface_get_width(surface) * cairo_image_surface_get_height(surface);
    std::vector<int> result;
    for (int i = 0; i < count; ++i) result.push_back(data[4 * i + 3]); // rows of 32 bits have no gaps
    return result;
}

/// How many pixels of at least 10 % alpha lie outside the outline: not only at its edge, where a pixel's
/// center may be half a pixel outside what it shows a part of.
int ink_outside(const Symbol& symbol, int longest) {
    const double scale = longest / std::max(symbol.box.width(), symbol.box.height());
    const SurfaceHandle ink =
        draw(symbol.box, scale, [&](cairo_t* context) { paint(context, symbol.drawing); });
    const SurfaceHandle inside = draw(symbol.box, scale, [&](cairo_t* context) {
        cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE);
        cairo_set_line_width(context, 2 * 0.75 / scale);
        for (const geom::Polygon& ring : symbol.outline) {
            for (const geom::Point point : ring) cairo_line_to(context, point.x, point.y);
            cairo_close_path(context);
            cairo_fill_preserve(context);
            cairo_stroke(context);
        }
    });
    const std::vector<int> alpha = read_alpha(ink.get()), alpha_inside = read_alpha(inside.get());
    int outside = 0;
    for (std::size_t i = 0; i < alpha.size(); ++i) outside += alpha[i] >= 26 && alpha_inside[i] == 0 ? 1 : 0;
    return outside;
}

void check_form(const Symbol& symbol) {
    const geom::Box box = geom::measure_bounds(symbol.outline);
    const double pixel = std::max(symbol.box.width(), symbol.box.height()) / 256; // of the outline's raster
    CHECK(symbol.box.grow(pixel).contains(box));
    for (const geom::Polygon& ring : symbol.outline) {
        CHECK(ring.size() >= 3);
        CHECK(geom::measure_signed_area(ring) > 0);
    }
}

} // namespace

TEST_CASE("a contour lies where opacity would reach the level, between pixel centres") {
    const auto rings = trace_outer_contours(raster({".....", ".....", "..#..", ".....", "....."}), 128);
    REQUIRE(rings.size() == 1);
    CHECK(rings.front().size() == 4);
    const geom::Box box = geom::measure_bounds(rings);
    CHECK(box.left == doctest::Approx(2).epsilon(0.01));
    CHECK(box.right == doctest::Approx(3).epsilon(0.01));
    CHECK(geom::measure_signed_area(rings.front()) > 0);
}

TEST_CASE("a contour lies less than half a pixel outside what was drawn, though pixels smear its edge") {
    for (const double radius : {7.0, 23.4, 60.7}) {
        const auto side = static_cast<int>(2 * radius) + 8;
        const SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_A8, side, side));
        const CairoHandle context(cairo_create(surface.get()));
        cairo_arc(context.get(), side / 2.0 + 0.3, side / 2.0 - 0.2, radius, 0, 7);
        cairo_fill(context.get());
        cairo_surface_flush(surface.get());
        AlphaRaster disc(side, side, 0);
        for (int y = 0; y < side; ++y)
            for (int x = 0; x < side; ++x)
                disc.at(x, y) = cairo_image_surface_get_data(
                    surface.get())[y * cairo_image_surface_get_stride(surface.get()) + x];
        CHECK(geom::area(trace_outer_contours(disc, 26)) ==
              doctest::Approx(3.14159265 * (radius + 0.3) * (radius + 0.3)).epsilon(0.2 / radius));
    }
}

TEST_CASE("holes are filled, also what stands in them") {
    const auto rings = trace_outer_contours(
        raster({".......", ".#####.", ".#...#.", ".#.#.#.", ".#...#.", ".#####.", "......."}), 128);
    REQUIRE(rings.size() == 1);
    CHECK(geom::area(rings) == doctest::Approx(24.5).epsilon(0.02)); // 5 x 5 with its corners cut
}

TEST_CASE("parts stay apart, pixels that touch at a corner belong together") {
    CHECK(trace_outer_contours(raster({".....", ".#.#.", "....."}), 128).size() == 2);
    CHECK(trace_outer_contours(raster({"....", ".#..", "..#.", "...."}), 128).size() == 1);
    CHECK(trace_outer_contours(raster({"....", "..#.", ".#..", "...."}), 128).size() == 1);
}

TEST_CASE("a clear raster has no contour, a faint one only below its level") {
    CHECK(trace_outer_contours(raster({"...", "...", "..."}), 1).empty());
    CHECK(trace_outer_contours(raster({"...", ".+.", "..."}), 129).empty());
    CHECK(trace_outer_contours(raster({"...", ".+.", "..."}), 128).size() == 1);
}

TEST_CASE("no ink of the test font lies outside its outline") {
    const Font font = colrtest();
    const auto names = read_lines(data_folder() / "colrtest.txt");
    tests::EveryDay every_day(7);
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (every_day.skips_next()) continue;
        const Symbol symbol = load_one(private_character(static_cast<int>(i)), font).symbol;
        CAPTURE(names[i]);
        if (symbol.outline.empty()) continue;
        check_form(symbol);
        // A gradient that jumps from opaque to clear is sampled at one point of a pixel, another one in each
        // raster.
        CHECK(ink_outside(symbol, 320) <= 8);
    }
}

TEST_CASE("no ink of Noto's emoji lies outside their outlines") {
    if (skip_without_noto()) return;
    const Font font = noto();
    tests::EveryDay every_day(7);
    for (const std::string& emoji : read_lines(data_folder().parent_path() / "reference" / "noto.txt")) {
        if (every_day.skips_next()) continue;
        CAPTURE(emoji);
        const Symbol symbol = load_one(emoji, font).symbol;
        check_form(symbol);
        CHECK(ink_outside(symbol, 320) == 0);
    }
}

TEST_CASE("an outline keeps the parts of a picture, and is the same each time") {
    if (skip_without_noto()) return;
    CHECK(load_one("🦊", noto()).symbol.outline.size() == 1);
    CHECK(load_one("🥳", noto()).symbol.outline.size() > 2);
    CHECK(load_one("🥳", noto()).symbol.outline == load_one("🥳", noto()).symbol.outline);
}

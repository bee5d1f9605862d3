#include "symbol/paint.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace spotit;
using namespace spotit::symbol;

namespace {

/// The opacity of each pixel of a path's stroke on 100 x 100 pixels.
std::vector<int> stroked(const Stroke& stroke, Purpose purpose) {
    constexpr int side = 100;
    const SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_A8, side, side));
    const CairoHandle context(cairo_create(surface.get()));
    paint(context.get(), Items{{stroke}}, purpose);
    CHECK(cairo_has_current_point(context.get()) == 0);
    cairo_surface_flush(surface.get());
    std::vector<int> opacity;
    const unsigned char* row = cairo_image_surface_get_data(surface.get());
    for (int y = 0; y < side; ++y, row += cairo_image_surface_get_stride(surface.get()))
        opacity.insert(opacity.end(), row, row + side);
    return opacity;
}

} // namespace

TEST_CASE("a stroke's shape, which is filled, covers the stroke and little more") {
    std::vector<geom::Path> paths(4);
    paths[0].add_circle({50, 50}, 30);
    paths[1].add(geom::Box{20, 30, 80, 70});
    paths[2].move_to({20, 80});
    paths[2].curve_to({20, 0}, {90, 120}, {80, 20});
    paths[2].add(geom::Polygon{{20, 20}, {50, 20}, {20, 30}});
    paths[2].line_to({15, 60}); // from where the triangle began
    paths[3].move_to({50, 50});
    paths[3].line_to({50, 50});
    for (const geom::Path& path : paths)
        for (const double width : {1.0, 4.0, 20.0}) {
            const Stroke stroke{path, width, color::black};
            const std::vector<int> filled = stroked(stroke, Purpose::Shape),
                                   drawn = stroked(stroke, Purpose::Color);
            double ink = 0, difference = 0;
            int missing = 0;
            for (std::size_t i = 0; i < drawn.size(); ++i) {
                ink += drawn[i] / 255.0;
                difference += std::abs(drawn[i] - filled[i]) / 255.0;
                missing = std::max(missing, drawn[i] - filled[i]);
            }
            CAPTURE(width);
            CHECK(ink > 0.5 * width);
            CHECK(difference < 0.12 * ink + 0.5);
            CHECK(missing < 64); // a quarter of a pixel
        }
}

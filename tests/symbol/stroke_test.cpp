// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/stroke.hpp"

#include "symbol/cairo_handles.hpp"
#include "symbol/canvas.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

using namespace spotit::symbol;

namespace {

/// The opacity of each pixel of a path's stroke on 100 x 100 pixels.
std::vector<int> stroked(const std::function<void(cairo_t*)>& add_path, double width,
                         Canvas::Purpose purpose) {
    constexpr int side = 100;
    const SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_A8, side, side));
    const CairoHandle context(cairo_create(surface.get()));
    add_path(context.get());
    stroke(Canvas(context.get(), purpose), width);
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
    const std::function<void(cairo_t*)> paths[] = {[](cairo_t* on) { cairo_arc(on, 50, 50, 30, 0, 6.2); },
                                                   [](cairo_t* on) { cairo_rectangle(on, 20, 30, 60, 40); },
                                                   [](cairo_t* on) {
                                                       cairo_move_to(on, 20, 80);
                                                       cairo_curve_to(on, 20, 0, 90, 120, 80, 20);
                                                       cairo_move_to(on, 20, 20);
                                                       cairo_line_to(on, 50, 20);
                                                       cairo_line_to(on, 20, 30);
                                                       cairo_close_path(on);
                                                       cairo_line_to(on, 15, 60);
                                                   },
                                                   [](cairo_t* on) {
                                                       cairo_move_to(on, 50, 50);
                                                       cairo_line_to(on, 50, 50);
                                                   }};
    for (const auto& path : paths)
        for (const double width : {1.0, 4.0, 20.0}) {
            const std::vector<int> filled = stroked(path, width, Canvas::Purpose::Shape),
                                   drawn = stroked(path, width, Canvas::Purpose::Color);
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

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/colr/covered.hpp"

#include "symbol/colr/paint.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::symbol {

namespace {

/// Pixels from `begin` up to `end` on one axis.
struct Range {
    int begin = 0, end = 0;
};

/// Returns all pixels that antialiasing may reach, and more; of `count` on this axis.
Range reached(double from, double to, int count) {
    const auto pixel = [&](double at) { return static_cast<int>(std::clamp(at, 0.0, double(count))); };
    return {pixel(std::floor(from) - 1), pixel(std::ceil(to) + 1)};
}

} // namespace

bool is_covered(cairo_t* context, const geom::Box& box) {
    cairo_surface_t* const surface = cairo_get_target(context);
    if (surface != cairo_get_group_target(context) ||
        cairo_surface_get_type(surface) != CAIRO_SURFACE_TYPE_IMAGE ||
        cairo_image_surface_get_format(surface) != CAIRO_FORMAT_A8)
        return false;
    cairo_matrix_t matrix;
    cairo_get_matrix(context, &matrix);
    const geom::Box pixels = moved(box, {matrix.xx, matrix.yx, matrix.xy, matrix.yy, matrix.x0, matrix.y0});
    const Range columns = reached(pixels.left, pixels.right, cairo_image_surface_get_width(surface));
    const Range rows = reached(pixels.top, pixels.bottom, cairo_image_surface_get_height(surface));
    cairo_surface_flush(surface);
    const unsigned char* const data = cairo_image_surface_get_data(surface);
    const auto stride = static_cast<std::ptrdiff_t>(cairo_image_surface_get_stride(surface));
    for (int y = rows.begin; y < rows.end; ++y) {
        const unsigned char* const row = data + y * stride;
        if (!std::all_of(row + columns.begin, row + columns.end, [](unsigned char a) { return a == 255; }))
            return false;
    }
    return true;
}

} // namespace spotit::symbol

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/mask.hpp"

#include "symbol/cairo_handles.hpp"
#include "symbol/canvas.hpp"
#include "symbol/request.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::symbol {

namespace {

constexpr double corner_share = 0.15; // radius of round corners, of the shorter side
constexpr int corner_points = 16;     // of each quarter of a circle

/// A rectangle with round corners, whose radius is half a side for a circle.
struct MaskShape {
    geom::Box box;
    double radius = 0;
};

MaskShape make_mask(const geom::Box& box, PictureMask mask) {
    const double side = std::min(box.width(), box.height());
    if (mask == PictureMask::Rounded) return {box, corner_share * side};
    const geom::Point center = box.center();
    return {{center.x - side / 2, center.y - side / 2, center.x + side / 2, center.y + side / 2}, side / 2};
}

/// Calls arc(center, first angle) for each corner, clockwise from the top left one.
template<class Arc>
void each_corner(const MaskShape& shape, Arc arc) {
    const auto& [box, radius] = shape;
    const double quarter = std::numbers::pi / 2;
    arc(geom::Point{box.left + radius, box.top + radius}, 2 * quarter);
    arc(geom::Point{box.right - radius, box.top + radius}, 3 * quarter);
    arc(geom::Point{box.right - radius, box.bottom - radius}, 0.0);
    arc(geom::Point{box.left + radius, box.bottom - radius}, quarter);
}

geom::Polygon trace(const MaskShape& shape) {
    geom::Polygon ring;
    each_corner(shape, [&](geom::Point center, double begin) {
        for (int i = 0; i < corner_points; ++i) {
            const double angle = begin + std::numbers::pi / 2 * (i + 0.5) / corner_points;
            ring.push_back(center + shape.radius * geom::Point{std::cos(angle), std::sin(angle)});
        }
    });
    return ring;
}

void clip(cairo_t* context, const MaskShape& shape) {
    cairo_new_path(context);
    each_corner(shape, [&](geom::Point center, double begin) {
        cairo_arc(context, center.x, center.y, shape.radius, begin, begin + std::numbers::pi / 2);
    });
    cairo_close_path(context);
    cairo_clip(context);
}

} // namespace

void apply_mask(Symbol& symbol, PictureMask mask) {
    if (mask == PictureMask::None || symbol.outline.empty()) return;
    const MaskShape shape = make_mask(symbol.box, mask);
    if (symbol.pixels) { // their size on the card stays
        symbol.pixels->width *= shape.box.width() / symbol.box.width();
        symbol.pixels->height *= shape.box.height() / symbol.box.height();
    }
    set_picture(
        symbol,
        [shape, picture = symbol.picture](Canvas& canvas) {
            const SavedState saved(canvas.context());
            clip(canvas.context(), shape);
            picture(canvas);
        },
        shape.box);
    constexpr double whole = 0.98; // of the mask: the picture fills it
    const geom::Polygon rim = trace(shape);
    if (geom::area(symbol.outline) > whole * geom::area({rim})) symbol.outline = {rim};
}

} // namespace spotit::symbol

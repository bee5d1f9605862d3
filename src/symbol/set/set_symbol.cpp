// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/symbol.hpp>

#include "symbol/cairo_handles.hpp"
#include "symbol/canvas.hpp"
#include "symbol/set/set_names.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <utility>

namespace spotit::symbol {

namespace {

// In the units of a shape, whose mean side is 100. On a poker card a unit is a third of a millimeter: lines
// of 0.8 mm, 1.2 mm apart, which neither an ink-jet nor a copier fills in.
constexpr double edge_width = 3.6;
constexpr double stripe_period = 6;
constexpr double stripe_width = 2.3;

void add_path(cairo_t* context, const geom::Region& region) {
    for (const geom::Polygon& ring : region) {
        cairo_new_sub_path(context);
        for (const geom::Point point : ring) cairo_line_to(context, point.x, point.y);
        cairo_close_path(context);
    }
}

/// Upright stripes, one of them through the middle.
void add_stripes(cairo_t* context, const geom::Box& box) {
    const double max_distance = std::max(-box.left, box.right);
    const int each_side = static_cast<int>(std::ceil(max_distance / stripe_period));
    for (int i = -each_side; i <= each_side; ++i)
        cairo_rectangle(context, i * stripe_period - stripe_width / 2, box.top, stripe_width, box.height());
}

/// The edge is a stroke of twice its width whose outer half is clipped, so all fills end at the outline.
void paint(cairo_t* context, const geom::Region& outline, SetFill fill) {
    const SavedState saved(context);
    cairo_new_path(context);
    add_path(context, outline);
    if (fill == SetFill::Solid) {
        cairo_fill(context);
        return;
    }
    cairo_clip(context);
    if (fill == SetFill::Striped) {
        add_stripes(context, geom::bounds(outline));
        cairo_fill(context);
    }
    add_path(context, outline);
    cairo_set_line_width(context, 2 * edge_width);
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND);
    cairo_stroke(context);
}

} // namespace

Symbol make_set_symbol(const SetShape& shape, const SetStyle& style) {
    const auto outline = std::make_shared<const geom::Region>(shape.outline);
    Symbol symbol;
    symbol.name = drawing_name(shape, style);
    symbol.picture = [outline, style](Canvas& canvas) {
        const auto& [red, green, blue, alpha] = style.color;
        cairo_set_source_rgba(canvas.context(), red, green, blue, alpha);
        paint(canvas.context(), *outline, style.fill);
    };
    symbol.box = geom::bounds(shape.outline).grown(0.5); // for antialiased pixels
    symbol.outline = shape.outline;
    return symbol;
}

} // namespace spotit::symbol

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/background.hpp>

#include "background/pen.hpp"
#include "symbol/canvas.hpp"

#include <algorithm>
#include <array>
#include <numbers>

namespace spotit::background {

namespace {

void trace(cairo_t* context, geom::Size size, double radius) {
    constexpr double quarter = std::numbers::pi / 2;
    const double x = size.width / 2 - radius, y = size.height / 2 - radius;
    cairo_new_sub_path(context);
    cairo_arc(context, x, -y, radius, -quarter, 0);
    cairo_arc(context, x, y, radius, 0, quarter);
    cairo_arc(context, -x, y, radius, quarter, 2 * quarter);
    cairo_arc(context, -x, -y, radius, 2 * quarter, 3 * quarter);
    cairo_close_path(context);
}

void draw(cairo_t* context, const TextBox& plate) {
    const double side = std::min(plate.size.width, plate.size.height), line = 0.02 * side;
    cairo_save(context);
    trace(context, plate.size, side / 3);
    cairo_set_source_rgba(context, plate.fill.red, plate.fill.green, plate.fill.blue, plate.fill.alpha);
    cairo_fill(context);
    const double inset = 3 * line;
    trace(context, {plate.size.width - 2 * inset, plate.size.height - 2 * inset}, side / 3 - inset);
    cairo_set_source_rgba(context, plate.line.red, plate.line.green, plate.line.blue, plate.line.alpha);
    cairo_set_line_width(context, line);
    cairo_stroke(context);
    cairo_restore(context);
}

} // namespace

symbol::Symbol text_box(const TextBox& plate) {
    const double x = plate.size.width / 2, y = plate.size.height / 2;
    return {.name = "plate",
            .picture = [plate](symbol::Canvas& canvas) { draw(canvas.context(), plate); },
            .box = {-x, -y, x, y},
            .outline = {}};
}

} // namespace spotit::background

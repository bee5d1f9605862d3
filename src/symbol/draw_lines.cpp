// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/symbol.hpp>

#include "symbol/cairo_handles.hpp"
#include "symbol/canvas.hpp"

#include <utility>

namespace spotit::symbol {

namespace {

void set_color(cairo_t* context, const color::Color& color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha);
}

void draw(cairo_t* context, const DrawnLine& line) {
    cairo_new_path(context);
    for (const geom::Point point : line.points) cairo_line_to(context, point.x, point.y);
    if (line.fill) {
        cairo_close_path(context);
        set_color(context, *line.fill);
        cairo_fill_preserve(context);
    }
    if (line.width <= 0) return;
    set_color(context, line.color);
    cairo_set_line_width(context, line.width);
    cairo_stroke(context);
}

} // namespace

Symbol draw_lines(std::string name, std::vector<DrawnLine> lines) {
    Symbol symbol{.name = std::move(name), .picture = {}, .box = {}, .outline = {}};
    for (const DrawnLine& line : lines)
        for (const geom::Point point : line.points) {
            const double reach = line.width / 2;
            symbol.box.add(point - geom::Point{reach, reach});
            symbol.box.add(point + geom::Point{reach, reach});
        }
    symbol.picture = [lines = std::move(lines)](Canvas& canvas) {
        const SavedState saved(canvas.context());
        cairo_set_line_join(canvas.context(), CAIRO_LINE_JOIN_ROUND);
        cairo_set_line_cap(canvas.context(), CAIRO_LINE_CAP_ROUND);
        for (const DrawnLine& line : lines) draw(canvas.context(), line);
        cairo_new_path(canvas.context());
    };
    return symbol;
}

} // namespace spotit::symbol

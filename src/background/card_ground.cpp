// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/background.hpp>

#include "background/pen.hpp"
#include "symbol/canvas.hpp"

namespace spotit::background {

namespace {

constexpr color::Color line_color{0.6, 0.6, 0.6, 1};

void trace(cairo_t* context, const geom::Polygon& rim) {
    cairo_new_path(context);
    for (const geom::Point& point : rim) cairo_line_to(context, point.x, point.y);
    cairo_close_path(context);
}

void set_color(cairo_t* context, const color::Color& color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha);
}

void draw_border(cairo_t* context, const geom::Shape& card, const CardGround::Border& border) {
    trace(context, geom::rim(card.inset(border.inset + border.width / 2)));
    set_color(context, border.color);
    cairo_set_line_width(context, border.width);
    cairo_stroke(context);
}

} // namespace

symbol::Symbol card_ground(const CardGround& ground) {
    symbol::DrawFunction drawing;
    if (ground.drawing != nullptr) drawing = ground.drawing->picture;
    const auto draw = [rim = geom::rim(ground.card), ground, drawing](symbol::Canvas& canvas) {
        cairo_t* const context = canvas.context();
        cairo_save(context);
        trace(context, rim);
        cairo_clip(context);
        set_color(context, ground.color);
        cairo_paint(context);
        if (drawing) drawing(canvas);
        if (ground.border) draw_border(context, ground.card, *ground.border);
        cairo_restore(context);
        trace(context, rim);
        set_color(context, line_color);
        cairo_set_line_width(context, ground.line_width);
        cairo_stroke(context);
    };
    return {.name = "card",
            .picture = draw,
            .box = ground.card.box().grown(ground.line_width / 2),
            .outline = {}};
}

} // namespace spotit::background

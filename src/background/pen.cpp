// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "background/pen.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::background {

Pen::Pen(cairo_t* context, const geom::Box& box, double angle)
    : context_(context)
    , box_(box)
    , turn_(geom::Affine::rotation(angle))
    , reach_(std::hypot(std::max(-box.left, box.right), std::max(-box.top, box.bottom))) {
    cairo_save(context_);
    const cairo_matrix_t turn = cairo_matrix(turn_);
    cairo_transform(context_, &turn);
    cairo_new_path(context_);
}

Pen::~Pen() {
    cairo_new_path(context_);
    cairo_restore(context_);
}

bool Pen::sees(geom::Point point, double radius) const {
    return box_.grown(radius).contains(turn_(point));
}

void Pen::dot(geom::Point center) {
    line(center, center);
}

void Pen::line(geom::Point from, geom::Point to) {
    cairo_move_to(context_, from.x, from.y);
    cairo_line_to(context_, to.x, to.y);
}

void Pen::polygon(std::span<const geom::Point> corners) {
    cairo_new_sub_path(context_);
    for (const geom::Point corner : corners) cairo_line_to(context_, corner.x, corner.y);
    cairo_close_path(context_);
}

void Pen::circle(geom::Point center, double radius) {
    cairo_new_sub_path(context_);
    cairo_arc(context_, center.x, center.y, radius, 0, 2 * std::numbers::pi);
    cairo_close_path(context_);
}

void Pen::move_to(geom::Point point) {
    cairo_move_to(context_, point.x, point.y);
}

void Pen::curve(geom::Point first, geom::Point second, geom::Point end) {
    cairo_curve_to(context_, first.x, first.y, second.x, second.y, end.x, end.y);
}

void Pen::fill(const color::Color& color) {
    cairo_set_source_rgba(context_, color.red, color.green, color.blue, color.alpha);
    cairo_fill(context_);
}

void Pen::stroke(const color::Color& color, double width, Ends ends) {
    cairo_set_source_rgba(context_, color.red, color.green, color.blue, color.alpha);
    cairo_set_line_cap(context_, ends == Ends::Round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
    cairo_set_line_join(context_, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_width(context_, width);
    cairo_stroke(context_);
}

void Pen::flood(const color::Color& color) {
    cairo_save(context_);
    const cairo_matrix_t back = cairo_matrix({turn_.a, turn_.c, turn_.b, turn_.d, 0, 0});
    cairo_transform(context_, &back);
    cairo_rectangle(context_, box_.left, box_.top, box_.width(), box_.height());
    cairo_restore(context_);
    fill(color);
}

cairo_matrix_t cairo_matrix(const geom::Affine& place) {
    return {place.a, place.b, place.c, place.d, place.e, place.f};
}

} // namespace spotit::background

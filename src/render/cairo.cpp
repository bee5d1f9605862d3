// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "render/cairo.hpp"

#include <spotit/diag.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::render {

namespace {

void trace_circle(cairo_t* context, geom::Point center, double radius) {
    cairo_new_sub_path(context);
    cairo_arc(context, center.x, center.y, radius, 0, 2 * std::numbers::pi);
    cairo_close_path(context);
}

/// Each corner is one curve, in either direction of the ring.
void trace_polygon(cairo_t* context, const geom::Polygon& corners, double radius) {
    cairo_new_sub_path(context);
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const geom::Point corner = corners[i];
        const geom::Point before = corners[(i + corners.size() - 1) % corners.size()] - corner;
        const geom::Point after = corners[(i + 1) % corners.size()] - corner;
        const geom::Point back = (1 / geom::length(before)) * before, on = (1 / geom::length(after)) * after;
        const double turn = std::numbers::pi - std::acos(std::clamp(geom::dot(back, on), -1.0, 1.0));
        const double reach = radius * std::tan(turn / 2);
        const double control = reach - radius * 4 / 3 * std::tan(turn / 4);
        const geom::Point start = corner + reach * back, end = corner + reach * on;
        cairo_line_to(context, start.x, start.y);
        if (radius <= 0) continue;
        const geom::Point first = corner + control * back, second = corner + control * on;
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y);
    }
    cairo_close_path(context);
}

} // namespace

void require_success(cairo_status_t status, std::string_view drawn) {
    if (status == CAIRO_STATUS_SUCCESS) return;
    diag::Diagnostic failed;
    failed.id = "cannot-draw";
    failed.message = fmt::format("can't draw {} in this size: {}", drawn, cairo_status_to_string(status));
    failed.notes = {"fix: fewer pixels (output.image_dpi), or export it as a PNG of 2000 x 2000 pixels"};
    throw diag::Error(diag::ErrorCategory::Input, std::move(failed));
}

cairo_status_t append(void* text, const unsigned char* bytes, unsigned length) {
    const void* const characters = bytes;
    static_cast<std::string*>(text)->append(static_cast<const char*>(characters), length);
    return CAIRO_STATUS_SUCCESS;
}

void transform(cairo_t* context, const geom::Affine& place) {
    const cairo_matrix_t matrix{place.a, place.b, place.c, place.d, place.e, place.f};
    cairo_transform(context, &matrix);
}

void trace(cairo_t* context, const geom::Shape& shape) {
    if (shape.kind == geom::Shape::Kind::Circle)
        trace_circle(context, {}, shape.size.width / 2);
    else
        trace_polygon(context, shape.corners(), shape.corner_radius);
}

void trace(cairo_t* context, const geom::Box& box) {
    cairo_rectangle(context, box.left, box.top, box.width(), box.height());
}

void trace(cairo_t* context, const sheet::Stroke& stroke) {
    switch (stroke.kind) {
    case sheet::Stroke::Kind::Line:
        cairo_move_to(context, stroke.from.x, stroke.from.y);
        cairo_line_to(context, stroke.to.x, stroke.to.y);
        break;
    case sheet::Stroke::Kind::Circle:
        trace_circle(context, stroke.from, geom::distance(stroke.from, stroke.to));
        break;
    case sheet::Stroke::Kind::Polygon:
        trace_polygon(context, stroke.corners, stroke.corner_radius);
        break;
    }
}

} // namespace spotit::render

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "render/cairo.hpp"

#include <spotit/diag.hpp>

#include <fmt/format.h>

#include <numbers>

namespace spotit::render {

namespace {

struct Pen {
    cairo_t* context;

    void move_to(geom::Point p) const { cairo_move_to(context, p.x, p.y); }
    void line_to(geom::Point p) const { cairo_line_to(context, p.x, p.y); }
    void curve(geom::Point first, geom::Point second, geom::Point to) const {
        cairo_curve_to(context, first.x, first.y, second.x, second.y, to.x, to.y);
    }
};

} // namespace

void require_success(cairo_status_t status, std::string_view drawn) {
    if (status == CAIRO_STATUS_SUCCESS) return;
    diag::Diagnostic failed;
    failed.id = "cannot-draw";
    failed.message = fmt::format("can't draw {} in this size: {}", drawn, cairo_status_to_string(status));
    failed.notes = {"fix: fewer pixels (output.image_dpi), or export it as a PNG of 2000 x 2000 pixels"};
    throw diag::Error(diag::ErrorCategory::Input, std::move(failed));
}

void transform(cairo_t* context, const geom::Affine& place) {
    const cairo_matrix_t matrix{place.a, place.b, place.c, place.d, place.e, place.f};
    cairo_transform(context, &matrix);
}

void trace(cairo_t* context, const geom::Shape& shape, geom::Point center) {
    cairo_new_sub_path(context);
    if (shape.is_circle())
        cairo_arc(context, center.x, center.y, shape.radius, 0, 2 * std::numbers::pi);
    else
        geom::draw_outline(Pen{context}, shape, center);
    cairo_close_path(context);
}

void trace(cairo_t* context, const geom::Box& box) {
    cairo_rectangle(context, box.left, box.top, box.width(), box.height());
}

void trace(cairo_t* context, const sheet::Stroke& stroke) {
    if (stroke.outlined) return trace(context, *stroke.outlined, stroke.from);
    cairo_move_to(context, stroke.from.x, stroke.from.y);
    cairo_line_to(context, stroke.to.x, stroke.to.y);
}

} // namespace spotit::render

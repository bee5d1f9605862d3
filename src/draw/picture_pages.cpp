// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/draw.hpp>

#include "draw/cairo.hpp"
#include "draw/page_scale.hpp"
#include "symbol/canvas.hpp"

#include <cairo-pdf.h>

namespace spotit::draw {

namespace {

void draw_page(cairo_surface_t* surface, const symbol::Symbol& picture) {
    const geom::Box& box = picture.box;
    const double scale = page_scale(box);
    cairo_pdf_surface_set_size(surface, scale * box.width(), scale * box.height());
    const ContextHandle context(cairo_create(surface));
    cairo_scale(context.get(), scale, scale);
    cairo_translate(context.get(), -box.left, -box.top);
    symbol::Canvas canvas(context.get());
    picture.picture(canvas);
    cairo_show_page(context.get());
    require_success(cairo_status(context.get()), picture.name);
}

} // namespace

std::string picture_pages(std::span<const symbol::Symbol> pictures) {
    std::string bytes;
    const SurfaceHandle surface(cairo_pdf_surface_create_for_stream(&append, &bytes, 1, 1));
    for (const symbol::Symbol& picture : pictures) draw_page(surface.get(), picture);
    cairo_surface_finish(surface.get());
    require_success(cairo_surface_status(surface.get()), "the pictures");
    return bytes;
}

} // namespace spotit::draw

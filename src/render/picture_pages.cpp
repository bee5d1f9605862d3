// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/render.hpp>

#include "render/cairo.hpp"
#include "render/page_scale.hpp"
#include "symbol/canvas.hpp"

#include <cairo-pdf.h>

#include <cmath>

namespace spotit::render {

namespace {

void draw_page(cairo_surface_t* surface, const symbol::Symbol& picture) {
    const geom::Box& box = picture.box;
    // Cairo cuts off ink in the last fraction of a point: the last letter of a line. So pages are whole
    // points wide; the height is rounded up by blank space at the top.
    const double width = std::ceil(page_scale(box) * box.width());
    const double scale = width > 0 ? width / box.width() : page_scale(box);
    const double height = std::ceil(scale * box.height());
    cairo_pdf_surface_set_size(surface, width, height);
    const ContextHandle context(cairo_create(surface));
    cairo_translate(context.get(), 0, height - scale * box.height());
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

} // namespace spotit::render

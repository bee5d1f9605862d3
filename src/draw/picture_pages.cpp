// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/draw.hpp>

#include "symbol/canvas.hpp"

#include <cairo-pdf.h>
#include <cairo.h>

#include <algorithm>
#include <memory>
#include <stdexcept>

namespace spotit::draw {

namespace {

using Surface = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;
using Context = std::unique_ptr<cairo_t, decltype(&cairo_destroy)>;

/// Cairo rounds to 1/256 of a point and readers refuse pages beyond 14400 points, so pictures in small units
/// (the millimetres of a label) are drawn larger. Font units, 1000 to 2048 to the em, are fine as they are.
double page_scale(const geom::Box& box) {
    constexpr double fine = 400, readable = 10000;
    const double longest = std::max(box.width(), box.height());
    if (longest < fine) return fine / longest;
    return longest > readable ? readable / longest : 1;
}

void draw_page(cairo_surface_t* surface, const symbol::Symbol& picture) {
    const geom::Box& box = picture.box;
    const double scale = page_scale(box);
    cairo_pdf_surface_set_size(surface, scale * box.width(), scale * box.height());
    const Context context(cairo_create(surface), &cairo_destroy);
    cairo_scale(context.get(), scale, scale);
    cairo_translate(context.get(), -box.left, -box.top);
    symbol::Canvas canvas(context.get());
    picture.picture(canvas);
    cairo_show_page(context.get());
    if (const cairo_status_t status = cairo_status(context.get()); status != CAIRO_STATUS_SUCCESS)
        throw std::runtime_error("cannot draw " + picture.name + ": " + cairo_status_to_string(status));
}

cairo_status_t append(void* text, const unsigned char* bytes, unsigned length) {
    static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(bytes), length);
    return CAIRO_STATUS_SUCCESS;
}

} // namespace

std::string picture_pages(std::span<const symbol::Symbol> pictures) {
    std::string bytes;
    const Surface surface(cairo_pdf_surface_create_for_stream(&append, &bytes, 1, 1), &cairo_surface_destroy);
    for (const symbol::Symbol& picture : pictures) draw_page(surface.get(), picture);
    cairo_surface_finish(surface.get());
    if (const cairo_status_t status = cairo_surface_status(surface.get()); status != CAIRO_STATUS_SUCCESS)
        throw std::runtime_error(std::string("cannot draw the pictures: ") + cairo_status_to_string(status));
    return bytes;
}

} // namespace spotit::draw

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "render/face_rgba.hpp"

#include <cstdint>
#include <cstring>

namespace spotit::render {

namespace {

/// Farther than any bleed: the background shall fill all pixels.
constexpr double everywhere = 1e5;

void append_pixel(std::string& rgba, std::uint32_t premultiplied) {
    const std::uint32_t alpha = premultiplied >> 24;
    for (const int shift : {16, 8, 0}) {
        const std::uint32_t value = (premultiplied >> shift) & 0xFF;
        rgba += static_cast<char>(alpha == 0 ? 0 : (255 * value + alpha / 2) / alpha);
    }
    rgba += static_cast<char>(alpha);
}

} // namespace

std::string paint_rgba(const FacePaint& paint, const document::Face& face, const geom::Affine& to_pixels,
                       const Pixels& size) {
    const SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size.width, size.height));
    require_success(cairo_surface_status(surface.get()), "so many pixels");
    const ContextHandle context(cairo_create(surface.get()));
    transform(context.get(), to_pixels);
    paint_face(context.get(), {paint.document, paint.pictures, everywhere}, face);
    require_success(cairo_status(context.get()), "the pixels");
    cairo_surface_flush(surface.get());
    const unsigned char* const rows = cairo_image_surface_get_data(surface.get());
    const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface.get()));
    std::string rgba;
    rgba.reserve(std::size_t{4} * static_cast<std::size_t>(size.width) *
                 static_cast<std::size_t>(size.height));
    for (std::size_t y = 0; y < static_cast<std::size_t>(size.height); ++y)
        for (std::size_t x = 0; x < static_cast<std::size_t>(size.width); ++x) {
            std::uint32_t pixel = 0;
            std::memcpy(&pixel, rows + y * stride + 4 * x, sizeof pixel);
            append_pixel(rgba, pixel);
        }
    return rgba;
}

} // namespace spotit::render

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "render/face_rgba.hpp"

#include <cstdint>
#include <cstring>

namespace spotit::render {

namespace {

/// Farther than any bleed: the background shall fill all pixels.
constexpr double everywhere = 1e5;

void write_pixel(char* rgba, std::uint32_t premultiplied) {
    const std::uint32_t alpha = premultiplied >> 24;
    for (const int shift : {16, 8, 0}) {
        std::uint32_t value = (premultiplied >> shift) & 0xFF;
        if (alpha != 0 && alpha != 255) value = (255 * value + alpha / 2) / alpha;
        *rgba++ = static_cast<char>(value);
    }
    *rgba = static_cast<char>(alpha);
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
    const auto width = static_cast<std::size_t>(size.width), height = static_cast<std::size_t>(size.height);
    std::string rgba(4 * width * height, '\0');
    for (std::size_t i = 0; i < width * height; ++i) {
        std::uint32_t pixel = 0;
        std::memcpy(&pixel, rows + i / width * stride + 4 * (i % width), sizeof pixel);
        write_pixel(&rgba[4 * i], pixel);
    }
    return rgba;
}

} // namespace spotit::render

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "render/face_rgba.hpp"

#include "symbol/image/pixel_source.hpp"

namespace spotit::render {

std::string paint_rgba(const PicturePainter& pictures, const document::Face& face,
                       const geom::Affine& to_pixels, const Pixels& size) {
    const SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size.width, size.height));
    require_success(cairo_surface_status(surface.get()), "so many pixels");
    const ContextHandle context(cairo_create(surface.get()));
    transform(context.get(), to_pixels);
    paint_face(context.get(), pictures, face);
    require_success(cairo_status(context.get()), "the pixels");
    return symbol::to_rgba(surface.get()).rgba;
}

} // namespace spotit::render

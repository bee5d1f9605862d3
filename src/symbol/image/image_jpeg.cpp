// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/image/image_reading.hpp"

#include "symbol/canvas.hpp"
#include "symbol/image/exif.hpp"
#include "symbol/image/jpeg_header.hpp"
#include "symbol/image/jpeg_pixels.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace spotit::symbol {

namespace {

/// For previews and comparisons; a symbol of 40 mm has 470 pixels at 300 dpi. Photos of phones have 1008
/// after they are reduced, and are kept in memory as half of that.
constexpr unsigned preview_size = 500;

struct Photo {
    FileBytes file;
    JpegHeader header;
    SurfaceHandle preview;
};

bool is_raster(cairo_t* context) {
    return cairo_surface_get_type(cairo_get_target(context)) == CAIRO_SURFACE_TYPE_IMAGE;
}

void release(void* kept) {
    delete static_cast<FileBytes*>(kept);
}

/// Returns a surface of the photo's size whose pixels are never drawn, since PDF takes the bytes of the file.
/// They take no memory until they are touched.
SurfaceHandle whole(const Photo& photo) {
    SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24,
                                                     static_cast<int>(photo.header.size.width),
                                                     static_cast<int>(photo.header.size.height)));
    auto kept = std::make_unique<FileBytes>(photo.file);
    const auto bytes = as_bytes(*photo.file);
    const cairo_status_t status = cairo_surface_set_mime_data(
        surface.get(), CAIRO_MIME_TYPE_JPEG, bytes.data(), bytes.size(), release, kept.get());
    if (status == CAIRO_STATUS_SUCCESS) static_cast<void>(kept.release());
    return surface;
}

/// Returns the photo decoded at the resolution of a large raster; nothing if the preview has enough pixels.
SurfaceHandle decoded_for(cairo_t* context, const Photo& photo) {
    double across_x = photo.header.size.width, across_y = 0, down_x = 0, down_y = photo.header.size.height;
    cairo_user_to_device_distance(context, &across_x, &across_y);
    cairo_user_to_device_distance(context, &down_x, &down_y);
    const double long_side = std::max(std::hypot(across_x, across_y), std::hypot(down_x, down_y));
    const double held = std::max(photo.header.size.width, photo.header.size.height);
    const geom::Size preview = surface_size(photo.preview.get());
    if (std::min(long_side, held) <= std::max(preview.width, preview.height)) return nullptr;
    return decode_jpeg(as_bytes(*photo.file), photo.header.inverted,
                       static_cast<unsigned>(std::ceil(std::min(long_side, held))));
}

void draw_pixels(cairo_t* context, const Photo& photo) {
    if (!is_raster(context)) {
        cairo_set_source_surface(context, whole(photo).get(), 0, 0);
        cairo_paint(context);
        return;
    }
    const SurfaceHandle fine = decoded_for(context, photo);
    cairo_surface_t* const pixels = fine ? fine.get() : photo.preview.get();
    cairo_scale(context, photo.header.size.width / cairo_image_surface_get_width(pixels),
                photo.header.size.height / cairo_image_surface_get_height(pixels));
    cairo_set_source_surface(context, pixels, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD);
    cairo_paint(context);
}

void draw(Canvas& canvas, const Photo& photo) {
    cairo_t* context = canvas.context();
    const SavedState saved(context);
    const auto [width, height] = photo.header.size;
    const geom::Affine turn = upright(photo.header.orientation, photo.header.size);
    const cairo_matrix_t place{turn.a, turn.b, turn.c, turn.d, turn.e, turn.f};
    cairo_transform(context, &place);
    if (canvas.purpose() == Canvas::Purpose::Shape) {
        cairo_rectangle(context, 0, 0, width, height);
        cairo_fill(context);
    } else {
        draw_pixels(context, photo);
    }
}

} // namespace

void set_jpeg(Symbol& symbol, const FileBytes& file, const Request& request) {
    JpegHeader header = read_jpeg_header(as_bytes(*file));
    check_pixels(header.size.width, header.size.height, max_photo_pixels);
    FileBytes kept = file;
    if (request.spec.needed_pixels > 0) {
        const auto needed = static_cast<unsigned>(std::ceil(request.spec.needed_pixels));
        if (auto smaller = shrink_jpeg(as_bytes(*file), header.inverted, needed)) {
            kept = std::make_shared<std::string>(*std::move(smaller));
            header.size = read_jpeg_header(as_bytes(*kept)).size;
        }
    }
    if (request.spec.cut_out == CutOut::White) {
        check_pixels(header.size.width, header.size.height);
        return set_pixels(
            symbol, request,
            [kept, header] {
                return decode_jpeg(as_bytes(*kept), header.inverted, std::numeric_limits<unsigned>::max());
            },
            header.orientation);
    }
    const auto photo = std::make_shared<const Photo>(
        Photo{kept, header, decode_jpeg(as_bytes(*kept), header.inverted, preview_size)});
    const geom::Size size = upright_size(header.orientation, header.size);
    set_picture(symbol, [photo](Canvas& canvas) { draw(canvas, *photo); }, {0, 0, size.width, size.height});
    symbol.outline = {{{0, 0}, {size.width, 0}, {size.width, size.height}, {0, size.height}}};
    symbol.pixels = size;
}

void read_jpeg(Symbol& symbol, const FileBytes& file, const Request& request) {
    set_jpeg(symbol, file, request);
}

} // namespace spotit::symbol

#include "symbol/image/pixel_source.hpp"

#include "symbol/bytes.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::symbol {
namespace {

/// Returns the device pixels along the longer side of a picture of that size.
double measure_device_side(cairo_t* context, const geom::Size& size) {
    double across_x = size.width, across_y = 0, down_x = 0, down_y = size.height;
    cairo_user_to_device_distance(context, &across_x, &across_y);
    cairo_user_to_device_distance(context, &down_x, &down_y);
    return std::max(std::hypot(across_x, across_y), std::hypot(down_x, down_y));
}

} // namespace

Pixels keep_pixels(const SharedSurface& pixels, const geom::Affine& place) {
    const geom::Size size{1.0 * cairo_image_surface_get_width(pixels.get()),
                          1.0 * cairo_image_surface_get_height(pixels.get())};
    return {std::make_shared<const PixelSource>(PixelSource{
                .id = hash_pixels(pixels.get()), .size = size, .read = [pixels](double) { return pixels; }}),
            size, place};
}

std::uint64_t hash_pixels(cairo_surface_t* surface) {
    const auto pixels = view_pixels(surface);
    const void* const bytes = pixels.data();
    return std::hash<std::string_view>()({static_cast<const char*>(bytes), pixels.size_bytes()});
}

RgbaImage to_rgba(cairo_surface_t* surface) {
    const auto pixels = view_pixels(surface);
    RgbaImage image{cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface)};
    const std::uint32_t opacity =
        cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 ? 0xFF000000 : 0;
    image.rgba.resize(pixels.size_bytes());
    char* out = image.rgba.data();
    for (const std::uint32_t pixel : pixels) {
        const std::uint32_t plain = divide_by_alpha(pixel | opacity);
        for (const unsigned shift : {16U, 8U, 0U, 24U}) *out++ = static_cast<char>(plain >> shift);
    }
    return image;
}

SharedSurface PixelSource::decode(double min_side) const {
    try {
        return read(std::min(min_side, std::max(size.width, size.height)));
    } catch (const Damaged& damaged) {
        throw_with_reason(failure, damaged);
    }
}

void PixelSource::paint(cairo_t* context) const {
    const SharedSurface pixels = decode(measure_device_side(context, size));
    const SavedState saved(context);
    cairo_scale(context, size.width / cairo_image_surface_get_width(pixels.get()),
                size.height / cairo_image_surface_get_height(pixels.get()));
    cairo_set_source_surface(context, pixels.get(), 0, 0);
    // BEST takes ten times as long.
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD);
    cairo_paint(context);
}

RgbaImage rasterize(const Drawing& drawing, const geom::Box& box, int side) {
    const Canvas canvas(box, side, 0, CAIRO_FORMAT_ARGB32);
    canvas.paint(drawing);
    return to_rgba(canvas.surface.get());
}

RgbaImage decode(const Pixels& pixels) {
    const auto [width, height] = pixels.size;
    return to_rgba(pixels.source->decode(std::max(width, height)).get());
}

JpegFile find_jpeg(const Pixels& pixels) {
    JpegFile jpeg = pixels.source->jpeg;
    jpeg.size = pixels.size;
    return jpeg;
}

} // namespace spotit::symbol

#include "symbol/image/pixel_source.hpp"

#include "symbol/bytes.hpp"
#include "symbol/image/image_readers.hpp"

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

/// Returns the mean of two pixels, channel by channel.
constexpr std::uint32_t mix(std::uint32_t a, std::uint32_t b) {
    return (a & b) + (((a ^ b) & 0xFEFEFEFEU) >> 1U);
}

/// Returns an opaque picture with half of the pixels each way, each the mean of four.
SharedSurface halve(cairo_surface_t* picture) {
    const int from_width = cairo_image_surface_get_width(picture);
    const int width = from_width / 2, height = cairo_image_surface_get_height(picture) / 2;
    SharedSurface result(make_surface(CAIRO_FORMAT_RGB24, width, height));
    std::uint32_t* out = view_pixels(result.get()).data();
    const auto pixels = view_pixels(picture);
    for (int y = 0; y < height; ++y) {
        const std::uint32_t* above = pixels.data() + to_pixel_index(from_width, 0, 2 * y);
        const std::uint32_t* below = above + from_width;
        for (int x = 0; x < width; ++x, above += 2, below += 2)
            *out++ = mix(mix(above[0], below[1]), mix(above[1], below[0]));
    }
    cairo_surface_mark_dirty(result.get());
    return result;
}

/// Returns whether half of the pixels each way suffices for the longer side, and no row is left over.
bool can_halve(cairo_surface_t* picture, double side) {
    const int width = cairo_image_surface_get_width(picture),
              height = cairo_image_surface_get_height(picture);
    return std::max(width, height) >= 2 * side && width % 2 == 0 && height % 2 == 0;
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
    const double side = measure_device_side(context, size);
    SharedSurface pixels = decode(side);
    // Cairo's own filter takes a hundred times as long for each pixel.
    while (is_opaque && can_halve(pixels.get(), side)) pixels = halve(pixels.get());
    const SavedState saved(context);
    cairo_scale(context, size.width / cairo_image_surface_get_width(pixels.get()),
                size.height / cairo_image_surface_get_height(pixels.get()));
    cairo_set_source_surface(context, pixels.get(), 0, 0);
    // BEST takes ten times as long as GOOD.
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

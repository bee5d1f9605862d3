#include "render/read_png.hpp"

#include "render/painting.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

namespace spotit::render::test {
namespace {

cairo_status_t read_some(void* closure, unsigned char* out, unsigned length) {
    auto& rest = *static_cast<std::string_view*>(closure);
    if (length > rest.size()) return CAIRO_STATUS_READ_ERROR;
    std::copy_n(rest.begin(), length, out);
    rest.remove_prefix(length);
    return CAIRO_STATUS_SUCCESS;
}

SurfaceHandle read_surface(std::string_view png) {
    return SurfaceHandle(cairo_image_surface_create_from_png_stream(read_some, &png));
}

} // namespace

Pixels::Pixels(cairo_surface_t* image)
    : width_(cairo_image_surface_get_width(image))
    , height_(cairo_image_surface_get_height(image))
    , pixels_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_)) {
    REQUIRE(cairo_surface_status(image) == CAIRO_STATUS_SUCCESS);
    void* const bytes = pixels_.data();
    const SurfaceHandle copy(cairo_image_surface_create_for_data(
        static_cast<unsigned char*>(bytes), CAIRO_FORMAT_ARGB32, width_, height_, 4 * width_));
    const CairoHandle context(cairo_create(copy.get()));
    cairo_set_source_surface(context.get(), image, 0, 0);
    cairo_paint(context.get());
}

Pixels::Pixels(const std::string& png)
    : Pixels(read_surface(png).get()) {}

color::Color Pixels::at(int x, int y) const {
    const std::uint32_t pixel = pixels_.at(static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                                           static_cast<std::size_t>(x));
    const double alpha = (pixel >> 24U) / 255.0;
    const auto channel = [&](unsigned shift) {
        return alpha == 0 ? 0 : (pixel >> shift & 0xFFU) / 255.0 / alpha;
    };
    return {channel(16), channel(8), channel(0), alpha};
}

bool alike(const color::Color& a, const color::Color& b, double tolerance) {
    return std::abs(a.red - b.red) <= tolerance && std::abs(a.green - b.green) <= tolerance &&
           std::abs(a.blue - b.blue) <= tolerance && std::abs(a.alpha - b.alpha) <= tolerance;
}

double share_of_difference(const Pixels& a, const Pixels& b, double tolerance) {
    REQUIRE(a.width() == b.width());
    REQUIRE(a.height() == b.height());
    const auto on_white = [](color::Color c) {
        const auto mix = [&](double channel) { return c.alpha * channel + 1 - c.alpha; };
        return color::Color{mix(c.red), mix(c.green), mix(c.blue), 1};
    };
    int different = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            different += !alike(on_white(a.at(x, y)), on_white(b.at(x, y)), tolerance);
    return static_cast<double>(different) / (a.width() * a.height());
}

std::uint32_t big_endian(std::string_view bytes) {
    std::uint32_t value = 0;
    for (const char byte : bytes.substr(0, 4)) value = value << 8U | static_cast<unsigned char>(byte);
    return value;
}

std::string chunk(const std::string& png, std::string_view name) {
    for (std::size_t at = 8; at + 8 <= png.size();) {
        const std::uint32_t length = big_endian(std::string_view(png).substr(at));
        if (png.compare(at + 4, 4, name) == 0) return png.substr(at + 8, length);
        at += 12 + length;
    }
    return {};
}

} // namespace spotit::render::test

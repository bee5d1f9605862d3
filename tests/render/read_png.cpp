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

/// Returns red, green and blue on white.
Level on_white(const Pixels& picture, int x, int y) {
    const color::Color color = picture.at(x, y);
    const auto level = [&](double channel) {
        return static_cast<int>(255 * (color.alpha * channel + 1 - color.alpha) + 0.5);
    };
    return {level(color.red), level(color.green), level(color.blue)};
}

bool lies_within(const Level& level, const Level& low, const Level& high, int tolerance) {
    for (std::size_t k = 0; k < 3; ++k)
        if (level[k] > high[k] + tolerance || level[k] < low[k] - tolerance) return false;
    return true;
}

/// Returns whether a pixel lies between the least and the largest around its place in a picture.
bool lies_within(const Level& level, const Levels& picture, std::array<int, 2> place, int tolerance) {
    const auto [x, y] = place;
    Level low = picture.at(x, y), high = low;
    for (int v = std::max(y - 1, 0); v <= std::min(y + 1, picture.height - 1); ++v)
        for (int u = std::max(x - 1, 0); u <= std::min(x + 1, picture.width - 1); ++u)
            for (std::size_t k = 0; k < 3; ++k) {
                low[k] = std::min(low[k], picture.at(u, v)[k]);
                high[k] = std::max(high[k], picture.at(u, v)[k]);
            }
    return lies_within(level, low, high, tolerance);
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

Levels::Levels(const Pixels& picture, std::array<int, 2> corner, std::array<int, 2> size)
    : width(size[0])
    , height(size[1]) {
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) all.push_back(on_white(picture, corner[0] + x, corner[1] + y));
}

double difference(const Levels& one, const Levels& other, int tolerance) {
    REQUIRE(one.width == other.width);
    REQUIRE(one.height == other.height);
    int count = 0;
    for (int y = 0; y < one.height; ++y)
        for (int x = 0; x < one.width; ++x) {
            const Level &a = one.at(x, y), &b = other.at(x, y);
            if (lies_within(a, b, b, tolerance)) continue; // as almost everywhere
            if (!lies_within(a, other, {x, y}, tolerance) || !lies_within(b, one, {x, y}, tolerance)) ++count;
        }
    return static_cast<double>(count) / static_cast<double>(one.all.size());
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

#include "symbol/lineart/layers.hpp"

#include "symbol/paint.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::symbol {

namespace {

constexpr int blank_border = 2;

/// Returns the light of a premultiplied channel over white.
double to_light(int channel, double alpha) {
    return color::to_linear({channel / 255.0 + 1 - alpha, 0, 0, 1}).red;
}

/// Composes a premultiplied pixel (blue first, on little-endian machines) with white.
PerceivedColor perceived_color(const unsigned char* pixel) {
    static const auto opaque = [] {
        std::array<double, 256> light{};
        for (int i = 0; i < 256; ++i) light[static_cast<std::size_t>(i)] = to_light(i, 1);
        return light;
    }();
    const double alpha = pixel[3] / 255.0;
    const auto light = [&](int which) {
        return pixel[3] == 255 ? opaque[pixel[which]] : to_light(pixel[which], alpha);
    };
    return {color::to_oklab({light(2), light(1), light(0)}), alpha};
}

} // namespace

double contrast(const PerceivedColor& one, const PerceivedColor& other) {
    constexpr double lightness_weight = 0.6;
    if (std::abs(one.alpha - other.alpha) > 0.5) return 1;
    return color::distance({lightness_weight * one.color.lightness, one.color.a, one.color.b},
                           {lightness_weight * other.color.lightness, other.color.a, other.color.b});
}

RasterizedPicture::RasterizedPicture(const Drawing& drawing, const geom::Box& box, int side) {
    const Canvas canvas(box, side, blank_border, CAIRO_FORMAT_ARGB32);
    canvas.paint(drawing);
    scale_ = canvas.scale;
    corner_ = canvas.corner;
    width_ = canvas.width;
    height_ = canvas.height;
    const unsigned char* const data = cairo_image_surface_get_data(canvas.surface.get());
    const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(canvas.surface.get()));
    colors_.reserve(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_));
    const unsigned char* last = data; // most pixels are like the one before
    PerceivedColor color = perceived_color(last);
    for (std::size_t y = 0; y < static_cast<std::size_t>(height_); ++y)
        for (std::size_t x = 0; x < static_cast<std::size_t>(width_); ++x) {
            const unsigned char* const pixel = data + y * stride + 4 * x;
            if (!std::equal(pixel, pixel + 4, last)) color = perceived_color(pixel);
            last = pixel;
            colors_.push_back(color);
        }
    double max_alpha = 0;
    for (const PerceivedColor& each : colors_) max_alpha = std::max(max_alpha, each.alpha);
    if (max_alpha > 0 && max_alpha < 1)
        for (PerceivedColor& each : colors_) each.alpha /= max_alpha;
}

geom::Affine RasterizedPicture::to_pixels() const {
    return {scale_, 0, 0, scale_, -scale_ * corner_.x, -scale_ * corner_.y};
}

geom::Affine RasterizedPicture::from_pixels() const {
    return {1 / scale_, 0, 0, 1 / scale_, corner_.x, corner_.y};
}

PerceivedColor RasterizedPicture::at(geom::Point point) const {
    const geom::Point place = scale_ * (point - corner_);
    if (!(place.x >= 0 && place.y >= 0 && place.x < width_ && place.y < height_)) return {};
    return pixel_at(static_cast<int>(place.x), static_cast<int>(place.y));
}

} // namespace spotit::symbol

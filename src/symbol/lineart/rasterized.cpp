#include "symbol/lineart/layers.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::symbol {

namespace {

constexpr int blank_border = 2;

/// Returns the light of a premultiplied channel over white.
double to_light(std::uint32_t channel, double alpha) {
    return color::to_linear({channel / 255.0 + 1 - alpha, 0, 0, 1}).red;
}

} // namespace

double contrast(const PerceivedColor& one, const PerceivedColor& other) {
    constexpr double lightness_weight = 0.6;
    if (std::abs(one.alpha - other.alpha) > 0.5) return 1;
    return color::distance({lightness_weight * one.color.lightness, one.color.a, one.color.b},
                           {lightness_weight * other.color.lightness, other.color.a, other.color.b});
}

RasterizedPicture::RasterizedPicture(const Drawing& drawing, const geom::Box& box, int side)
    : canvas_(box, side, blank_border, CAIRO_FORMAT_ARGB32) {
    canvas_.paint(drawing);
    std::uint32_t max_alpha = 0;
    pixels_ = view_pixels(canvas_.surface.get());
    for (const std::uint32_t pixel : pixels_) max_alpha = std::max(max_alpha, pixel >> 24U);
    if (max_alpha > 0) max_alpha_ = max_alpha / 255.0;
    known_.resize(1 << 10, {0, perceive(0)});
}

/// Composes a premultiplied pixel with white.
PerceivedColor RasterizedPicture::perceive(std::uint32_t pixel) const {
    static const auto opaque = [] {
        std::array<double, 256> light{};
        for (std::uint32_t i = 0; i < 256; ++i) light[i] = to_light(i, 1);
        return light;
    }();
    const double alpha = (pixel >> 24U) / 255.0;
    const auto light = [&](unsigned shift) {
        const std::uint32_t channel = pixel >> shift & 255U;
        return alpha == 1 ? opaque[channel] : to_light(channel, alpha);
    };
    return {color::to_oklab({light(16), light(8), light(0)}), alpha / max_alpha_};
}

geom::Affine RasterizedPicture::to_pixels() const {
    const auto& [x, y] = canvas_.corner;
    return {canvas_.scale, 0, 0, canvas_.scale, -canvas_.scale * x, -canvas_.scale * y};
}

geom::Affine RasterizedPicture::from_pixels() const {
    return {pixel(), 0, 0, pixel(), canvas_.corner.x, canvas_.corner.y};
}

PerceivedColor RasterizedPicture::at(geom::Point point) const {
    const geom::Point place = canvas_.scale * (point - canvas_.corner);
    if (!(place.x >= 0 && place.y >= 0 && place.x < width() && place.y < height())) return {};
    return pixel_at(static_cast<int>(place.x), static_cast<int>(place.y));
}

} // namespace spotit::symbol

#include <spotit/similarity.hpp>

#include "symbol/paint.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

namespace spotit::similarity {

std::optional<color::Oklab> measure_mean_color(const symbol::Symbol& symbol) {
    constexpr int side = 24; // pixels
    if (symbol.box.empty() || symbol.drawing.empty()) return std::nullopt;
    const symbol::SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side));
    const symbol::CairoHandle context(cairo_create(surface.get()));
    const double scale = side / std::max(symbol.box.width(), symbol.box.height());
    cairo_scale(context.get(), scale, scale);
    cairo_translate(context.get(), -symbol.box.left, -symbol.box.top);
    symbol::paint(context.get(), symbol.drawing);
    cairo_surface_flush(surface.get());
    std::array<std::uint32_t, side * side> pixels{};
    std::memcpy(pixels.data(), cairo_image_surface_get_data(surface.get()), sizeof(pixels));
    std::array<double, 4> sums{}; // blue, green, red, premultiplied, and alpha
    for (const std::uint32_t pixel : pixels)
        for (unsigned i = 0; i < sums.size(); ++i) sums[i] += pixel >> 8 * i & 0xFFU;
    if (sums[3] <= 0) return std::nullopt;
    return color::to_oklab(color::to_linear({sums[2] / sums[3], sums[1] / sums[3], sums[0] / sums[3]}));
}

} // namespace spotit::similarity

#include <spotit/similarity.hpp>

#include "symbol/paint.hpp"

#include <array>
#include <cstdint>

namespace spotit::similarity {

std::optional<color::Oklab> measure_mean_color(const symbol::Symbol& symbol) {
    constexpr int side = 24; // pixels
    if (symbol.box.empty() || symbol.drawing.empty()) return std::nullopt;
    const symbol::Canvas canvas(symbol.box, side, 0, CAIRO_FORMAT_ARGB32);
    canvas.paint(symbol.drawing);
    std::array<double, 4> sums{}; // blue, green, red, premultiplied, and alpha
    for (const std::uint32_t pixel : symbol::view_pixels(canvas.surface.get()))
        for (unsigned i = 0; i < sums.size(); ++i) sums[i] += pixel >> 8 * i & 0xFFU;
    if (sums[3] <= 0) return std::nullopt;
    return color::to_oklab(color::to_linear({sums[2] / sums[3], sums[1] / sums[3], sums[0] / sums[3]}));
}

} // namespace spotit::similarity

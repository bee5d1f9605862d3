#include "symbol/request.hpp"

#include "diag/write.hpp"
#include "symbol/paint.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace spotit::symbol {
namespace {

/// Coarse, since one pixel of another color is enough.
constexpr int raster_size = 96;

SurfaceHandle rasterize(const Symbol& symbol) {
    Canvas canvas(symbol.box, raster_size, 0, CAIRO_FORMAT_ARGB32);
    canvas.paint(symbol.drawing);
    return std::move(canvas.surface);
}

int extract_alpha(std::uint32_t pixel) {
    return static_cast<int>(pixel >> 24U);
}

bool is_all(const ColorRange& range, const color::Color& color) {
    const std::array<double, 3> wanted{color.blue, color.green, color.red};
    for (std::size_t channel = 0; channel < 3; ++channel) {
        const double value = 255 * wanted[channel];
        if (range.low[channel] < value - ColorRange::rounding ||
            range.high[channel] > value + ColorRange::rounding)
            return false;
    }
    return true;
}

/// Returns the opacity of a drawing in one color.
Drawing apply_tint(const Drawing& drawing, const color::Color& color) {
    return Items{{Composite{CompositeMode::SourceIn, {{Fill{{}, color, {}}}}, {{Use{drawing, {}}}}}}};
}

} // namespace

ColorRange::ColorRange(std::span<const std::uint32_t> pixels) {
    for (const std::uint32_t pixel : pixels) {
        if (extract_alpha(pixel) < 128) continue;
        for (std::size_t channel = 0; channel < 3; ++channel) {
            const int value = 255 * static_cast<int>(pixel >> 8 * channel & 255U) / extract_alpha(pixel);
            low[channel] = std::min(low[channel], value);
            high[channel] = std::max(high[channel], value);
        }
    }
}

bool ColorRange::is_single() const {
    return high[0] - low[0] <= rounding && high[1] - low[1] <= rounding && high[2] - low[2] <= rounding;
}

bool is_made_of_bytes(const color::Color& color) {
    const auto is_byte = [](double channel) {
        return std::abs(std::round(255 * channel) - 255 * channel) < 1e-6;
    };
    return color.alpha == 1 && is_byte(color.red) && is_byte(color.green) && is_byte(color.blue);
}

bool is_tinted(const Symbol& symbol, const Symbol& tinted, const color::Color& color) {
    const SurfaceHandle before = rasterize(symbol), after = rasterize(tinted);
    if (!ColorRange(view_pixels(before.get())).is_single() ||
        !is_all(ColorRange(view_pixels(after.get())), color))
        return false;
    constexpr int alpha_rounding = 2;
    return std::ranges::equal(
        view_pixels(before.get()), view_pixels(after.get()), [](std::uint32_t first, std::uint32_t second) {
            return std::abs(extract_alpha(first) - extract_alpha(second)) <= alpha_rounding;
        });
}

void apply_tint(Symbol& symbol, const Request& request) {
    if (!request.spec.color || symbol.outline.empty()) return;
    const SurfaceHandle raster = rasterize(symbol);
    const ColorRange range(view_pixels(raster.get()));
    if (is_made_of_bytes(*request.spec.color) && is_all(range, *request.spec.color))
        return; // painted in it already
    if (!range.is_single()) {
        if (request.spec.drawing == DrawingStyle::Outline) return; // drawn as lines, which are black
        request.warn("color-unused", diag::write("{symbol} has its own colors and keeps them", symbol.name),
                     {.notes = {"`color` is for words, and for pictures of a single color"}});
        return;
    }
    symbol.drawing = apply_tint(symbol.drawing, *request.spec.color);
}

} // namespace spotit::symbol

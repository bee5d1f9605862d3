#include "similarity/raster.hpp"

#include "symbol/paint.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <new>
#include <stdexcept>

namespace spotit::similarity {
namespace {

/// Pixels of the longer side: about the visible detail of a symbol at arm's length.
constexpr int max_side = 96;
/// Pixels around it for antialiasing.
constexpr int rim = 1;

/// Returns the box of the ink, since a symbol's box may be much larger.
geom::Box find_ink_box(const symbol::Symbol& symbol) {
    return symbol.outline.empty() ? symbol.box : geom::find_bounds(symbol.outline);
}

/// Composes a pixel with the paper as printers and screens do: in sRGB, not in linear light.
color::LinearRgb mix(const Argb& pixel, const color::Color& paper) {
    static const auto table = [] { // the linear light of each byte
        std::array<double, 256> result{};
        for (std::size_t i = 0; i < result.size(); ++i)
            result[i] = color::to_linear({static_cast<double>(i) / 255, 0, 0, 1}).red;
        return result;
    }();
    const auto light = [&](unsigned shift, double behind) {
        const double value = pixel.read_channel(shift) + (255 - pixel.read_alpha()) * behind;
        return table[static_cast<std::size_t>(std::min(value + 0.5, 255.0))];
    };
    return {light(16, paper.red), light(8, paper.green), light(0, paper.blue)};
}

} // namespace

Raster::Raster(const symbol::Symbol& symbol, const color::Color& background)
    : paper_(color::paint_over(background, color::white))
    , background_(mix({}, paper_)) {
    const geom::Box ink = find_ink_box(symbol);
    if (ink.empty() || std::max(ink.width(), ink.height()) <= 0 || symbol.drawing.empty()) return;
    const symbol::Canvas canvas(ink, max_side, rim, CAIRO_FORMAT_ARGB32);
    const cairo_status_t status = canvas.paint(symbol.drawing);
    if (status == CAIRO_STATUS_NO_MEMORY) throw std::bad_alloc();
    if (status != CAIRO_STATUS_SUCCESS)
        throw std::runtime_error("cannot draw " + symbol.name + ": " + cairo_status_to_string(status));
    width_ = canvas.width;
    height_ = canvas.height;
    double weight = 0, square = 0;
    geom::Point sum;
    for (const std::uint32_t word : symbol::view_pixels(canvas.surface.get())) {
        const auto number = static_cast<int>(pixels_.size());
        const double alpha = pixels_.emplace_back(Argb{word}).read_alpha();
        const int column = number % width_, row = number / width_;
        const geom::Point at{column + 0.5, row + 0.5};
        weight += alpha;
        sum = sum + alpha * at;
        square += alpha * geom::dot(at, at);
    }
    if (weight <= 0) return;
    mass_.center = {sum.x / weight, sum.y / weight};
    mass_.spread = std::sqrt(std::max(0.0, square / weight - geom::dot(mass_.center, mass_.center)));
}

std::optional<color::LinearRgb> Raster::find_single_color() const {
    constexpr int rounding = 6;
    std::array<int, 3> low{255, 255, 255}, high{0, 0, 0};
    for (const Argb pixel : pixels_) {
        if (pixel.read_alpha() < 128) continue;
        for (unsigned i = 0; i < 3; ++i) {
            const int value = 255 * pixel.read_channel(16 - 8 * i) / pixel.read_alpha();
            low[i] = std::min(low[i], value);
            high[i] = std::max(high[i], value);
            if (high[i] - low[i] > rounding) return std::nullopt;
        }
    }
    if (high[0] < low[0]) return std::nullopt;
    const auto middle = [&](std::size_t i) { return (low[i] + high[i]) / 510.0; };
    return color::to_linear({middle(0), middle(1), middle(2), 1});
}

bool Raster::is_full() const {
    constexpr double share_of_circle = 0.77; // less rounding
    const auto opaque = std::ranges::count_if(pixels_, [](Argb pixel) { return pixel.read_alpha() >= 128; });
    return static_cast<double>(opaque) >= share_of_circle * (width_ - 2 * rim) * (height_ - 2 * rim);
}

Raster Raster::to_black_on_white() const {
    Raster result = *this;
    result.paper_ = color::white;
    result.background_ = mix({}, color::white);
    for (Argb& pixel : result.pixels_) pixel.word &= 0xFF000000U;
    return result;
}

Argb Raster::read_pixel(int x, int y) const {
    if (x < 0 || y < 0 || x >= width_ || y >= height_) return {};
    return pixels_[symbol::to_pixel_index(width_, x, y)];
}

color::LinearRgb Raster::sample(geom::Point point) const {
    // Farther outside, the pixel's number would overflow an int.
    if (!geom::Box{-1, -1, width_ + 1.0, height_ + 1.0}.contains(point)) return background_;
    const double left = std::floor(point.x - 0.5), top = std::floor(point.y - 0.5);
    const double right_share = point.x - 0.5 - left, bottom_share = point.y - 0.5 - top;
    const int x = static_cast<int>(left), y = static_cast<int>(top);
    const std::array corners{read_pixel(x, y), read_pixel(x + 1, y), read_pixel(x, y + 1),
                             read_pixel(x + 1, y + 1)};
    if (std::ranges::count(corners, corners.front()) == 4) return mix(corners.front(), paper_);
    const std::array shares{(1 - right_share) * (1 - bottom_share), right_share * (1 - bottom_share),
                            (1 - right_share) * bottom_share, right_share * bottom_share};
    color::LinearRgb sum;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const color::LinearRgb light = mix(corners[i], paper_);
        sum.red += shares[i] * light.red;
        sum.green += shares[i] * light.green;
        sum.blue += shares[i] * light.blue;
    }
    return sum;
}

} // namespace spotit::similarity

#include "symbol/paint.hpp"
#include "symbol/request.hpp"
#include "symbol/silhouette.hpp"

#include <spotit/color.hpp>
#include <spotit/symbol.hpp>

#include <algorithm>
#include <cmath>

namespace spotit::symbol {
namespace {

constexpr int contour_side = 96; // pixels of the longer side
// By CIE 1976, from the card: of a contour on a dark card where the mean of the symbol is lower.
constexpr double min_mean = 26, min_difference_below_mean = 16;
constexpr int mean_step = 4;                            // pixels between those that the mean is of
constexpr double contour_reach = 1.5, contour_step = 1; // pixels, from the contour inward and along it
constexpr int clear_rim = 3;                            // pixels around the box

/// A symbol drawn on the card's color.
class ContourRaster {
public:
    ContourRaster(const Symbol& symbol, const color::Color& ground,
                  color::Vision vision = color::Vision::Normal)
        : vision_(vision)
        , ground_(see(ground))
        , canvas_(geom::measure_bounds(symbol.outline), contour_side, clear_rim, CAIRO_FORMAT_RGB24) {
        const CairoHandle context(cairo_create(canvas_.surface.get()));
        cairo_set_source_rgb(context.get(), ground.red, ground.green, ground.blue);
        cairo_paint(context.get());
        canvas_.paint(symbol.drawing);
        pixels_ = view_pixels(canvas_.surface.get());
    }

    geom::Point to_pixels(geom::Point point) const { return canvas_.scale * (point - canvas_.corner); }
    color::Color find_color(geom::Point at) const {
        const int x = std::clamp(static_cast<int>(at.x), 0, canvas_.width - 1);
        const int y = std::clamp(static_cast<int>(at.y), 0, canvas_.height - 1);
        const std::uint32_t value = pixels_[to_pixel_index(canvas_.width, x, y)];
        const auto channel = [value](unsigned shift) { return (value >> shift & 0xFFU) / 255.0; };
        return {channel(16), channel(8), channel(0), 1};
    }
    /// Returns the mean difference from the card over an area, in units of the symbol, that holds all of it.
    double measure_mean_difference(double area) const {
        double sum = 0;
        for (int y = mean_step / 2; y < canvas_.height; y += mean_step)
            for (int x = mean_step / 2; x < canvas_.width; x += mean_step)
                sum += color::distance(read_pixel({x + 0.5, y + 0.5}), ground_);
        return sum * mean_step * mean_step / (area * canvas_.scale * canvas_.scale);
    }
    /// Returns true if the symbol differs that much from the card within reach of a point of the contour.
    bool is_seen(geom::Point at, geom::Point inward, double needed) const {
        for (double depth = 0.5; depth <= contour_reach; depth += 0.5)
            if (color::distance(read_pixel(at + depth * inward), ground_) >= needed) return true;
        return false;
    }

private:
    color::Cielab see(const color::Color& color) const {
        return color::to_cielab(color::simulate_vision(color::to_linear(color), vision_));
    }
    color::Cielab read_pixel(geom::Point at) const { return see(find_color(at)); }

    color::Vision vision_;
    color::Cielab ground_;
    Canvas canvas_;
    std::span<const std::uint32_t> pixels_;
};

/// Returns the share of points along the rings, about a pixel apart, for which `is_so`, called with a point
/// and the direction inward, returns true; 0 without rings.
template<class Predicate>
double find_share(const geom::Region& rings, const ContourRaster& raster, Predicate is_so) {
    int count = 0, found = 0;
    for (const geom::Polygon& ring : rings) {
        const double turn = geom::measure_signed_area(ring) < 0 ? -1 : 1;
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const geom::Point from = raster.to_pixels(ring[i]),
                              to = raster.to_pixels(ring[(i + 1) % ring.size()]);
            const geom::Point along = to - from;
            const double length = std::hypot(along.x, along.y);
            const geom::Point inward = turn / std::max(length, 1e-9) * geom::Point{-along.y, along.x};
            for (double at = contour_step / 2; at < length; at += contour_step, ++count)
                found += is_so(from + at / length * along, inward) ? 1 : 0;
        }
    }
    return count == 0 ? 0 : static_cast<double>(found) / count;
}

} // namespace

Symbol with_rim(const Symbol& symbol, double width, const color::Color& color) {
    if (symbol.outline.empty() || width <= 0) return symbol;
    Symbol result = symbol;
    const geom::Box box = symbol.box.grow(width);
    Stroke rim{.width = 2 * width, .color = color};
    // Half of the stroke is hidden, and the rest is round: a coarse outline makes the same rim.
    const double coarse = std::max(width / 12, std::max(box.width(), box.height()) / 400);
    for (const geom::Polygon& ring : symbol.outline) rim.path.add(geom::simplify(ring, coarse));
    // The drawing is inside the rim: it does not have to be painted to trace the outer contour.
    change_drawing(result, Items{{rim}, {Use{symbol.drawing, {}}}}, box,
                   trace_silhouette(Items{{Fill{rim.path}}, {rim}}, box));
    return result;
}

bool is_white_box(const Symbol& symbol) {
    constexpr double whole = 0.98, nearly_white = 240.0 / 255, white_share = 0.9;
    if (!symbol.pixels || geom::area(symbol.outline) < whole * symbol.box.width() * symbol.box.height())
        return false;
    // On black, so that what is transparent is not white.
    const ContourRaster raster(symbol, color::black);
    const auto is_white = [&](geom::Point at, geom::Point inward) {
        const color::Color edge = raster.find_color(at + 2 * inward);
        return std::min({edge.red, edge.green, edge.blue}) >= nearly_white;
    };
    return find_share(symbol.outline, raster, is_white) > white_share;
}

bool is_framed_photo(const Symbol& symbol) {
    constexpr double circle_share = 0.75; // of its box, with room for its corners
    return symbol.pixels &&
           geom::area(symbol.outline) > circle_share * symbol.box.width() * symbol.box.height();
}

double measure_faint_contour_share(const Symbol& symbol, const color::Color& ground, double seen,
                                   color::Vision vision) {
    const geom::Box box = geom::measure_bounds(symbol.outline);
    if (symbol.outline.empty() || std::max(box.width(), box.height()) <= 0) return 0;
    const ContourRaster raster(symbol, ground, vision);
    // A rim chosen for pale pictures on a pale card is seen as one of paper; dark on dark nothing is seen.
    const bool is_dark_on_dark = color::choose_readable_color(ground) == color::white &&
                                 raster.measure_mean_difference(geom::area(symbol.outline)) < min_mean;
    const double needed = is_dark_on_dark ? std::max(min_difference_below_mean, seen) : seen;
    return find_share(symbol.outline, raster, [&](geom::Point at, geom::Point inward) {
        return !raster.is_seen(at, inward, needed);
    });
}

} // namespace spotit::symbol

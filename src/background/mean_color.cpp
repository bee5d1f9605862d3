#include "background/patterns.hpp"

#include "symbol/paint.hpp"

#include <spotit/geom/rim_distance.hpp>

#include <algorithm>
#include <cmath>

namespace spotit::background {
namespace {

constexpr int side = 96; // pixels, enough to sample every drawing of a pattern

/// Returns a small raster of a part of the card.
symbol::SurfaceHandle rasterize(const symbol::Symbol& made, const geom::Box& part) {
    symbol::SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side));
    const symbol::CairoHandle context(cairo_create(surface.get()));
    cairo_scale(context.get(), side / part.width(), side / part.height());
    cairo_translate(context.get(), -part.left, -part.top);
    symbol::paint(context.get(), made.drawing);
    return surface;
}

/// Returns the color of a premultiplied pixel over another color.
color::Color paint_over(std::uint32_t pixel, const color::Color& below) {
    const auto channel = [pixel](unsigned shift) { return (pixel >> shift & 0xFFU) / 255.0; };
    const double through = 1 - channel(24);
    return {channel(16) + through * below.red, channel(8) + through * below.green,
            channel(0) + through * below.blue, 1};
}

template<class Inside>
color::Color compute_mean(const symbol::Symbol& made, const geom::Box& part, const color::Color& below,
                          Inside inside) {
    if (made.box.empty()) return below;
    const color::Color paper = mix(color::white, {below.red, below.green, below.blue, 1}, below.alpha);
    const symbol::SurfaceHandle raster = rasterize(made, part);
    const auto pixels = symbol::view_pixels(raster.get());
    color::Color sum{0, 0, 0, 1};
    int count = 0;
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            if (!inside(geom::Point{part.left + (x + 0.5) / side * part.width(),
                                    part.top + (y + 0.5) / side * part.height()}))
                continue;
            const color::Color color = paint_over(pixels[symbol::to_pixel_index(side, x, y)], paper);
            sum = {sum.red + color.red, sum.green + color.green, sum.blue + color.blue, 1};
            ++count;
        }
    return {sum.red / count, sum.green / count, sum.blue / count, 1};
}

double measure_lightness(const color::Color& color) {
    return color::to_oklab(color::to_linear(color)).lightness;
}

color::Color make_shade(const color::Color& color, double lighter, double alpha) {
    const color::Color& end = lighter < 0 ? color::black : color::white;
    color::Color result = mix(color, end, std::min(std::abs(lighter), 0.85));
    result.alpha = alpha;
    return result;
}

/// The ground takes the color; the others keep their difference in lightness.
void recolor(Pattern& pattern, const color::Color& color) {
    if (pattern.colors.empty()) return;
    const double ground = measure_lightness(pattern.colors.front());
    for (color::Color& each : pattern.colors)
        each = make_shade(color, measure_lightness(each) - ground, each.alpha);
}

void recolor(Gradient& gradient, const color::Color& color) {
    double mean = 0;
    for (const Stop& stop : gradient.stops)
        mean += measure_lightness(stop.color) / static_cast<double>(gradient.stops.size());
    for (Stop& stop : gradient.stops)
        stop.color = make_shade(color, measure_lightness(stop.color) - mean, stop.color.alpha);
}

void recolor(Image&, const color::Color&) {}

} // namespace

color::Color compute_mean_color(const symbol::Symbol& made, const geom::Shape& card,
                                const color::Color& below) {
    const geom::RimDistance<double> rim(card);
    return compute_mean(made, card.box(), below,
                        [&](geom::Point p) { return rim.measure_clearance(p) >= 0; });
}

color::Color compute_mean_color(const symbol::Symbol& made, const geom::Box& part,
                                const color::Color& below) {
    return compute_mean(made, part, below, [](geom::Point) { return true; });
}

color::Color compute_mean_color(const Drawing& drawing, const color::Color& below) {
    const geom::Shape card;
    diag::Sink unheard;
    return compute_mean_color(make({drawing, {}}, {card}, unheard), card, below);
}

Drawing recolor(Drawing drawing, const color::Color& color) {
    std::visit([&](auto& each) { recolor(each, color); }, drawing);
    return drawing;
}

} // namespace spotit::background

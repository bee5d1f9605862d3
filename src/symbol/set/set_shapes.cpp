#include "symbol/silhouette.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::symbol {

namespace {

constexpr double mean_side = 100;
/// Vertices of a shape: at 50 mm its edge is accurate to 0.005 mm.
constexpr int steps = 240;
constexpr double pi = std::numbers::pi;

/// Samples a closed curve `at` whose argument goes from 0 to 1.
template<class At>
geom::Polygon sample_ring(At at) {
    geom::Polygon ring;
    for (int i = 0; i < steps; ++i) ring.push_back(at(static_cast<double>(i) / steps));
    return ring;
}

/// Returns a band with round ends along the line y = line(u), u from -1 to 1, of half height `half(u)`.
template<class Line, class Half>
geom::Polygon band(double half_length, Line line, Half half) {
    return sample_ring([=](double turn) {
        const double u = std::cos(2 * pi * turn); // denser at the ends, where the edge is steep
        const double side = turn < 0.5 ? 1 : -1;
        return geom::Point{half_length * u, line(u) + side * half(u)};
    });
}

/// Both half circles include their ends, so that the edges between them are straight.
geom::Polygon oval() {
    geom::Polygon ring;
    for (const double side : {1.0, -1.0})
        for (int i = 0; i <= steps / 2; ++i) {
            const double angle = pi * (2.0 * i / steps - 0.5);
            ring.push_back({side * (1 + std::cos(angle)), side * std::sin(angle)});
        }
    return ring;
}

geom::Polygon diamond() {
    return {{2, 0}, {0, 1}, {-2, 0}, {0, -1}};
}

geom::Polygon squiggle() {
    return band(
        2, [](double u) { return -0.42 * std::sin(pi * u); },
        [](double u) { return 0.72 * std::sqrt(1 - u * u * u * u); });
}

geom::Polygon wave() {
    return band(
        2, [](double u) { return -0.34 * std::cos(2 * pi * u); },
        [](double u) { return 0.5 * std::sqrt(1 - std::pow(u, 8)); });
}

geom::Polygon star() {
    geom::Polygon ring;
    for (int corner = 0; corner < 10; ++corner) {
        const double angle = pi * corner / 5;
        const double radius = corner % 2 == 0 ? 1 : 0.5;
        ring.push_back({radius * std::sin(angle), -radius * std::cos(angle)});
    }
    return ring;
}

geom::Polygon drop() {
    return sample_ring([](double turn) {
        const double angle = 2 * pi * turn;
        return geom::Point{0.85 * std::sin(angle) * std::pow(std::sin(angle / 2), 1.4), -std::cos(angle)};
    });
}

/// Traces a picture four times as finely as for layouts, since this outline is drawn.
geom::Region fine_silhouette(const Symbol& symbol) {
    constexpr int max_side = 1024, level = 26;
    constexpr double simplification = 0.2, min_part = 1e-4; // pixels, share of the area
    const auto [raster, place] = rasterize_shape(symbol.drawing, symbol.box, max_side);
    geom::Region region = outer_contours(raster, level);
    const double min_area = min_part * geom::area(region);
    std::erase_if(region, [&](const geom::Polygon& ring) { return geom::area({ring}) < min_area; });
    for (geom::Polygon& ring : region) {
        ring = geom::simplify(ring, simplification);
        for (geom::Point& point : ring) point = place.corner + 1 / place.scale * point;
    }
    return region;
}

/// Moves and scales the region as SetShape requires; its rings run clockwise.
geom::Region normalized_outline(geom::Region region) {
    const geom::Box box = geom::bounds(region);
    const double scale = mean_side / std::sqrt(box.width() * box.height());
    for (geom::Polygon& ring : region) {
        for (geom::Point& point : ring) point = scale * (point - box.center());
        if (geom::signed_area(ring) < 0) std::ranges::reverse(ring);
    }
    return region;
}

struct BuiltIn {
    std::string_view name;
    geom::Polygon (*make)();
};
constexpr std::array built_in{BuiltIn{"oval", oval},         BuiltIn{"diamond", diamond},
                              BuiltIn{"squiggle", squiggle}, BuiltIn{"star", star},
                              BuiltIn{"drop", drop},         BuiltIn{"wave", wave}};
constexpr auto names = [] {
    std::array<std::string_view, built_in.size()> result{};
    std::ranges::transform(built_in, result.begin(), &BuiltIn::name);
    return result;
}();

} // namespace

std::span<const std::string_view> set_shape_names() {
    return names;
}

std::optional<SetShape> find_set_shape(std::string_view name) {
    const auto found = std::ranges::find(built_in, name, &BuiltIn::name);
    if (found == built_in.end()) return std::nullopt;
    return SetShape{std::string(name), normalized_outline({found->make()})};
}

SetShape make_set_shape(const Symbol& symbol) {
    return {symbol.name, normalized_outline(fine_silhouette(symbol))};
}

} // namespace spotit::symbol

#include <spotit/symbol/set.hpp>

#include "symbol/silhouette.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

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
geom::Polygon draw_band(double half_length, Line line, Half half) {
    return sample_ring([=](double turn) {
        const double u = std::cos(2 * pi * turn); // denser at the ends, where the edge is steep
        const double side = turn < 0.5 ? 1 : -1;
        return geom::Point{half_length * u, line(u) + side * half(u)};
    });
}

/// Both half circles include their ends, so that the edges between them are straight.
geom::Polygon draw_oval() {
    geom::Polygon ring;
    for (const double side : {1.0, -1.0})
        for (int i = 0; i <= steps / 2; ++i) {
            const double angle = pi * (2.0 * i / steps - 0.5);
            ring.push_back({side * (1 + std::cos(angle)), side * std::sin(angle)});
        }
    return ring;
}

geom::Polygon draw_diamond() {
    return {{2, 0}, {0, 1}, {-2, 0}, {0, -1}};
}

geom::Polygon draw_squiggle() {
    return draw_band(
        2, [](double u) { return -0.42 * std::sin(pi * u); },
        [](double u) { return 0.72 * std::sqrt(1 - u * u * u * u); });
}

geom::Polygon draw_wave() {
    return draw_band(
        2, [](double u) { return -0.34 * std::cos(2 * pi * u); },
        [](double u) { return 0.5 * std::sqrt(1 - std::pow(u, 8)); });
}

geom::Polygon draw_star() {
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

/// Moves and scales the region as SetShape requires; its rings run clockwise.
geom::Region normalize_outline(geom::Region region) {
    const geom::Box box = geom::measure_bounds(region);
    const double scale = mean_side / std::sqrt(box.width() * box.height());
    for (geom::Polygon& ring : region) {
        for (geom::Point& point : ring) point = scale * (point - box.center());
        if (geom::measure_signed_area(ring) < 0) std::ranges::reverse(ring);
    }
    return region;
}

struct BuiltIn {
    std::string_view name;
    geom::Polygon (*make)();
};
constexpr std::array built_in{BuiltIn{"oval", draw_oval},
                              BuiltIn{"diamond", draw_diamond},
                              BuiltIn{"squiggle", draw_squiggle},
                              BuiltIn{"star", draw_star},
                              BuiltIn{"drop", drop},
                              BuiltIn{"wave", draw_wave}};

// In the units of a shape, whose mean side is 100. On a poker card a unit is a third of a millimeter: lines
// of 1.2 mm, 1.6 mm apart, which are seen across a table, and which neither an ink-jet nor a copier fills in.
constexpr double edge_width = 5.2;
constexpr double stripe_period = 8.4;
constexpr double stripe_width = 3.6;

/// Upright stripes, one of them through the middle.
geom::Path make_stripes(const geom::Box& box) {
    const double max_distance = std::max(-box.left, box.right);
    const int each_side = static_cast<int>(std::ceil(max_distance / stripe_period));
    geom::Path stripes;
    for (int i = -each_side; i <= each_side; ++i) {
        const double middle = i * stripe_period;
        stripes.add(geom::Box{middle - stripe_width / 2, box.top, middle + stripe_width / 2, box.bottom});
    }
    return stripes;
}

/// The edge is a stroke of twice its width whose outer half is clipped, so all fills end at the outline.
Items draw(const geom::Region& outline, SetFill fill, const color::Color& color) {
    geom::Path path;
    path.add(outline);
    if (fill == SetFill::Solid) return {{Fill{std::move(path), color, {}}}};
    Group group{.clip = path, .items = {}};
    if (fill == SetFill::Striped) group.items.push_back({Fill{make_stripes(path.box()), color, {}}});
    group.items.push_back({Stroke{std::move(path), 2 * edge_width, color, Stroke::Ends::Butt}});
    return {{std::move(group)}};
}

} // namespace

std::vector<std::string_view> list_set_shape_names() {
    return base::list_names(built_in);
}

std::optional<SetShape> find_set_shape(std::string_view name) {
    const auto found = std::ranges::find(built_in, name, &BuiltIn::name);
    if (found == built_in.end()) return std::nullopt;
    return SetShape{std::string(name), normalize_outline({found->make()})};
}

SetShape make_set_shape(const Symbol& symbol) {
    // Four times as finely as for layouts, since this outline is drawn.
    constexpr Tracing fine{.side = 4 * silhouette_side, .min_pixels = 0, .min_share = 1e-4};
    return {symbol.name, normalize_outline(trace_silhouette(symbol.drawing, symbol.box, fine))};
}

Symbol make_set_symbol(const SetShape& shape, const SetStyle& style) {
    return {.name = compose_set_name(shape, style),
            .drawing = draw(shape.outline, style.fill, style.color),
            .box = geom::measure_bounds(shape.outline).grow(0.5), // for antialiased pixels
            .outline = shape.outline};
}

} // namespace spotit::symbol

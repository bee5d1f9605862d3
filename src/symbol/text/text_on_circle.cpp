#include "symbol/text/text_layout.hpp"

#include <cmath>

namespace spotit::symbol {
namespace {

/// Returns the outlines of the letters in the layout's units, the origin on the baseline in the middle of the
/// line.
geom::Path set_straight(const SetText& set) {
    const LayoutHandle layout = set.lay_out();
    return load_outlines(make_text(
        layout.get(), {-find_line_box(layout.get()).center().x, -find_first_base_line(layout.get())}, {}));
}

/// Bends the plane around the origin.
struct Warp {
    double radius = 1, unit = 1; ///< mm; mm for a unit of the path

    geom::Point operator()(geom::Point p) const {
        const double angle = p.x * unit / radius, out = radius - p.y * unit;
        return {out * std::sin(angle), -out * std::cos(angle)};
    }
};

/// Adds a line as curves: in pieces that are short enough to be bent by their control points alone.
void add_line(geom::Path& path, geom::Point from, geom::Point to, const Warp& warp) {
    constexpr double max_angle = 0.1; // radians
    const int pieces = 1 + static_cast<int>(std::abs(to.x - from.x) * warp.unit / warp.radius / max_angle);
    const geom::Point way = (1.0 / (3 * pieces)) * (to - from);
    for (int i = 0; i < pieces; ++i) {
        const geom::Point start = from + 3.0 * i * way;
        path.curve_to(warp(start + way), warp(start + 2.0 * way), warp(start + 3.0 * way));
    }
}

geom::Path bend(const geom::Path& straight, const Warp& warp) {
    using Verb = geom::Path::Verb;
    geom::Path path;
    geom::Point begin, pen;
    for (const auto& [verb, points] : straight.list_steps()) {
        if (verb == Verb::Line) add_line(path, pen, points[0], warp);
        if (verb == Verb::Curve) path.curve_to(warp(points[0]), warp(points[1]), warp(points[2]));
        if (verb == Verb::Close && !(pen == begin)) add_line(path, pen, begin, warp);
        if (verb == Verb::Close) path.close();
        pen = points.empty() ? begin : points.back();
        if (verb != Verb::Move) continue;
        begin = pen;
        path.move_to(warp(pen));
    }
    return path;
}

} // namespace

Symbol typeset_on_circle(std::string_view line, double radius, const TextStyle& style, const Fonts& fonts) {
    const SetText set = set_text(line, style, fonts);
    Symbol symbol{.name = std::string(line)};
    geom::Path path = bend(set_straight(set), {radius, set.unit()});
    symbol.box = path.box();
    if (symbol.box.empty()) return symbol;
    Items items;
    if (style.halo) {
        symbol.box = symbol.box.grow(halo_reach * style.size);
        items.push_back({Stroke{path, 2 * halo_reach * style.size, *style.halo}});
    }
    items.push_back({Fill{std::move(path), style.color, {}}});
    symbol.drawing = std::move(items);
    return symbol;
}

} // namespace spotit::symbol

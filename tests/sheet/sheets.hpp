#pragma once

#include "papers.hpp"
#include "shapes.hpp"

#include <spotit/geom/rim_distance.hpp>
#include <spotit/random.hpp>
#include <spotit/sheet.hpp>

#include <algorithm>
#include <cmath>
#include <string_view>
#include <vector>

namespace spotit::sheet::test {

inline Options on(std::string_view paper, double margin, double gap) {
    Options options;
    options.paper = tests::find_paper(paper)->size;
    options.margin = margin;
    options.gap = gap;
    return options;
}

inline double between(random::Generator& generator, double from, double to) {
    return from + (to - from) * static_cast<double>(generator.draw_unit());
}

using spotit::polygons::hexagon;

/// How much room is between the trims of two cards at these places; negative when one reaches into the other.
/// Corners of rectangles count as sharp. Of boxes it is the larger of what is between them both ways.
inline double between_trims(const geom::Shape& card, geom::Point a, geom::Point b) {
    const geom::Point way = b - a;
    if (card.is_circle()) return geom::length(way) - card.size().width;
    if (card.is_box())
        return std::max(std::abs(way.x) - card.size().width, std::abs(way.y) - card.size().height);
    const geom::Polygon own = card.corners;
    double nearest = 1e300;
    bool inside = false;
    for (const geom::Point sign : {geom::Point{1, 0}, geom::Point{-1, 0}}) // either one's corners
        for (const geom::Point corner : own) {
            const geom::Point p = corner - sign.x * way;
            inside = inside || geom::contains(own, p);
            for (std::size_t i = 0; i < own.size(); ++i)
                nearest = std::min(nearest,
                                   geom::measure_distance_to_segment(p, own[i], own[(i + 1) % own.size()]));
        }
    return inside ? -nearest : nearest;
}

/// Cards and sheets of all sorts.
struct Case {
    geom::Shape card;
    Options options;
};
inline Case random_case(random::Generator& generator) {
    Case result;
    const double size = between(generator, 25, 130);
    result.card = geom::Shape::circle(size);
    if (generator.draw_below(4) == 0)
        result.card = geom::Shape::rectangle({size, between(generator, 25, 130)}, between(generator, 0, 5));
    if (generator.draw_below(8) == 0) result.card = hexagon(size);
    result.options.paper = {between(generator, 140, 420), between(generator, 140, 420)};
    result.options.margin = between(generator, 3, 20);
    result.options.gap = generator.draw_below(4) == 0 ? 0 : between(generator, 0, 10);
    result.options.orientation = static_cast<Orientation>(generator.draw_below(3));
    result.options.packing = static_cast<Packing>(generator.draw_below(4));
    if (generator.draw_below(2) == 0) result.options.marks = static_cast<Marks>(generator.draw_below(5));
    if (generator.draw_below(2) == 0) result.options.bleed = between(generator, 0, 6);
    return result;
}

/// The same, printed on both sides.
inline Case random_duplex_case(random::Generator& generator) {
    Case result = random_case(generator);
    result.options.duplex = static_cast<Duplex>(1 + generator.draw_below(3));
    result.options.back_bleed = generator.draw_below(2) == 0 ? 0 : between(generator, 0, 2);
    result.options.marks_on_backs = generator.draw_below(2) == 0;
    return result;
}

/// Distance of a point to the trim of the nearest card, negative inside.
inline double to_nearest_card(const Imposition& imposition, const geom::Shape& card, geom::Point p) {
    const geom::RimDistance<double> rim(card);
    double nearest = 1e300;
    for (const geom::Point slot : imposition.slots)
        nearest = std::min(nearest, -rim.measure_clearance(p - slot));
    return nearest;
}

/// Distance of a point to the edge of the paper, negative outside.
inline double to_edge(const Imposition& imposition, geom::Point p) {
    return std::min({p.x, p.y, imposition.paper.width - p.x, imposition.paper.height - p.y});
}

/// Points on a line, both ends among them, no further apart than `step`.
inline std::vector<geom::Point> along(geom::Point from, geom::Point to, double step = 0.1) {
    const int parts = static_cast<int>(geom::distance(from, to) / step) + 1;
    std::vector<geom::Point> points;
    for (int i = 0; i <= parts; ++i) points.push_back(from + (static_cast<double>(i) / parts) * (to - from));
    return points;
}

} // namespace spotit::sheet::test

#include "symbol/lineart/layers.hpp"

#include <cmath>

namespace spotit::symbol {
namespace {

geom::Point interpolate(geom::Point from, geom::Point to, double t) {
    return {from.x + t * (to.x - from.x), from.y + t * (to.y - from.y)};
}

Curve take_beginning(const Curve& curve, double t) {
    const geom::Point first = interpolate(curve.from, curve.from_handle, t);
    const geom::Point middle = interpolate(curve.from_handle, curve.to_handle, t);
    const geom::Point last = interpolate(curve.to_handle, curve.to, t);
    const geom::Point before = interpolate(first, middle, t);
    return {curve.from, first, before, interpolate(before, interpolate(middle, last, t), t)};
}

Curve reverse_curve(const Curve& curve) {
    return {curve.to, curve.to_handle, curve.from_handle, curve.from};
}

Curve make_straight(geom::Point from, geom::Point to) {
    return {from, from, to, to};
}

} // namespace

geom::Point find_point(const Curve& curve, double t) {
    if (curve.is_straight()) return interpolate(curve.from, curve.to, t);
    return take_beginning(curve, t).to;
}

geom::Point find_direction(const Curve& curve, double t) {
    const double u = 1 - t;
    geom::Point way = u * u * (curve.from_handle - curve.from) +
                      2 * u * t * (curve.to_handle - curve.from_handle) +
                      t * t * (curve.to - curve.to_handle);
    if (geom::length(way) < 1e-9) way = curve.to - curve.from;
    const double length = geom::length(way);
    return length > 0 ? 1 / length * way : geom::Point{1, 0};
}

Curve take_part(const Curve& curve, double from, double to) {
    if (curve.is_straight())
        return make_straight(interpolate(curve.from, curve.to, from), interpolate(curve.from, curve.to, to));
    const Curve head = to < 1 ? take_beginning(curve, to) : curve;
    if (from <= 0) return head;
    return reverse_curve(take_beginning(reverse_curve(head), 1 - from / to));
}

double bound_length(const Curve& curve) {
    return geom::distance(curve.from, curve.from_handle) +
           geom::distance(curve.from_handle, curve.to_handle) + geom::distance(curve.to_handle, curve.to);
}

Contours make_contours(const geom::Path& path) {
    using Verb = geom::Path::Verb;
    Contours contours;
    geom::Point pen;
    const auto add = [&](const Curve& curve) {
        if (!contours.empty()) contours.back().curves.push_back(curve);
        pen = curve.to;
    };
    for (const auto& [verb, points] : path.list_steps()) {
        if (verb == Verb::Move) {
            contours.push_back({});
            pen = points[0];
        } else if (verb == Verb::Line) {
            add(make_straight(pen, points[0]));
        } else if (verb == Verb::Curve) {
            add({pen, points[0], points[1], points[2]});
        } else if (!contours.empty() && !contours.back().curves.empty()) {
            const geom::Point begin = contours.back().curves.front().from;
            if (!(pen == begin)) add(make_straight(pen, begin));
        }
    }
    return contours;
}

geom::Path make_path(const Contours& contours, double unit) {
    const auto round = [unit](geom::Point at) {
        return geom::Point{unit * std::round(at.x / unit), unit * std::round(at.y / unit)};
    };
    geom::Path path;
    for (const auto& [curves, closed] : contours) {
        if (curves.empty()) continue;
        path.move_to(round(curves.front().from));
        for (const auto& [from, from_handle, to_handle, to] : curves) {
            const Curve curve{round(from), round(from_handle), round(to_handle), round(to)};
            if (curve.is_straight())
                path.line_to(curve.to);
            else
                path.curve_to(curve.from_handle, curve.to_handle, curve.to);
        }
        if (closed) path.close();
    }
    return path;
}

} // namespace spotit::symbol

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/glyph/contours.hpp"

#include <array>
#include <cmath>

namespace spotit::symbol {

namespace {

geom::Point between(geom::Point from, geom::Point to, double t) {
    return {from.x + t * (to.x - from.x), from.y + t * (to.y - from.y)};
}

/// Returns the curve from 0 to t.
Curve beginning(const Curve& curve, double t) {
    const geom::Point first = between(curve.from, curve.from_handle, t);
    const geom::Point middle = between(curve.from_handle, curve.to_handle, t);
    const geom::Point last = between(curve.to_handle, curve.to, t);
    const geom::Point before = between(first, middle, t);
    return {curve.from, first, before, between(before, between(middle, last, t), t)};
}

Curve reversed(const Curve& curve) {
    return {curve.to, curve.to_handle, curve.from_handle, curve.from};
}

Curve straight(geom::Point from, geom::Point to) {
    return {from, from, to, to};
}

} // namespace

geom::Point point_at(const Curve& curve, double t) {
    if (curve.is_straight()) return between(curve.from, curve.to, t);
    return beginning(curve, t).to;
}

geom::Point direction_at(const Curve& curve, double t) {
    const double u = 1 - t;
    geom::Point way = u * u * (curve.from_handle - curve.from) +
                      2 * u * t * (curve.to_handle - curve.from_handle) +
                      t * t * (curve.to - curve.to_handle);
    if (geom::length(way) < 1e-9) way = curve.to - curve.from;
    const double length = geom::length(way);
    return length > 0 ? 1 / length * way : geom::Point{1, 0};
}

Curve part(const Curve& curve, double from, double to) {
    if (curve.is_straight())
        return straight(between(curve.from, curve.to, from), between(curve.from, curve.to, to));
    const Curve head = to < 1 ? beginning(curve, to) : curve;
    if (from <= 0) return head;
    return reversed(beginning(reversed(head), 1 - from / to));
}

double max_length(const Curve& curve) {
    return geom::distance(curve.from, curve.from_handle) +
           geom::distance(curve.from_handle, curve.to_handle) + geom::distance(curve.to_handle, curve.to);
}

Contours box_contours(const geom::Box& box, const geom::Affine& place) {
    const std::array corners{place({box.left, box.top}), place({box.right, box.top}),
                             place({box.right, box.bottom}), place({box.left, box.bottom})};
    Contour contour;
    for (std::size_t i = 0; i < corners.size(); ++i)
        contour.curves.push_back(straight(corners[i], corners[(i + 1) % corners.size()]));
    return {contour};
}

Contours rounded(Contours contours, double unit) {
    for (Contour& contour : contours)
        for (Curve& curve : contour.curves)
            for (geom::Point* point : {&curve.from, &curve.from_handle, &curve.to_handle, &curve.to})
                *point = {unit * std::round(point->x / unit), unit * std::round(point->y / unit)};
    return contours;
}

geom::Box bounds(const Contours& contours) {
    geom::Box box;
    for (const Contour& contour : contours)
        for (const Curve& curve : contour.curves)
            for (const geom::Point point : {curve.from, curve.from_handle, curve.to_handle, curve.to})
                box.add(point);
    return box;
}

void trace(cairo_t* context, const Contours& contours) {
    for (const Contour& contour : contours) {
        if (contour.curves.empty()) continue;
        const geom::Point begin = contour.curves.front().from;
        cairo_move_to(context, begin.x, begin.y);
        for (const Curve& curve : contour.curves) {
            if (curve.is_straight())
                cairo_line_to(context, curve.to.x, curve.to.y);
            else
                cairo_curve_to(context, curve.from_handle.x, curve.from_handle.y, curve.to_handle.x,
                               curve.to_handle.y, curve.to.x, curve.to.y);
        }
        if (contour.closed) cairo_close_path(context);
    }
}

} // namespace spotit::symbol

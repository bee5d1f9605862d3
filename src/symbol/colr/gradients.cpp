// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/colr/gradients.hpp"

#include "symbol/colr/sweep.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::symbol {

namespace {

double span(const ColorLine& line) {
    return line.stops.back().offset - line.stops.front().offset;
}

cairo_extend_t cairo_extend(Extend extend) {
    switch (extend) {
    case Extend::Repeat:
        return CAIRO_EXTEND_REPEAT;
    case Extend::Reflect:
        return CAIRO_EXTEND_REFLECT;
    case Extend::Pad:
        break;
    }
    return CAIRO_EXTEND_PAD;
}

/// Spreads stops that all have one offset: a hard step needs room on both sides. Repeating such a line is
/// undefined.
ColorLine widened(ColorLine line) {
    if (span(line) > 0) return line;
    Stop before = line.stops.front(), after = line.stops.back();
    if (line.extend != Extend::Pad) before.color.alpha = after.color.alpha = 0;
    before.offset -= 0.5;
    after.offset += 0.5;
    line.stops.insert(line.stops.begin(), before);
    line.stops.push_back(after);
    return line;
}

geom::Circle circle_at(const RadialGradient& gradient, double offset) {
    const geom::Point way = gradient.end.center - gradient.start.center;
    return {gradient.start.center + offset * way,
            gradient.start.radius + offset * (gradient.end.radius - gradient.start.radius)};
}

/// Cuts off the stops on the side of `cut` where circles would have negative radii; the color at the cut
/// stays.
void cut_line(ColorLine& line, double cut, double radius_growth) {
    const Stop edge{cut, color_at(line, cut)};
    std::erase_if(line.stops, [&](const Stop& stop) {
        return radius_growth > 0 ? stop.offset <= cut : stop.offset >= cut;
    });
    line.stops.insert(radius_growth > 0 ? line.stops.begin() : line.stops.end(), edge);
    line = widened(std::move(line));
}

/// Returns the gradient with only those stops where radii are not negative; nothing if there are none.
RadialGradient without_negative_radii(RadialGradient gradient) {
    const double growth = gradient.end.radius - gradient.start.radius;
    if (growth == 0) return gradient;
    const double cut = -gradient.start.radius / growth;
    const double min_offset =
        growth > 0 ? gradient.line.stops.front().offset : gradient.line.stops.back().offset;
    const double missing = growth > 0 ? cut - min_offset : min_offset - cut;
    if (missing <= 0) return gradient;
    if (gradient.line.extend == Extend::Pad) {
        cut_line(gradient.line, cut, growth);
        return gradient;
    }
    // A periodic line may begin at any of its periods.
    const double period = span(gradient.line) * (gradient.line.extend == Extend::Reflect ? 2 : 1);
    const double shift = std::ceil(missing / period) * period * (growth > 0 ? 1 : -1);
    for (Stop& stop : gradient.line.stops) stop.offset += shift;
    return gradient;
}

/// Spreads the stops over the offsets from 0 to 1.
ColorLine spread(ColorLine line) {
    const double first = line.stops.front().offset, width = span(line);
    for (Stop& stop : line.stops) stop.offset = (stop.offset - first) / width;
    return line;
}

void finish(cairo_pattern_t* pattern, const ColorLine& line) {
    add_stops(pattern, line);
    cairo_pattern_set_extend(pattern, cairo_extend(line.extend));
}

PatternHandle make(const Solid& solid, const geom::Box&) {
    const Rgba& color = solid.color;
    return PatternHandle(cairo_pattern_create_rgba(color.red, color.green, color.blue, color.alpha));
}

PatternHandle make(const LinearGradient& original, const geom::Box&) {
    const LinearGradient gradient = normalized(original);
    PatternHandle pattern(
        cairo_pattern_create_linear(gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y));
    finish(pattern.get(), gradient.line);
    return pattern;
}

PatternHandle make(const RadialGradient& original, const geom::Box&) {
    const RadialGradient gradient = normalized(original);
    const auto& [line, from, to] = gradient;
    PatternHandle pattern(cairo_pattern_create_radial(from.center.x, from.center.y, from.radius, to.center.x,
                                                      to.center.y, to.radius));
    finish(pattern.get(), line);
    return pattern;
}

PatternHandle make(const SweepGradient& gradient, const geom::Box& area) {
    return make_sweep(gradient, area);
}

geom::Affine from_cairo(const cairo_matrix_t& matrix) {
    return {matrix.xx, matrix.yx, matrix.xy, matrix.yy, matrix.x0, matrix.y0};
}

} // namespace

bool is_invertible(const geom::Affine& map) {
    const double determinant = map.a * map.d - map.b * map.c;
    return std::isfinite(determinant) && std::abs(determinant) > 1e-12 && std::isfinite(map.e) &&
           std::isfinite(map.f);
}

cairo_matrix_t cairo_matrix(const geom::Affine& map) {
    return {map.a, map.b, map.c, map.d, map.e, map.f};
}

LinearGradient normalized(const LinearGradient& gradient) {
    const ColorLine line = widened(gradient.line);
    const geom::Point way = gradient.end - gradient.start;
    return {spread(line), gradient.start + line.stops.front().offset * way,
            gradient.start + line.stops.back().offset * way};
}

RadialGradient normalized(const RadialGradient& original) {
    RadialGradient gradient = original;
    gradient.line = widened(std::move(gradient.line));
    gradient = without_negative_radii(std::move(gradient));
    geom::Circle from = circle_at(gradient, gradient.line.stops.front().offset);
    geom::Circle to = circle_at(gradient, gradient.line.stops.back().offset);
    // Rounding may make a radius slightly negative.
    from.radius = std::max(from.radius, 0.0);
    to.radius = std::max(to.radius, 0.0);
    return {spread(std::move(gradient.line)), from, to};
}

PatternHandle make_pattern(const Fill& fill, const geom::Affine& place, const geom::Box& area) {
    if (!is_invertible(place)) return nullptr;
    cairo_matrix_t matrix = cairo_matrix(place);
    cairo_matrix_invert(&matrix);
    const geom::Box own_area = moved(area, from_cairo(matrix));
    PatternHandle pattern = std::visit([&](const auto& kind) { return make(kind, own_area); }, fill);
    cairo_pattern_set_matrix(pattern.get(), &matrix);
    return pattern;
}

void add_stops(cairo_pattern_t* pattern, const ColorLine& line) {
    const double first = line.stops.front().offset, width = span(line);
    for (const Stop& stop : line.stops) {
        const Rgba& color = stop.color;
        cairo_pattern_add_color_stop_rgba(pattern, (stop.offset - first) / width, color.red, color.green,
                                          color.blue, color.alpha);
    }
}

Rgba color_at(const ColorLine& line, double offset) {
    const auto& stops = line.stops;
    const auto after = std::ranges::upper_bound(stops, offset, {}, &Stop::offset);
    if (after == stops.begin()) return stops.front().color;
    if (after == stops.end()) return stops.back().color;
    const Stop& low = *(after - 1);
    const double part = (offset - low.offset) / (after->offset - low.offset);
    const auto mix = [&](double from, double to) { return from + part * (to - from); };
    const Rgba &from = low.color, &to = after->color;
    return {mix(from.red, to.red), mix(from.green, to.green), mix(from.blue, to.blue),
            mix(from.alpha, to.alpha)};
}

} // namespace spotit::symbol

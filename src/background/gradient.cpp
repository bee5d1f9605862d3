// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "background/drawings.hpp"

#include "symbol/canvas.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::background {

namespace {

/// Cairo's offsets end at 0 and 1, so the gradient runs over the range of its stops.
struct Range {
    double from = 0, to = 1;
};

Range offset_range(const std::vector<PlacedStop>& stops) {
    return {std::min(0.0, stops.front().at), std::max(1.0, stops.back().at)};
}

void add_stops(cairo_pattern_t* pattern, const std::vector<PlacedStop>& stops, const Range& range) {
    for (const PlacedStop& stop : stops)
        cairo_pattern_add_color_stop_rgba(pattern, (stop.at - range.from) / (range.to - range.from),
                                          stop.color.red, stop.color.green, stop.color.blue,
                                          stop.color.alpha);
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
}

/// Perpendicular to the line that joins the corner's neighbors (CSS Images 3, section 3.1.1).
geom::Point way_to(Gradient::Corner corner, geom::Size size) {
    using Corner = Gradient::Corner;
    const double x = corner == Corner::TopRight || corner == Corner::BottomRight ? 1 : -1;
    const double y = corner == Corner::BottomRight || corner == Corner::BottomLeft ? 1 : -1;
    return 1 / std::hypot(size.width, size.height) * geom::Point{x * size.height, y * size.width};
}

geom::Point gradient_line(const Gradient& gradient, geom::Size size) {
    if (gradient.corner) return way_to(*gradient.corner, size);
    return {std::sin(gradient.angle), -std::cos(gradient.angle)};
}

/// The line through the middle whose perpendiculars at its ends touch the card's corners.
PatternHandle linear(const Gradient& gradient, const geom::Shape& card) {
    const std::vector<PlacedStop> stops = place_stops(gradient.stops);
    const Range range = offset_range(stops);
    const geom::Point way = gradient_line(gradient, card.size());
    const double length = std::abs(way.x) * card.size().width + std::abs(way.y) * card.size().height;
    const geom::Point from = (range.from - 0.5) * length * way, to = (range.to - 0.5) * length * way;
    PatternHandle pattern(cairo_pattern_create_linear(from.x, from.y, to.x, to.y));
    add_stops(pattern.get(), stops, range);
    return pattern;
}

/// Circles have no negative radius: stops before the middle are cut off there.
std::vector<PlacedStop> from_the_middle(std::vector<PlacedStop> stops) {
    while (stops.size() > 1 && stops[1].at <= 0) stops.erase(stops.begin());
    if (stops.front().at < 0) {
        const double share = stops.size() > 1 ? -stops[0].at / (stops[1].at - stops[0].at) : 0;
        if (stops.size() > 1) stops[0].color = mixed(stops[0].color, stops[1].color, share);
        stops[0].at = 0;
    }
    return stops;
}

PatternHandle radial(const Gradient& gradient, const geom::Shape& card) {
    const std::vector<PlacedStop> stops = from_the_middle(place_stops(gradient.stops));
    const Range range = offset_range(stops);
    const double far = card.is_circle() ? 1 : std::numbers::sqrt2;
    const auto [width, height] = card.size();
    double x = far * width / 2, y = far * height / 2;
    if (gradient.ending == Gradient::Ending::Circle && !card.is_circle())
        x = y = std::hypot(width, height) / 2;
    PatternHandle pattern(cairo_pattern_create_radial(0, 0, 0, 0, 0, range.to * x));
    const cairo_matrix_t squeeze{1, 0, 0, x / y, 0, 0};
    cairo_pattern_set_matrix(pattern.get(), &squeeze);
    add_stops(pattern.get(), stops, range);
    return pattern;
}

} // namespace

symbol::Symbol draw(const Gradient& gradient, const Request& request) {
    const auto paint = [gradient, card = request.card, box = request.box](symbol::Canvas& canvas) {
        if (gradient.stops.empty()) return;
        cairo_t* context = canvas.context();
        const PatternHandle pattern =
            gradient.kind == Gradient::Kind::Linear ? linear(gradient, card) : radial(gradient, card);
        cairo_save(context);
        cairo_set_source(context, pattern.get());
        cairo_rectangle(context, box.left, box.top, box.width(), box.height());
        cairo_fill(context);
        cairo_restore(context);
    };
    return make_symbol("gradient", paint, request);
}

} // namespace spotit::background

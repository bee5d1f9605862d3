// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "background/patterns.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::background {

namespace {

symbol::ColorLine make_line(const std::vector<PlacedStop>& stops) {
    symbol::ColorLine line;
    for (const PlacedStop& stop : stops) line.stops.push_back({stop.at, stop.color});
    return line;
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
symbol::LinearGradient linear(const Gradient& gradient, const geom::Shape& card) {
    const geom::Point way = gradient_line(gradient, card.size());
    const double length = std::abs(way.x) * card.size().width + std::abs(way.y) * card.size().height;
    return {make_line(place_stops(gradient.stops)), -0.5 * length * way, 0.5 * length * way};
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

symbol::Item radial(const Gradient& gradient, const Request& request) {
    const geom::Shape& card = request.card;
    const double far = card.is_circle() ? 1 : std::numbers::sqrt2;
    const auto [width, height] = card.size();
    double x = far * width / 2, y = far * height / 2;
    if (gradient.ending == Gradient::Ending::Circle && !card.is_circle())
        x = y = std::hypot(width, height) / 2;
    return fill_box(
        request.box,
        symbol::RadialGradient{make_line(from_the_middle(place_stops(gradient.stops))), {}, {{}, x}},
        {1, 0, 0, y / x, 0, 0});
}

} // namespace

symbol::Symbol draw(const Gradient& gradient, const Request& request) {
    symbol::Items items;
    if (!gradient.stops.empty())
        items.push_back(gradient.kind == Gradient::Kind::Linear
                            ? fill_box(request.box, linear(gradient, request.card))
                            : radial(gradient, request));
    return make_symbol("gradient", std::move(items), request);
}

} // namespace spotit::background

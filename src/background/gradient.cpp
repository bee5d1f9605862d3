#include "background/patterns.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::background {
namespace {

/// The line through the middle whose perpendiculars at its ends touch the card's corners.
drawing::LinearGradient make_linear(const Gradient& gradient, const geom::Shape& card) {
    const geom::Point way{std::sin(gradient.angle), -std::cos(gradient.angle)};
    const double length = std::abs(way.x) * card.size().width + std::abs(way.y) * card.size().height;
    return {{.stops = place_stops(gradient.stops)}, -0.5 * length * way, 0.5 * length * way};
}

/// Circles have no negative radius: stops before the middle are cut off there.
std::vector<drawing::Stop> from_the_middle(std::vector<drawing::Stop> stops) {
    while (stops.size() > 1 && stops[1].offset <= 0) stops.erase(stops.begin());
    drawing::Stop& first = stops.front();
    if (first.offset < 0 && stops.size() > 1)
        first.color = mix(first.color, stops[1].color, -first.offset / (stops[1].offset - first.offset));
    first.offset = std::max(first.offset, 0.0);
    return stops;
}

drawing::Item make_radial(const Gradient& gradient, const Request& request) {
    const geom::Shape& card = request.card;
    const double far = card.is_circle() ? 1 : std::numbers::sqrt2;
    const auto [width, height] = card.size();
    const double x = far * width / 2, y = far * height / 2;
    return fill_box(
        request.box,
        drawing::RadialGradient{{.stops = from_the_middle(place_stops(gradient.stops))}, {}, {{}, x}},
        {1, 0, 0, y / x, 0, 0});
}

/// CSS Images 4, section 3.5.1: the ends default to 0 and 1, no stop lies before an earlier one, and stops
/// without a place are spread evenly between their neighbors.
std::vector<drawing::Stop> with_places(std::span<const Stop> stops) {
    auto places = base::collect(stops, &Stop::at);
    if (!places.front()) places.front() = 0;
    if (!places.back()) places.back() = 1;
    double latest = *places.front();
    for (auto& place : places)
        if (place) latest = *(place = std::max(*place, latest));
    for (std::size_t i = 1; i < places.size(); ++i) {
        if (places[i]) continue;
        std::size_t next = i;
        while (!places[next]) ++next;
        const double before = *places[i - 1],
                     step = (*places[next] - before) / static_cast<double>(next - i + 1);
        for (std::size_t k = i; k < next; ++k) places[k] = before + step * static_cast<double>(k - i + 1);
    }
    std::vector<drawing::Stop> result;
    for (std::size_t i = 0; i < stops.size(); ++i) result.push_back({*places[i], stops[i].color});
    return result;
}

color::Color mix_premultiplied(const color::Color& a, const color::Color& b, double share) {
    const double alpha = a.alpha * (1 - share) + b.alpha * share;
    if (alpha <= 0) return {b.red, b.green, b.blue, 0};
    const double of_a = a.alpha * (1 - share) / alpha, of_b = b.alpha * share / alpha;
    return {of_a * a.red + of_b * b.red, of_a * a.green + of_b * b.green, of_a * a.blue + of_b * b.blue,
            alpha};
}

/// Adds intermediate stops; between stops of different opacity the colors follow a curve.
void add_between(std::vector<drawing::Stop>& result, const drawing::Stop& from, const drawing::Stop& to) {
    constexpr int pieces = 8;
    if (from.color.alpha == to.color.alpha || from.offset == to.offset) return;
    // A transparent color contributes only its opacity.
    if (from.color.alpha == 0)
        result.push_back({from.offset, {to.color.red, to.color.green, to.color.blue, 0}});
    for (int i = 1; i < pieces && from.color.alpha > 0 && to.color.alpha > 0; ++i) {
        const double share = static_cast<double>(i) / pieces;
        result.push_back({from.offset + share * (to.offset - from.offset),
                          mix_premultiplied(from.color, to.color, share)});
    }
    if (to.color.alpha == 0)
        result.push_back({to.offset, {from.color.red, from.color.green, from.color.blue, 0}});
}

} // namespace

symbol::Symbol draw(const Gradient& gradient, const Request& request) {
    drawing::Items items;
    if (!gradient.stops.empty())
        items.push_back(gradient.kind == Gradient::Kind::Linear
                            ? fill_box(request.box, make_linear(gradient, request.card))
                            : make_radial(gradient, request));
    return make_symbol("gradient", std::move(items), request);
}

std::vector<drawing::Stop> place_stops(std::span<const Stop> stops) {
    if (stops.empty()) return {};
    const std::vector<drawing::Stop> given = with_places(stops);
    std::vector<drawing::Stop> result{given.front()};
    for (std::size_t i = 1; i < given.size(); ++i) {
        add_between(result, given[i - 1], given[i]);
        result.push_back(given[i]);
    }
    return result;
}

color::Color mix(const color::Color& first, const color::Color& second, double share_of_second) {
    const auto mix = [&](double a, double b) { return a + share_of_second * (b - a); };
    return {mix(first.red, second.red), mix(first.green, second.green), mix(first.blue, second.blue),
            mix(first.alpha, second.alpha)};
}

} // namespace spotit::background

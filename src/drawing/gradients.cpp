#include <spotit/drawing/painting.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::drawing {
namespace {

constexpr double full_circle = 2 * std::numbers::pi;
/// Ghostscript shows steps when sectors are wider.
constexpr int sectors_per_circle = 120;
/// A color line with more stops is repeated too finely to be printed.
constexpr double max_stops = 1000;

double measure_span(const ColorLine& line) {
    return line.stops.back().offset - line.stops.front().offset;
}

/// Spreads stops that all have one offset: a hard step needs room on both sides. Repeating such a line is
/// undefined.
ColorLine widen(ColorLine line) {
    if (measure_span(line) > 0) return line;
    Stop before = line.stops.front(), after = line.stops.back();
    if (line.extend != Extend::Pad) before.color.alpha = after.color.alpha = 0;
    before.offset -= 0.5;
    after.offset += 0.5;
    line.stops.insert(line.stops.begin(), before);
    line.stops.push_back(after);
    return line;
}

geom::Circle compute_circle(const RadialGradient& gradient, double offset) {
    const geom::Point way = gradient.end.center - gradient.start.center;
    return {gradient.start.center + offset * way,
            gradient.start.radius + offset * (gradient.end.radius - gradient.start.radius)};
}

/// Cuts off the stops on the side of `cut` where circles would have negative radii; the color at the cut
/// stays.
void cut_line(ColorLine& line, double cut, double radius_growth) {
    const Stop edge{cut, interpolate_color(line, cut)};
    std::erase_if(line.stops, [&](const Stop& stop) {
        return radius_growth > 0 ? stop.offset <= cut : stop.offset >= cut;
    });
    line.stops.insert(radius_growth > 0 ? line.stops.begin() : line.stops.end(), edge);
    line = widen(std::move(line));
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
    const double period = measure_span(gradient.line) * (gradient.line.extend == Extend::Reflect ? 2 : 1);
    const double shift = std::ceil(missing / period) * period * (growth > 0 ? 1 : -1);
    for (Stop& stop : gradient.line.stops) stop.offset += shift;
    return gradient;
}

/// Spreads the stops over the offsets from 0 to 1.
ColorLine spread_stops(ColorLine line) {
    const double first = line.stops.front().offset, width = measure_span(line);
    for (Stop& stop : line.stops) stop.offset = (stop.offset - first) / width;
    return line;
}

/// Returns a line that has the same colors between two offsets, and does not repeat.
ColorLine unroll(const ColorLine& line, double from, double to) {
    const double first = line.stops.front().offset, period = measure_span(line);
    if (line.extend == Extend::Pad || period <= 0) return {Extend::Pad, line.stops};
    const double max_repeats = std::ceil(max_stops / 2 / static_cast<double>(line.stops.size()));
    const double low = std::max(std::floor((from - first) / period), -max_repeats);
    const double high = std::min(std::ceil((to - first) / period), max_repeats);
    ColorLine result;
    for (double repeat = low; repeat < high; ++repeat) {
        const bool is_reversed = line.extend == Extend::Reflect && std::fmod(std::abs(repeat), 2) == 1;
        const double begin = first + repeat * period;
        for (std::size_t i = 0; i < line.stops.size(); ++i) {
            const Stop& stop = line.stops[is_reversed ? line.stops.size() - 1 - i : i];
            const double within = stop.offset - first;
            result.stops.push_back({begin + (is_reversed ? period - within : within), stop.color});
        }
    }
    return result;
}

/// Returns a line that begins and ends with a constant color: what changes at its very end is a matter of
/// chance in formats that have no color beyond it.
ColorLine with_constant_ends(ColorLine line) {
    auto& stops = line.stops;
    const double room = 0.1 * measure_span(line);
    if (stops[0].offset == stops[1].offset)
        stops.insert(stops.begin(), {stops.front().offset - room, stops.front().color});
    if (stops.back().offset == stops[stops.size() - 2].offset)
        stops.push_back({stops.back().offset + room, stops.back().color});
    return line;
}

} // namespace

color::Color interpolate_color(const ColorLine& line, double offset) {
    const auto& stops = line.stops;
    const auto after = std::ranges::upper_bound(stops, offset, {}, &Stop::offset);
    if (after == stops.begin()) return stops.front().color;
    if (after == stops.end()) return stops.back().color;
    const Stop& low = *(after - 1);
    const double part = (offset - low.offset) / (after->offset - low.offset);
    const auto mix = [&](double from, double to) { return from + part * (to - from); };
    const color::Color &from = low.color, &to = after->color;
    return {mix(from.red, to.red), mix(from.green, to.green), mix(from.blue, to.blue),
            mix(from.alpha, to.alpha)};
}

LinearGradient normalize(const LinearGradient& gradient) {
    const ColorLine line = widen(gradient.line);
    const geom::Point way = gradient.end - gradient.start;
    return {spread_stops(line), gradient.start + line.stops.front().offset * way,
            gradient.start + line.stops.back().offset * way};
}

RadialGradient normalize(const RadialGradient& original) {
    RadialGradient gradient = original;
    gradient.line = widen(std::move(gradient.line));
    gradient = without_negative_radii(std::move(gradient));
    geom::Circle from = compute_circle(gradient, gradient.line.stops.front().offset);
    geom::Circle to = compute_circle(gradient, gradient.line.stops.back().offset);
    // Rounding may make a radius slightly negative.
    from.radius = std::max(from.radius, 0.0);
    to.radius = std::max(to.radius, 0.0);
    return {spread_stops(std::move(gradient.line)), from, to};
}

LinearGradient unroll(const LinearGradient& original, const geom::Box& box) {
    LinearGradient gradient = normalize(original);
    const geom::Point way = gradient.end - gradient.start;
    double from = 0, to = 1;
    for (const geom::Point corner : box.list_corners()) {
        const double offset = geom::dot(corner - gradient.start, way) / geom::dot(way, way);
        from = std::min(from, offset);
        to = std::max(to, offset);
    }
    gradient.line = with_constant_ends(unroll(gradient.line, from, to));
    return normalize(gradient);
}

RadialGradient unroll(const RadialGradient& original, const geom::Box& box) {
    RadialGradient gradient = normalize(original);
    // A circle whose edge passes the farthest corner has no other offset beyond it: at each step the circles
    // grow, or move on, by at least as much as their radii and centers differ.
    double reach = 0;
    for (const geom::Point corner : box.list_corners())
        reach = std::max({reach, geom::distance(corner, gradient.start.center),
                          geom::distance(corner, gradient.end.center)});
    const double growth = gradient.end.radius - gradient.start.radius;
    const double step =
        std::abs(std::abs(growth) - geom::distance(gradient.start.center, gradient.end.center));
    const double count = (reach + gradient.start.radius + gradient.end.radius) / std::max(step, 1e-3 * reach);
    double from = -count, to = 1 + count;
    const double without_radius = -gradient.start.radius / growth;
    if (growth > 0) from = std::max(from, without_radius);
    if (growth < 0) to = std::min(to, without_radius);
    gradient.line = with_constant_ends(unroll(gradient.line, from, to));
    return normalize(gradient);
}

std::vector<Sector> divide_into_sectors(const SweepGradient& gradient) {
    const double angle = gradient.end - gradient.start;
    const auto offset_at = [&](double at) { return (at - gradient.start) / angle; };
    ColorLine line = gradient.line;
    if (line.extend != Extend::Pad && measure_span(line) <= 0) return {};
    if (angle != 0)
        line = unroll(line, std::min(offset_at(0), offset_at(full_circle)),
                      std::max(offset_at(0), offset_at(full_circle)));
    const auto color_near = [&](double at, double nudge) {
        if (angle == 0) return (at + nudge < gradient.start ? line.stops.front() : line.stops.back()).color;
        return interpolate_color(line, offset_at(at + nudge));
    };
    std::vector<double> edges;
    for (int i = 0; i <= sectors_per_circle; ++i) edges.push_back(full_circle * i / sectors_per_circle);
    for (const Stop& stop : line.stops) {
        const double edge = gradient.start + stop.offset * angle;
        if (edge > 0 && edge < full_circle) edges.push_back(edge);
    }
    std::ranges::sort(edges);
    constexpr double min_width = 1e-6, nudge = 1e-7; // radians
    std::vector<Sector> sectors;
    for (std::size_t i = 0; i + 1 < edges.size(); ++i)
        if (edges[i + 1] - edges[i] >= min_width)
            sectors.push_back(
                {edges[i], edges[i + 1], color_near(edges[i], nudge), color_near(edges[i + 1], -nudge)});
    return sectors;
}

geom::Circle compute_covering_disc(geom::Point center, const geom::Box& area) {
    double radius = 1;
    for (const geom::Point corner : area.list_corners())
        radius = std::max(radius, geom::distance(center, corner));
    return {center, 1.01 * radius};
}

} // namespace spotit::drawing

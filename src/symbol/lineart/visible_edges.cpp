#include "symbol/lineart/layers.hpp"

#include <algorithm>
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

/// A piece of a curve, short enough to be examined at its middle alone.
struct Step {
    std::size_t curve = 0;
    double from = 0, to = 0, length = 0;
    bool shown = false;
};

double count_steps(const Curve& curve, double max_step) {
    constexpr double max_steps = 200; // limits hostile outlines
    return std::clamp(std::ceil(bound_length(curve) / max_step), 1.0, max_steps);
}

std::vector<Step> sample_steps(const Contour& contour, double max_step) {
    std::vector<Step> steps;
    for (std::size_t i = 0; i < contour.curves.size(); ++i) {
        const double length = bound_length(contour.curves[i]);
        const int count = static_cast<int>(count_steps(contour.curves[i], max_step));
        for (int k = 0; k < count; ++k)
            steps.push_back({i, static_cast<double>(k) / count, (k + 1.0) / count, length / count});
    }
    return steps;
}

bool is_shown(const Curve& curve, double t, const RasterizedPicture& picture, const EdgeOptions& options) {
    const geom::Point middle = compute_point(curve, t), way = compute_direction(curve, t);
    const geom::Point side = options.reach * geom::Point{-way.y, way.x};
    if (options.allowed && !options.allowed(middle + side, middle - side)) return false;
    return measure_contrast(picture.at(middle + side), picture.at(middle - side)) >= options.contrast;
}

/// A run of steps that are all visible, or all not; the last may continue at the first.
struct Run {
    std::size_t begin = 0, count = 0;
    double length = 0;
    bool shown = false;
};

std::vector<Run> find_runs(const std::vector<Step>& steps) {
    std::vector<Run> runs;
    std::size_t first = 0; // the beginning of a run
    while (first < steps.size() && steps[first].shown == steps.back().shown) ++first;
    first %= steps.size();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const std::size_t at = (first + i) % steps.size();
        if (runs.empty() || runs.back().shown != steps[at].shown) runs.push_back({at, 0, 0, steps[at].shown});
        ++runs.back().count;
        runs.back().length += steps[at].length;
    }
    return runs;
}

/// Inverts runs of one kind that are too short.
void invert_short_runs(std::vector<Step>& steps, bool shown, double min_length) {
    const std::vector<Run> runs = find_runs(steps);
    if (runs.size() < 2) return;
    for (const Run& run : runs)
        if (run.shown == shown && run.length < min_length)
            for (std::size_t i = 0; i < run.count; ++i) steps[(run.begin + i) % steps.size()].shown = !shown;
}

/// Joins consecutive pieces of one curve.
Contour join_steps(const Contour& contour, const std::vector<Step>& steps, const Run& run) {
    Contour result{{}, false};
    Step piece = steps[run.begin];
    for (std::size_t i = 1; i < run.count; ++i) {
        const Step& next = steps[(run.begin + i) % steps.size()];
        if (next.curve == piece.curve && next.from == piece.to) {
            piece.to = next.to;
            continue;
        }
        result.curves.push_back(take_part(contour.curves[piece.curve], piece.from, piece.to));
        piece = next;
    }
    result.curves.push_back(take_part(contour.curves[piece.curve], piece.from, piece.to));
    return result;
}

} // namespace

geom::Point compute_point(const Curve& curve, double t) {
    if (curve.is_straight()) return interpolate(curve.from, curve.to, t);
    return take_beginning(curve, t).to;
}

geom::Point compute_direction(const Curve& curve, double t) {
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

double count_places(const Contours& outlines, const EdgeOptions& options) {
    double sum = 0;
    for (const Contour& contour : outlines)
        for (const Curve& curve : contour.curves) sum += count_steps(curve, 2 * options.reach);
    return sum;
}

Contours find_visible_edges(const Contours& outlines, const RasterizedPicture& picture,
                            const EdgeOptions& options) {
    Contours result;
    for (const Contour& contour : outlines) {
        std::vector<Step> steps = sample_steps(contour, 2 * options.reach);
        if (steps.empty()) continue;
        for (Step& step : steps)
            step.shown = is_shown(contour.curves[step.curve], (step.from + step.to) / 2, picture, options);
        invert_short_runs(steps, false, options.min_length);
        invert_short_runs(steps, true, options.min_length);
        for (const Run& run : find_runs(steps)) {
            if (!run.shown) continue;
            if (run.count == steps.size())
                result.push_back(contour);
            else
                result.push_back(join_steps(contour, steps, run));
        }
    }
    return result;
}

} // namespace spotit::symbol

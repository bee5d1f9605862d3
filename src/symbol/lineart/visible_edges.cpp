#include "symbol/lineart/layers.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::symbol {
namespace {

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
    const geom::Point middle = find_point(curve, t), way = find_direction(curve, t);
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

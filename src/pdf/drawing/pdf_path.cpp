#include "pdf/drawing/part.hpp"

#include <spotit/base/numbers.hpp>

namespace spotit::pdf {

void append_path(std::string& content, const geom::Path& path, int decimals, PathUse use) {
    using Verb = geom::Path::Verb;
    const auto add = [&](std::span<const geom::Point> points, std::string_view operation) {
        for (const geom::Point point : points)
            for (const double value : {point.x, point.y})
                content += base::format_number(value, decimals) + ' ';
        content += operation;
    };
    const std::vector<geom::Path::Step> steps = path.steps();
    geom::Point begin, pen;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto& [verb, points] = steps[i];
        const Verb next = i + 1 < steps.size() ? steps[i + 1].verb : Verb::Move;
        const bool is_drawn = next == Verb::Line || next == Verb::Curve;
        const bool is_end = next == Verb::Close || (next == Verb::Move && use == PathUse::Fill);
        if (verb == Verb::Move) begin = points[0];
        if (verb == Verb::Move && is_drawn) add(points, "m ");
        if (verb == Verb::Line && !(is_end && points[0] == begin)) add(points, "l "); // closing draws it
        if (verb == Verb::Close && use == PathUse::Stroke) content += "h ";
        if (verb == Verb::Curve && points[0] == pen)
            add(points.subspan(1), "v ");
        else if (verb == Verb::Curve && points[1] == points[2])
            add(std::array{points[0], points[2]}, "y ");
        else if (verb == Verb::Curve)
            add(points, "c ");
        pen = points.empty() ? begin : points.back();
    }
}

} // namespace spotit::pdf

#include "pdf/drawing/part.hpp"

#include <spotit/base/numbers.hpp>

namespace spotit::pdf {

namespace {

using Verb = geom::Path::Verb;

/// The path operators of one content.
class PathWriter {
public:
    PathWriter(std::string& content, int decimals)
        : content_(content)
        , decimals_(decimals) {}

    void add(std::span<const geom::Point> points, char operation) {
        for (const geom::Point point : points) {
            append_number(content_, point.x, decimals_);
            append_number(content_, point.y, decimals_);
        }
        content_ += operation;
        content_ += ' ';
    }
    void curve(geom::Point from, std::span<const geom::Point> curve) {
        if (curve[0] == from)
            add(curve.subspan(1), 'v');
        else if (curve[1] == curve[2])
            add(std::array{curve[0], curve[2]}, 'y');
        else
            add(curve, 'c');
    }

private:
    std::string& content_;
    int decimals_;
};

} // namespace

void append_number(std::string& content, double value, int decimals) {
    content += base::format_number(value, decimals) + ' ';
}

void append_path(std::string& content, const geom::Path& path, int decimals, PathUse use) {
    PathWriter writer(content, decimals);
    const std::vector<geom::Path::Step> steps = path.steps();
    geom::Point begin, pen;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto& [verb, points] = steps[i];
        const Verb next = i + 1 < steps.size() ? steps[i + 1].verb : Verb::Move;
        if (verb == Verb::Move) begin = points[0];
        const bool is_drawn = next == Verb::Line || next == Verb::Curve;
        if (verb == Verb::Move && is_drawn) writer.add(points, 'm');
        const bool is_end = next == Verb::Close || (next == Verb::Move && use == PathUse::Fill);
        if (verb == Verb::Line && !(is_end && points[0] == begin))
            writer.add(points, 'l'); // closing draws it
        if (verb == Verb::Curve) writer.curve(pen, points);
        if (verb == Verb::Close && use == PathUse::Stroke) content += "h ";
        pen = points.empty() ? begin : points.back();
    }
}

} // namespace spotit::pdf

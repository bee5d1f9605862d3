#include "render/svg/svg_drawing.hpp"

#include <spotit/base/numbers.hpp>

#include <cmath>

namespace spotit::render {
namespace {

using Verb = geom::Path::Verb;

bool is_whole(geom::Point point) {
    return point.x == std::round(point.x) && point.y == std::round(point.y);
}

/// Returns the handle of a quadratic curve that HarfBuzz has converted to a cubic one; nothing if it was
/// none.
std::optional<geom::Point> recover_quadratic_handle(geom::Point from, std::span<const geom::Point> curve) {
    const geom::Point first = 0.5 * (3 * curve[0] - from), second = 0.5 * (3 * curve[1] - curve[2]);
    // Handles that are rounded to whole units give the same point to 1.5 units.
    const bool rounded = is_whole(curve[0]) && is_whole(curve[1]);
    const double tolerance = rounded ? 1.5 : 1e-3;
    if (std::abs(first.x - second.x) > tolerance || std::abs(first.y - second.y) > tolerance) return {};
    const geom::Point middle = 0.5 * (first + second);
    if (!rounded) return middle;
    return geom::Point{std::round(middle.x), std::round(middle.y)};
}

/// Writes the commands of a path, each number relative to the pen.
class SvgPathWriter {
public:
    explicit SvgPathWriter(int decimals)
        : decimals_(decimals)
        , unit_(std::pow(10, -decimals)) {}

    void move(geom::Point to) {
        write_command(path_.empty() ? 'M' : 'm', {to});
        begin_ = pen_;
    }
    void add_line(geom::Point to) {
        const geom::Point by = round_point(to - pen_);
        if (by.y == 0) return write_coordinate('h', by.x, by);
        if (by.x == 0) return write_coordinate('v', by.y, by);
        write_command('l', {to});
    }
    void add_curve(geom::Point from, std::span<const geom::Point> curve) {
        if (const auto handle = recover_quadratic_handle(from, curve))
            return write_command('q', {*handle, curve[2]});
        write_command('c', {curve[0], curve[1], curve[2]});
    }
    /// Closes a contour, from whose beginning the next one is measured.
    void close() {
        path_ += 'z';
        last_ = 'z';
        pen_ = begin_;
    }
    std::string finish() { return std::move(path_); }

private:
    geom::Point round_point(geom::Point by) const {
        return {unit_ * std::round(by.x / unit_), unit_ * std::round(by.y / unit_)};
    }
    void write_letter(char command) {
        if (command != last_) path_ += command;
        last_ = command;
    }
    void number(double value) {
        const std::string text = base::format_number(value, decimals_);
        const char before = path_.back();
        const bool joined = text.front() == '-' || before < '.' || before > '9';
        path_ += joined ? text : " " + text;
    }
    void write_coordinate(char command, double value, geom::Point by) {
        write_letter(command);
        number(value);
        pen_ = pen_ + by;
    }
    void write_command(char command, std::initializer_list<geom::Point> points) {
        write_letter(command);
        geom::Point by;
        for (const geom::Point point : points) {
            by = round_point(point - pen_);
            number(by.x);
            number(by.y);
        }
        pen_ = pen_ + by; // where the rounded numbers lead, so that errors don't add up
    }

    std::string path_;
    int decimals_;
    double unit_;
    geom::Point pen_, begin_;
    char last_ = 0;
};

} // namespace

std::string write_svg_path(const geom::Path& path, int decimals) {
    SvgPathWriter writer(decimals);
    const std::vector<geom::Path::Step> steps = path.list_steps();
    geom::Point begin, pen;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto& [verb, points] = steps[i];
        const bool is_closed_next = i + 1 < steps.size() && steps[i + 1].verb == Verb::Close;
        if (verb == Verb::Move) {
            begin = points[0];
            // A move that nothing follows draws nothing.
            if (i + 1 < steps.size() && steps[i + 1].verb != Verb::Move && !is_closed_next)
                writer.move(begin);
        } else if (verb == Verb::Line) {
            if (!is_closed_next || !(points[0] == begin)) writer.add_line(points[0]); // closing draws it
        } else if (verb == Verb::Curve) {
            writer.add_curve(pen, points);
        } else if (i > 0 && steps[i - 1].verb != Verb::Move) {
            writer.close();
        }
        pen = points.empty() ? begin : points.back();
    }
    return writer.finish();
}

} // namespace spotit::render

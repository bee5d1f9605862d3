// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/glyph/svg_path.hpp"

#include <spotit/base/numbers.hpp>

#include <cmath>
#include <initializer_list>
#include <optional>

namespace spotit::symbol {

namespace {

bool is_whole(geom::Point point) {
    return point.x == std::round(point.x) && point.y == std::round(point.y);
}

/// Returns the handle of a quadratic curve that HarfBuzz has converted to a cubic one; nothing if it was
/// none.
std::optional<geom::Point> quadratic_handle(const Curve& curve) {
    const geom::Point one = 0.5 * (3 * curve.from_handle - curve.from);
    const geom::Point other = 0.5 * (3 * curve.to_handle - curve.to);
    // Handles that are rounded to whole units give the same point to 1.5 units.
    const bool rounded = is_whole(curve.from_handle) && is_whole(curve.to_handle);
    const double tolerance = rounded ? 1.5 : 1e-3;
    if (std::abs(one.x - other.x) > tolerance || std::abs(one.y - other.y) > tolerance) return {};
    const geom::Point middle = 0.5 * (one + other);
    if (!rounded) return middle;
    return geom::Point{std::round(middle.x), std::round(middle.y)};
}

/// Writes the commands of a path, each number relative to the pen.
class PathWriter {
public:
    void move(geom::Point to) { command(path_.empty() ? 'M' : 'm', {to}); }
    void line(geom::Point to) {
        if (to.y == pen_.y) return coordinate('h', to.x - pen_.x, to);
        if (to.x == pen_.x) return coordinate('v', to.y - pen_.y, to);
        command('l', {to});
    }
    void curve(const Curve& curve) {
        if (const auto handle = quadratic_handle(curve)) return command('q', {*handle, curve.to});
        command('c', {curve.from_handle, curve.to_handle, curve.to});
    }
    /// Closes a contour, from whose beginning the next one is measured.
    void close(geom::Point begin) {
        path_ += 'z';
        last_ = 'z';
        pen_ = begin;
    }
    std::string result() { return std::move(path_); }

private:
    void letter(char command) {
        if (command != last_) path_ += command;
        last_ = command;
    }
    void number(double value) {
        const std::string text = base::format_number(value, 2);
        const char before = path_.back();
        const bool joined = text.front() == '-' || before < '.' || before > '9';
        path_ += joined ? text : " " + text;
    }
    void coordinate(char command, double by, geom::Point to) {
        letter(command);
        number(by);
        pen_ = to;
    }
    void command(char command, std::initializer_list<geom::Point> points) {
        letter(command);
        for (const geom::Point point : points) {
            number(point.x - pen_.x);
            number(point.y - pen_.y);
        }
        pen_ = *(points.end() - 1);
    }

    std::string path_;
    geom::Point pen_;
    char last_ = 0;
};

} // namespace

std::string svg_path(const Contours& contours) {
    PathWriter writer;
    for (const auto& [curves, closed] : contours) {
        if (curves.empty()) continue;
        const geom::Point begin = curves.front().from;
        writer.move(begin);
        for (std::size_t i = 0; i < curves.size(); ++i) {
            const bool is_end = i + 1 == curves.size() && curves[i].to == begin;
            if (curves[i].is_straight() && closed && is_end) continue; // closing draws it
            if (curves[i].is_straight())
                writer.line(curves[i].to);
            else
                writer.curve(curves[i]);
        }
        if (closed) writer.close(begin);
    }
    return writer.result();
}

} // namespace spotit::symbol

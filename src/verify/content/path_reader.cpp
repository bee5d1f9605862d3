// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/path_reader.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace spotit::verify {

namespace {

constexpr int curve_pieces = 8;
constexpr double straight = 0.05; // points: what programs round corners by
constexpr double flatness = 1e-5;
constexpr int not_straight = 100; // corners

} // namespace

void ReadPath::Sums::add_side(geom::Point from, geom::Point to, geom::Point start) {
    // Around the start of its part, where the numbers are small.
    const double doubled = geom::cross(from - start, to - start);
    doubled_area += doubled;
    area_moment = area_moment + doubled * (from + to + start);
    const double side = geom::distance(from, to);
    length += side;
    moment = moment + 0.5 * side * (from + to);
}

void ReadPath::move_to(geom::Point p) {
    if (!closed_) close();
    start_ = pen_ = p;
}

void ReadPath::line_to(geom::Point p) {
    if (closed_) {
        closed_ = false;
        ++parts_;
        corners_[0] = start_;
        corner_count_ = 1;
        outline_.begin(pen_);
    }
    sums_.add_side(pen_, p, start_);
    outline_.add(p);
    bounds_.add(pen_);
    bounds_.add(p);
    pen_ = p;
    const bool back = geom::distance(p, start_) < straight;
    if (back ||
        geom::distance(p, corners_[static_cast<std::size_t>(std::min(corner_count_, 4) - 1)]) < straight)
        return;
    if (corner_count_ < 4) corners_[static_cast<std::size_t>(corner_count_)] = p;
    ++corner_count_;
}

void ReadPath::curve_to(geom::Point first, geom::Point second, geom::Point end) {
    const geom::Point from = pen_;
    if (closed_) {
        closed_ = false;
        ++parts_;
        outline_.begin(pen_);
    }
    corner_count_ = not_straight;
    for (const geom::Point point : {from, first, second, end}) bounds_.add(point);
    geom::Point before = from;
    for (int i = 1; i <= curve_pieces; ++i) {
        const double t = static_cast<double>(i) / curve_pieces, s = 1 - t;
        const geom::Point p =
            s * s * s * from + 3 * s * s * t * first + 3 * s * t * t * second + t * t * t * end;
        sums_.add_side(before, p, start_);
        outline_.add(p);
        before = p;
    }
    pen_ = end;
}

void ReadPath::close() {
    if (closed_) return;
    sums_.add_side(pen_, start_, start_);
    pen_ = start_;
    closed_ = true;
}

void ReadPath::clear() {
    Outline outline = std::move(outline_); // its memory is used again
    outline.clear();
    *this = {};
    outline_ = std::move(outline);
}

ReadPath::Measure ReadPath::measure() const {
    Sums whole = sums_;
    if (!closed_) whole.add_side(pen_, start_, start_);
    if (whole.length <= 0) return {0, 0, pen_, pen_};
    const geom::Point of_line = 1 / whole.length * whole.moment;
    // What folds back on itself has no area, and what is nearly so a center that is far off.
    const bool flat = std::abs(whole.doubled_area) < flatness * whole.length * whole.length;
    return {std::abs(whole.doubled_area) / 2, whole.length, of_line,
            flat ? of_line : 1 / (3 * whole.doubled_area) * whole.area_moment};
}

std::optional<ReadPath::Corners> ReadPath::parallelogram() const {
    if (parts_ != 1 || corner_count_ != 4) return std::nullopt;
    const auto& [one, two, three, four] = corners_;
    if (geom::distance(one + three, two + four) > 4 * straight) return std::nullopt;
    return corners_;
}

} // namespace spotit::verify

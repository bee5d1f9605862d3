// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/path_measure.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::verify {

namespace {

constexpr int curve_pieces = 8, not_straight = 100; // corners
constexpr double same_corner = 0.05;                // points: what programs round by

} // namespace

double area_of(const Corners& corners) {
    return std::abs(geom::cross(corners[1] - corners[0], corners[3] - corners[0]));
}

void PathMeasure::add_side(geom::Point to) {
    doubled_area_ += geom::cross(pen_ - start_, to - start_); // around the start, where numbers are small
    const double side = geom::distance(pen_, to);
    length_ += side;
    moment_ = moment_ + 0.5 * side * (pen_ + to);
    pen_ = to;
}

void PathMeasure::begin_part() {
    if (!closed_) return;
    closed_ = false;
    ++parts_;
    corners_[0] = start_;
    corner_count_ = 1;
    bounds_.add(pen_);
}

void PathMeasure::move_to(geom::Point p) {
    close();
    start_ = pen_ = p;
}

void PathMeasure::line_to(geom::Point p) {
    begin_part();
    add_side(p);
    bounds_.add(p);
    const auto last = static_cast<std::size_t>(std::min(corner_count_, 4) - 1);
    if (geom::distance(p, start_) < same_corner || geom::distance(p, corners_[last]) < same_corner) return;
    if (corner_count_ < 4) corners_[static_cast<std::size_t>(corner_count_)] = p;
    ++corner_count_;
}

void PathMeasure::curve_to(geom::Point first, geom::Point second, geom::Point end) {
    begin_part();
    corner_count_ = not_straight;
    const geom::Point from = pen_;
    for (const geom::Point point : {first, second, end}) bounds_.add(point);
    for (int i = 1; i <= curve_pieces; ++i) {
        const double t = static_cast<double>(i) / curve_pieces, s = 1 - t;
        add_side(s * s * s * from + 3 * s * s * t * first + 3 * s * t * t * second + t * t * t * end);
    }
}

void PathMeasure::close() {
    if (!closed_) add_side(start_);
    closed_ = true;
}

PathMeasure::Sums PathMeasure::sums() const {
    PathMeasure whole = *this;
    whole.close();
    if (whole.length_ <= 0) return {0, 0, pen_};
    return {std::abs(whole.doubled_area_) / 2, whole.length_, 1 / whole.length_ * whole.moment_};
}

std::optional<Corners> PathMeasure::parallelogram() const {
    if (parts_ != 1 || corner_count_ != 4) return std::nullopt;
    const auto& [one, two, three, four] = corners_;
    if (geom::distance(one + three, two + four) > 4 * same_corner) return std::nullopt;
    return corners_;
}

} // namespace spotit::verify

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/path.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::verify {

namespace {

constexpr int curve_pieces = 8;
constexpr std::size_t max_points = 1'000'000; // a path with more was made to keep us busy
constexpr double same_corner = 0.05;          // points: what programs round by

bool are_near(geom::Point one, geom::Point other) {
    return geom::distance(one, other) < same_corner;
}

} // namespace

geom::Point middle_of(const Corners& corners) {
    return 0.5 * (corners[0] + corners[2]);
}

double area_of(const Corners& corners) {
    return std::abs(geom::cross(corners[1] - corners[0], corners[3] - corners[0]));
}

Corners corners_of(const geom::Box& box, const geom::Affine& map) {
    return {map({box.left, box.top}), map({box.right, box.top}), map({box.right, box.bottom}),
            map({box.left, box.bottom})};
}

void Path::move_to(geom::Point p) {
    pen_ = p;
    begins_ = true;
}

void Path::line_to(geom::Point p) {
    if (++point_count_ > max_points) return;
    if (begins_) parts_.push_back({pen_});
    begins_ = false;
    parts_.back().push_back(pen_ = p);
}

void Path::close() {
    if (!begins_) move_to(parts_.back().front());
}

void Path::curve_to(geom::Point first, geom::Point second, geom::Point end) {
    const geom::Point from = pen_;
    for (int i = 1; i <= curve_pieces; ++i) {
        const double t = static_cast<double>(i) / curve_pieces, s = 1 - t;
        line_to(s * s * s * from + 3 * s * s * t * first + 3 * s * t * t * second + t * t * t * end);
    }
}

void Path::add(const Corners& corners) {
    move_to(corners[0]);
    for (const geom::Point corner : corners) line_to(corner);
    close();
}

Path::Measure Path::measure() const {
    Measure sums{0, 0, pen_};
    geom::Point moment{}; // of the length
    for (const geom::Polygon& part : parts_) {
        sums.area += geom::signed_area(part);
        for (std::size_t i = 0, previous = part.size() - 1; i < part.size(); previous = i++) {
            const double side = geom::distance(part[previous], part[i]);
            sums.length += side;
            moment = moment + 0.5 * side * (part[previous] + part[i]);
        }
    }
    sums.area = std::abs(sums.area);
    if (sums.length > 0) sums.center = 1 / sums.length * moment;
    return sums;
}

std::optional<Corners> Path::parallelogram() const {
    geom::Polygon corners = parts_.size() == 1 ? parts_.front() : geom::Polygon();
    corners.erase(std::unique(corners.begin(), corners.end(), are_near), corners.end());
    if (corners.size() == 5 && are_near(corners.front(), corners.back())) corners.pop_back();
    if (corners.size() != 4) return std::nullopt;
    if (geom::distance(corners[0] + corners[2], corners[1] + corners[3]) > 4 * same_corner)
        return std::nullopt;
    return Corners{corners[0], corners[1], corners[2], corners[3]};
}

} // namespace spotit::verify

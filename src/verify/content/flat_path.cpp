// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/flat_path.hpp"

#include <algorithm>
#include <utility>

namespace spotit::verify {

namespace {

// Far beyond any clip or card: what has more was made to keep us busy.
constexpr std::size_t max_points = 20'000;

/// How the side winds around the point: 1, -1, or 0 when it passes on the other side.
int winding(geom::Point from, geom::Point to, geom::Point p) {
    const bool up = from.y <= p.y && to.y > p.y, down = to.y <= p.y && from.y > p.y;
    if (!up && !down) return 0;
    const double side = geom::cross(to - from, p - from);
    if (up) return side > 0 ? 1 : 0;
    return side < 0 ? -1 : 0;
}

bool is_inside(int around, Outline::Rule rule) {
    return rule == Outline::Rule::EvenOdd ? around % 2 != 0 : around != 0;
}

} // namespace

void Outline::begin(geom::Point p) {
    if (points_.size() < max_points) begins_.push_back(points_.size());
    add(p);
}

void Outline::add(geom::Point p) {
    if (points_.size() < max_points)
        points_.push_back(p);
    else
        cut_short_ = true;
}

void Outline::clear() {
    points_.clear();
    begins_.clear();
    cut_short_ = false;
}

template<typename Side>
void Outline::each_side(Side&& side) const {
    for (std::size_t ring = 0; ring < begins_.size(); ++ring) {
        const std::size_t first = begins_[ring];
        const std::size_t end = ring + 1 < begins_.size() ? begins_[ring + 1] : points_.size();
        for (std::size_t i = first; i < end; ++i) side(points_[i], points_[i + 1 < end ? i + 1 : first]);
    }
}

bool Outline::contains(geom::Point p, Rule rule) const {
    int around = 0;
    each_side([&](geom::Point from, geom::Point to) { around += winding(from, to, p); });
    return is_inside(around, rule);
}

bool Outline::has_near(geom::Point p, double distance) const {
    for (std::size_t i = 0; i + 1 < points_.size(); ++i) {
        if (std::ranges::binary_search(begins_, i + 1)) continue;
        const geom::Point side = points_[i + 1] - points_[i], way = p - points_[i];
        const double length = geom::dot(side, side);
        const double part = length > 0 ? std::clamp(geom::dot(way, side) / length, 0.0, 1.0) : 0;
        if (geom::distance(p, points_[i] + part * side) <= distance) return true;
    }
    return false;
}

bool Outline::may_pass(const geom::Box& box) const {
    for (std::size_t i = 0; i + 1 < points_.size(); ++i) {
        geom::Box side;
        side.add(points_[i]);
        side.add(points_[i + 1]);
        const bool beside =
            side.right < box.left || side.left > box.right || side.bottom < box.top || side.top > box.bottom;
        if (!beside) return true;
    }
    return false;
}

std::vector<Outline::Span> Outline::along(double y, Rule rule) const {
    std::vector<std::pair<double, int>> crossings;
    each_side([&](geom::Point from, geom::Point to) {
        const bool up = from.y <= y && to.y > y, down = to.y <= y && from.y > y;
        if (up || down)
            crossings.emplace_back(from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x), up ? 1 : -1);
    });
    std::ranges::sort(crossings);
    std::vector<Span> spans;
    int around = 0;
    for (std::size_t i = 0; i + 1 < crossings.size(); ++i) {
        around += crossings[i].second;
        if (is_inside(around, rule)) spans.push_back({crossings[i].first, crossings[i + 1].first});
    }
    return spans;
}

} // namespace spotit::verify

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>
#include <vector>

namespace spotit::geom {

/// The rim of a shape, prepared for measuring many points in the arithmetic of Number.
template<class Number>
class RimDistance {
public:
    explicit RimDistance(const Shape& shape);

    /// The distance to the rim, positive inside, and the direction of its steepest increase.
    struct Probe {
        Number clearance = 0, x = 0, y = 0;
    };
    Probe at(Number x, Number y) const {
        if (sides_.empty()) return in_circle(x, y);
        Number beyond = std::numeric_limits<Number>::lowest();
        const Side* nearest = nullptr;
        for (const Side& side : sides_) {
            const Number distance = side.x * x + side.y * y - side.offset;
            if (distance > beyond) beyond = distance, nearest = &side;
        }
        if (is_round_ && beyond > 0) {
            const Corner begin = nearest->begin.to(x, y), end = nearest->end.to(x, y);
            if (nearest->x * begin.y - nearest->y * begin.x < 0) return at_corner(begin);
            if (nearest->x * end.y - nearest->y * end.x > 0) return at_corner(end);
        }
        return {radius_ - beyond, -nearest->x, -nearest->y};
    }
    Number clearance(Point p) const {
        return at(static_cast<Number>(p.x), static_cast<Number>(p.y)).clearance;
    }

    /// The center of a round corner.
    struct Corner {
        Number x, y;

        Corner to(Number px, Number py) const { return {px - x, py - y}; }
    };
    /// A side of the shape that lies inside by the radius of the corners, and its corners.
    struct Side {
        Number x, y; ///< outward
        Number offset;
        Corner begin, end;
    };
    const std::vector<Side>& sides() const { return sides_; }
    Number radius() const { return radius_; }
    bool is_round() const { return is_round_; }

private:
    Probe in_circle(Number x, Number y) const {
        const Number r = std::sqrt(x * x + y * y), inverse = r > Number(1e-6) ? -1 / r : 0;
        return {radius_ - r, inverse * x, inverse * y};
    }
    Probe at_corner(Corner p) const {
        const Number r = std::sqrt(p.x * p.x + p.y * p.y);
        return {radius_ - r, -p.x / r, -p.y / r};
    }

    Number radius_;
    bool is_round_; ///< also with a radius of 0
    std::vector<Side> sides_{};
};

template<class Number>
RimDistance<Number>::RimDistance(const Shape& shape)
    : radius_(static_cast<Number>(shape.radius))
    , is_round_(shape.grows_round()) {
    for (const auto& [outward, offset, corner, miter] : geom::sides(shape)) {
        const Corner center{static_cast<Number>(corner.x) + radius_ * static_cast<Number>(miter.x),
                            static_cast<Number>(corner.y) + radius_ * static_cast<Number>(miter.y)};
        sides_.push_back({static_cast<Number>(outward.x), static_cast<Number>(outward.y),
                          static_cast<Number>(offset) - radius_, center, center});
    }
    for (std::size_t i = 0; i < sides_.size(); ++i) sides_[i].end = sides_[(i + 1) % sides_.size()].begin;
    // Layouts depend on which of two sides counts that are equally near: the first.
    std::ranges::sort(sides_, std::ranges::greater{}, [](const Side& side) {
        return std::tuple(std::abs(side.x * side.y), std::abs(side.y), side.y, side.x);
    });
}

} // namespace spotit::geom

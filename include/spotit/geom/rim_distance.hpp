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
    Probe probe(Number x, Number y) const {
        if (sides_.empty()) return probe_circle(x, y);
        Number beyond = std::numeric_limits<Number>::lowest();
        const Side* side = nullptr;
        for (const Side& each : sides_) {
            const Number distance = each.x * x + each.y * y - each.offset;
            if (distance > beyond) beyond = distance, side = &each;
        }
        if (is_round_ && beyond > 0) {
            if (side->x * (y - side->begin_y) < side->y * (x - side->begin_x))
                return probe_corner(x - side->begin_x, y - side->begin_y);
            if (side->x * (y - side->end_y) > side->y * (x - side->end_x))
                return probe_corner(x - side->end_x, y - side->end_y);
        }
        return {radius_ - beyond, -side->x, -side->y};
    }
    Number measure_clearance(Point p) const {
        return probe(static_cast<Number>(p.x), static_cast<Number>(p.y)).clearance;
    }
    /// Returns how far the shape reaches in a direction (of length 1) along a line that passes the center at
    /// this distance, before its corners are rounded.
    Number compute_reach(Point way, Number aside) const {
        if (sides_.empty()) return std::sqrt(std::max(Number(0), radius_ * radius_ - aside * aside));
        Number end = std::numeric_limits<Number>::max();
        for (const Side& side : sides_)
            if (const Number slope = side.x * way.x + side.y * way.y; slope > 1e-9)
                end = std::min(end,
                               (side.offset + radius_ - aside * (way.x * side.y - way.y * side.x)) / slope);
        return end;
    }

    /// A side of the shape that lies inside by the radius of the corners.
    struct Side {
        Number x, y; ///< outward
        Number offset, begin_x, begin_y;
        Number end_x = 0, end_y = 0;
    };
    const std::vector<Side>& sides() const { return sides_; }
    Number radius() const { return radius_; }
    bool is_round() const { return is_round_; }

private:
    Probe probe_circle(Number x, Number y) const {
        const Number r = std::sqrt(x * x + y * y), inverse = r > Number(1e-6) ? -1 / r : 0;
        return {radius_ - r, inverse * x, inverse * y};
    }
    Probe probe_corner(Number x, Number y) const {
        const Number r = std::sqrt(x * x + y * y);
        return {radius_ - r, -x / r, -y / r};
    }

    Number radius_;
    bool is_round_; ///< also with a radius of 0
    std::vector<Side> sides_{};
};

template<class Number>
RimDistance<Number>::RimDistance(const Shape& shape)
    : radius_(static_cast<Number>(shape.radius))
    , is_round_(shape.grows_round()) {
    const auto number = [](double value) { return static_cast<Number>(value); };
    for (const auto& [outward, offset, corner, miter] : geom::list_sides(shape))
        sides_.push_back({number(outward.x), number(outward.y), number(offset) - radius_,
                          number(corner.x) + radius_ * number(miter.x),
                          number(corner.y) + radius_ * number(miter.y)});
    for (std::size_t i = 0; i < sides_.size(); ++i) {
        const Side& next = sides_[(i + 1) % sides_.size()];
        sides_[i].end_x = next.begin_x, sides_[i].end_y = next.begin_y;
    }
    // Layouts depend on which of two sides counts that are equally near: the first.
    std::ranges::sort(sides_, std::ranges::greater{}, [](const Side& side) {
        return std::tuple(std::abs(side.x * side.y), std::abs(side.y), side.y, side.x);
    });
}

} // namespace spotit::geom

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

#include <cstddef>
#include <vector>

namespace spotit::verify {

/// The rings around an area, each of straight sides, the last point joined to the first.
class Outline {
public:
    enum class Rule { Winding, EvenOdd };

    void begin(geom::Point p);
    void add(geom::Point p);
    /// The memory is kept for the next one.
    void clear();
    /// Whether the point lies in the area (ISO 32000-1, 8.5.3.3).
    bool contains(geom::Point p, Rule rule) const;
    /// Whether the point lies as near as that to one of the sides, as if the rings were open.
    bool has_near(geom::Point p, double distance) const;
    /// Whether one of the sides may pass through the box; false is sure.
    bool may_pass(const geom::Box& box) const;
    /// From where to where a level line runs inside the area, from left to right.
    struct Span {
        double from = 0, to = 0;
    };
    std::vector<Span> along(double y, Rule rule) const;
    /// Points; how much it costs to ask.
    std::size_t size() const { return points_.size(); }
    /// There was more than is kept: only the box around it is known.
    bool is_cut_short() const { return cut_short_; }

private:
    template<typename Side>
    void each_side(Side&& side) const;

    std::vector<geom::Point> points_{};
    std::vector<std::size_t> begins_{}; ///< of the rings
    bool cut_short_ = false;
};

} // namespace spotit::verify

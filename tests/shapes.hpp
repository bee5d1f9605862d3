#pragma once

#include <spotit/geom.hpp>

#include <cmath>
#include <numbers>

namespace spotit::polygons {

/// A regular polygon with an even number of sides, two of them horizontal; `across` from side to side.
inline geom::Shape regular_polygon(int sides, double across, double corner_radius = 0) {
    using std::numbers::pi;
    const double radius = across / 2 / std::cos(pi / sides);
    geom::Shape shape{{}, corner_radius};
    for (int i = 0; i < sides; ++i) {
        const double angle = -pi / 2 + (2 * i - 1) * pi / sides;
        shape.corners.push_back({radius * std::cos(angle), radius * std::sin(angle)});
    }
    return shape;
}
inline geom::Shape hexagon(double across, double corner_radius = 0) {
    return regular_polygon(6, across, corner_radius);
}
inline geom::Shape octagon(double across, double corner_radius = 0) {
    return regular_polygon(8, across, corner_radius);
}

} // namespace spotit::polygons

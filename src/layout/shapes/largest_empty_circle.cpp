#include "layout/shapes/clearance.hpp"

#include <algorithm>

namespace spotit::layout {
namespace {

constexpr float precision = 0.5F; // mm
constexpr float root_two = 1.4142136F;

struct Square {
    Vec center;
    float half = 0;
};

/// Returns the radius of the empty circle about p; at most 0 inside a silhouette or beyond the rim.
float measure_emptiness(const CardState& state, Vec p) {
    float min_distance = state.boundary.probe(p).clearance;
    for (const Body& body : state.bodies) {
        const Vec apart = p - body.at;
        const float near = min_distance + body.radius;
        if (min_distance <= 0 || dot(apart, apart) >= near * near) continue;
        const Vec own = (1 / body.radius) * rotate_back(body.turn, apart);
        min_distance = std::min(min_distance, body.radius * body.shape->field.probe(own).distance);
    }
    return min_distance;
}

} // namespace

float find_max_empty_radius(const CardState& state, float enough) {
    const Vec half = state.boundary.half();
    const float side = std::max(half.x, half.y);
    std::vector<Square> squares{{{0, 0}, side}};
    float best = 0;
    // Breadth first, so that good circles are found early. The radius of an empty circle grows no faster than
    // its center moves, which rules out most squares.
    for (std::size_t i = 0; i < squares.size() && best <= enough; ++i) {
        const Square square = squares[i];
        const float radius = measure_emptiness(state, square.center);
        best = std::max(best, radius);
        if (radius + square.half * root_two <= best + precision) continue;
        const float quarter = square.half / 2;
        for (const Vec to :
             {Vec{-quarter, -quarter}, Vec{quarter, -quarter}, Vec{-quarter, quarter}, Vec{quarter, quarter}})
            squares.push_back({square.center + to, quarter});
    }
    return best;
}

} // namespace spotit::layout

#pragma once

#include "layout/shapes/silhouette_data.hpp"

namespace spotit::layout {

/// The rotations that a body may have. Limited: those near a turn that is drawn first (limited_turns.hpp).
/// Stepped: any at first, until snap() has fixed it.
struct Turning {
    enum class Kind { Free, Fixed, Limited, Stepped } kind = Kind::Free;
    Vec limit{-1, 0}; ///< Limited: the maximum angle from `middle`, as a rotation; Fixed: the only one
    int steps = 1;    ///< in a full turn, for stepped bodies

    // Of limited bodies. Angles in radians.
    double range = 0;  ///< the maximum angle from upright
    double turn = 0;   ///< the one drawn
    double leeway = 0; ///< the angle of `limit`
    Vec middle{1, 0};
};

/// A silhouette on the card. A point p of its own frame lies at  at + radius * rotate(turn, p).
struct Body {
    const Silhouette::Data* shape = nullptr;
    Vec at;               ///< mm
    Vec turn{1, 0};       ///< of the own frame, not the outline's: see find_upright_turn()
    float radius = 0;     ///< of the enclosing circle, mm
    float relative = 1;   ///< optical size, relative to that of rank 0 and scale 1
    float own_scale = 1;  ///< the factor in `relative` that is not from the rank
    float max_radius = 0; ///< upper limit, mm
    Turning turning;
    const geom::Affine* pinned_to = nullptr; ///< the outline's place, if it is given

    bool is_pinned() const { return pinned_to != nullptr; }
    float measure_size() const { return radius / shape->radius_per_size; } ///< optical size, mm
    /// Returns the size that it would have with a scale of 1: what ranks and variety are about.
    float measure_unscaled_size() const { return measure_size() / own_scale; }
    float area() const { return shape->unit_area * radius * radius; }
    Vec to_arm(Vec p) const { return radius * rotate(turn, p); } ///< from the center, mm
    Vecs to_arms(Vecs p) const { return radius * rotate(turn, p); }
    Vec find_upright_turn() const { return shape->axis; } ///< the rotation that makes the outline upright
    bool is_capped() const { return radius >= max_radius; }
    bool can_turn() const { return turning.kind != Turning::Kind::Fixed && turning.limit.x < 1; }
};

/// Keeps the body at a given place of its outline, which must outlive it.
void pin(Body& body, const geom::Affine& place);
/// Limits the rotation to the allowed range.
void limit_turn(Body& body);
/// Limits the rotation of a limited body to angles within `leeway` of `angle`.
void hold_near(Body& body, double angle, double leeway);
/// Rotates a limited body to the angle at a share in [0, 1) of those that it may have.
void turn_within_limits(Body& body, float share);
/// Fixes a stepped body at the k-th of its steps, or at the nearest.
void fix_at_step(Body& body, int k);
void snap(Body& body);

/// The map from one body's own frame to another's.
struct Relative {
    Vec by; ///< rotation times scale
    Vec shift;
    Relative(const Body& from, const Body& to)
        : by((from.radius / to.radius) * rotate_back(to.turn, from.turn))
        , shift((1 / to.radius) * rotate_back(to.turn, from.at - to.at)) {}
    Vec operator()(Vec p) const { return rotate(by, p) + shift; }
    Vecs operator()(Vecs p) const { return rotate(by, p) + shift; }
};

} // namespace spotit::layout

#pragma once

#include "layout/shapes/silhouette_data.hpp"
#include "layout/shapes/vec.hpp"

#include <spotit/geom/rim_distance.hpp>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace spotit::layout {

/// The rotations that a body may have. Limited: those near a turn that is drawn first (scatter.hpp).
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
    Vec turn{1, 0};       ///< of the own frame, not the outline's: see compute_upright_turn()
    float radius = 0;     ///< of the enclosing circle, mm
    float relative = 1;   ///< optical size, relative to that of rank 0 and scale 1
    float own_scale = 1;  ///< the factor in `relative` that is not from the rank: the item's scale and shape
    float max_radius = 0; ///< upper limit, mm
    Turning turning;
    const geom::Affine* pinned_to = nullptr; ///< the outline's place, if it is given

    bool is_pinned() const { return pinned_to != nullptr; }
    float measure_size() const { return radius / shape->radius_per_size; } ///< optical size, mm
    /// Returns the size that it would have with a scale of 1: what ranks and variety are about.
    float measure_unscaled_size() const { return measure_size() / own_scale; }
    float compute_radius(float unscaled_size) const {
        return unscaled_size * own_scale * shape->radius_per_size;
    }
    float area() const { return shape->unit_area * radius * radius; }
    Vec to_arm(Vec p) const { return radius * rotate(turn, p); } ///< from the center, mm
    Vecs to_arms(Vecs p) const { return radius * rotate(turn, p); }
    Vec compute_center() const { return at + to_arm(shape->center_of_mass); }
    Vec compute_upright_turn() const { return shape->axis; } ///< the rotation that makes the outline upright
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

/// The rim of a card, inset by the margin; no symbol crosses it. All card shapes are convex.
class Boundary {
public:
    explicit Boundary(const geom::Shape& inset)
        : rim_(inset)
        , half_(to_vec({inset.box().right, inset.box().bottom}))
        , inradius_(std::min(half_.x, half_.y))
        , area_(static_cast<float>(inset.area())) {}

    struct Probe {
        float clearance = 0; ///< distance to the rim, positive inside
        Vec inward;          ///< direction of its steepest increase
    };
    Probe probe(Vec p) const {
        const auto [clearance, x, y] = rim_.probe(p.x, p.y);
        return {clearance, {x, y}};
    }

    struct Probes {
        Floats clearance{};
        Vecs inward;
    };
    Probes probe(Vecs p) const { return rim_.sides().empty() ? probe_circle(p) : probe_polygon(p); }

    /// Returns which of four points may be nearer to the rim than these distances; quickly.
    Ints may_be_near(Vecs p, Floats distance) const {
        constexpr float rounding = 1e-3F;
        const Floats far = rim_.sides().empty() ? inradius_ - distance - rounding : Floats{};
        return dot(p, p) >= (far > 0 ? far * far : Floats{});
    }

    float area() const { return area_; }
    Vec half() const { return half_; }           ///< half the size of the box around it
    float inradius() const { return inradius_; } ///< radius of the largest circle inside

private:
    Probes probe_circle(Vecs p) const {
        const Floats r = square_root(dot(p, p)), inverse = r > 1e-6F ? -1 / r : Floats{};
        return {inradius_ - r, {inverse * p.x, inverse * p.y}};
    }
    Probes probe_polygon(Vecs p) const {
        Floats beyond = repeat(std::numeric_limits<float>::lowest());
        Vecs inward;
        for (const auto& side : rim_.sides()) {
            const Floats distance = side.x * p.x + side.y * p.y - side.offset;
            const Ints is_nearer = distance > beyond;
            beyond = is_nearer ? distance : beyond;
            inward = {is_nearer ? repeat(-side.x) : inward.x, is_nearer ? repeat(-side.y) : inward.y};
        }
        Probes probes{rim_.radius() - beyond, inward};
        const Ints is_at_corner = beyond > 0; // or at a side
        for (std::size_t i = 0; rim_.is_round() && i < floats_at_once; ++i) {
            if (is_at_corner[i] == 0) continue;
            const Probe found = probe(Vec{p.x[i], p.y[i]});
            probes.clearance[i] = found.clearance;
            probes.inward.x[i] = found.inward.x, probes.inward.y[i] = found.inward.y;
        }
        return probes;
    }

    geom::RimDistance<float> rim_;
    Vec half_;
    float inradius_ = 0, area_ = 0;
};

/// Returns the minimum ratio of sizes on a card: that of the theme, nearer to 1 on cards of few symbols.
/// There each is a large part of the card, and a tiny one leaves a hole.
double compute_variety(double given, std::size_t count);

/// A card being laid out: the given lengths, and the current places of its symbols.
struct CardState {
    Boundary boundary;
    float gap = 0;     ///< mm
    float variety = 1; ///< minimum ratio of the largest to the smallest unscaled size; 1: all equal
    std::vector<Body> bodies;
    float scale = 0;                       ///< optical size of a body of relative size 1, mm
    float given_gap = 0;                   ///< mm, where `gap` is larger for a while
    std::optional<int> wanted_in_middle{}; ///< Options::middle
    ItemPairs apart{};                     ///< Options::apart
    std::vector<bool> middle{}; ///< for each body, whether it is wanted in the middle; empty: no wish

    /// Returns the part of a body's clearance that exceeds the given gap.
    float measure_excess(const Body& body) const {
        return std::max(0.0F, body.shape->clearance * body.radius - given_gap);
    }
    /// Returns the distance that two bodies keep: the gap, or the larger of their clearances.
    float find_gap(const Body& a, const Body& b) const {
        return gap + std::max(measure_excess(a), measure_excess(b));
    }
    /// Returns how much nearer the fine outline may be than the given one.
    static float measure_slack(const Body& body) { return body.shape->slack * body.radius; }

    /// Sets the radii from the relative sizes and the scale, which is limited to that at which all bodies
    /// have their maximum size.
    void apply_scale() {
        float max_scale = 0;
        for (const Body& body : bodies)
            if (!body.is_pinned())
                max_scale =
                    std::max(max_scale, body.max_radius / (body.relative * body.shape->radius_per_size));
        scale = std::min(scale, max_scale);
        for (Body& body : bodies)
            if (!body.is_pinned())
                body.radius = std::min(scale * body.relative * body.shape->radius_per_size, body.max_radius);
    }
    /// Returns the scale at which the silhouettes would cover this share of the card.
    float compute_scale(float coverage) const {
        float area = 0;
        for (const Body& body : bodies) {
            const float radius = body.relative * body.shape->radius_per_size;
            area += body.shape->unit_area * radius * radius;
        }
        return std::sqrt(coverage * boundary.area() / area);
    }
    float measure_coverage() const {
        float area = 0;
        for (const Body& body : bodies) area += body.area();
        return area / boundary.area();
    }
    /// Returns the distance of the center of all area from that of the card, in inradii.
    float measure_imbalance() const;
    bool has_equal_sizes() const { return variety <= 1.0001F; }
    /// Returns true for a card on which each body is a large part, and white shows the more.
    bool has_few_bodies() const { return bodies.size() < 6; }
    /// Returns the number of bodies that are not pinned.
    std::size_t count_free() const {
        return static_cast<std::size_t>(std::ranges::count(bodies, false, &Body::is_pinned));
    }
    /// Returns the index of the smallest body by a measure, of those that are not pinned.
    template<class Measure>
    std::size_t find_smallest(const Measure& measure) const {
        const auto key = [&](const Body& body) { return std::pair(body.is_pinned(), measure(body)); };
        return static_cast<std::size_t>(std::ranges::min_element(bodies, {}, key) - bodies.begin());
    }
    bool has_pins() const { return count_free() < bodies.size(); }
};

/// Returns the distance between two silhouettes, at most `up_to`, mm; negative when they overlap. Exact for
/// the fine outlines and less their slack, so that the given outlines are never nearer.
float measure_pair_clearance(const Body& a, const Body& b, float up_to);

/// Returns the distance from a silhouette to the rim, at most up_to, mm, less the slack; negative if they
/// cross.
float measure_rim_clearance(const Body& body, const Boundary& rim, float up_to);

/// Returns the radius of the empty circle about a place; at most 0 inside a silhouette or beyond the rim.
float measure_empty_radius(const CardState& state, Vec center);

/// Returns the radius of the largest empty circle within the rim, mm, to half a millimeter; if it is more
/// than `enough`, any radius between the two.
float measure_max_empty_radius(const CardState& state, float enough = 1e9F);

} // namespace spotit::layout

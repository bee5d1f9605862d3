#pragma once

#include "layout/shapes/body.hpp"
#include "layout/shapes/boundary.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace spotit::layout {

/// A card being laid out: the given lengths, and the current places of its symbols.
struct CardState {
    Boundary boundary;
    float gap = 0;     ///< mm
    float variety = 1; ///< minimum ratio of the largest to the smallest optical size; 1: all equal
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
    /// Returns the distance between the fine outlines of two bodies that leaves their gap between the given
    /// ones.
    float find_wanted_distance(const Body& a, const Body& b) const {
        return find_gap(a, b) + measure_slack(a) + measure_slack(b);
    }
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
    float find_scale(float coverage) const {
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
    bool has_equal_sizes() const { return variety <= 1.0001F; }
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

/// Returns the radius of the largest empty circle within the rim, mm, to half a millimeter; if it is more
/// than `enough`, any radius between the two.
float find_max_empty_radius(const CardState& state, float enough = 1e9F);

} // namespace spotit::layout

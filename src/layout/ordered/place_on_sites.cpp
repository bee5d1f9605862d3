#include "layout/ordered/sites.hpp"

#include "layout/scatter/scatter.hpp"
#include "layout/shapes/card_state.hpp"

#include <algorithm>
#include <vector>

namespace spotit::layout {
namespace {

constexpr int rounds = 12;
constexpr int turns_tried = 8;      // of each body in a round
constexpr int size_bisections = 15; // of a radius that the rim limits
constexpr float safety = 0.002F;    // mm, for rounding
constexpr float max_growth = 1.3F;  // of one body relative to the size of its rank
constexpr int max_shrinks = 20;
constexpr float min_radius = 0.05F; // mm

/// Returns the extent of the silhouette from its center in one direction, in radii.
float measure_reach(const Body& body, Vec direction) {
    const Vec own = rotate_back(body.turn, direction);
    float max_reach = 0;
    for (const Segment& edge : body.shape->field.outline())
        max_reach = std::max(max_reach, dot(edge.from, own));
    return max_reach + body.shape->slack;
}

/// The sizes of bodies at given places, as shares of the room between them.
class Sharing {
public:
    explicit Sharing(CardState& state)
        : state_(state) {
        for (const Body& body : state.bodies) shares_.push_back(body.relative);
    }

    /// Makes each body as large as its share allows, in the best of a few rotations.
    void grow(random::Generator& random) {
        for (std::size_t i = 0; i < shares_.size(); ++i) {
            Body& body = state_.bodies[i];
            body.radius = compute_max_radius(i, 0);
            Body other = body;
            for (int turn = 0; turn < turns_tried; ++turn) {
                turn_randomly(body, random);
                body.radius = compute_max_radius(i, other.radius);
                if (body.radius > other.radius) other = body;
                body = other;
            }
        }
    }

    /// Gives a smaller share to bodies that are large for their rank.
    void adjust() {
        const float usual = measure_usual_scale();
        for (std::size_t i = 0; i < shares_.size(); ++i)
            shares_[i] *= std::sqrt(std::clamp(usual / measure_scale(state_.bodies[i]), 0.5F, 2.0F));
    }

    /// Limits the excess over the size of the rank, or removes it if all are to be equal.
    void trim() {
        state_.scale = measure_usual_scale();
        float max_scale = max_growth * state_.scale;
        if (state_.has_equal_sizes())
            for (const Body& body : state_.bodies)
                if (!body.is_capped()) max_scale = std::min(max_scale, measure_scale(body));
        for (Body& body : state_.bodies)
            body.radius = std::min(body.radius, max_scale * body.relative * body.shape->radius_per_size);
    }

private:
    static float measure_scale(const Body& body) { return body.measure_size() / body.relative; }

    float measure_usual_scale() const {
        float sum = 0;
        for (const Body& body : state_.bodies) sum += measure_scale(body);
        return sum / static_cast<float>(state_.bodies.size());
    }

    /// Returns 0 unless the radius is above `min_radius`.
    float compute_max_radius(std::size_t index, float min_radius) const {
        const Body& body = state_.bodies[index];
        float radius = body.max_radius;
        for (std::size_t j = 0; j < shares_.size(); ++j) {
            if (j == index) continue;
            const Vec apart = state_.bodies[j].at - body.at;
            const float distance = length(apart);
            const float room =
                (distance - state_.gap - safety) * shares_[index] / (shares_[index] + shares_[j]);
            if (room <= 0) return 0;
            const float clearance = body.shape->clearance;
            if (room >= radius * (1 + body.shape->slack + clearance)) continue;
            const float extent = measure_reach(body, (1 / distance) * apart);
            radius = std::min(radius, room / extent);
            // A clearance beyond the gap takes its room on the body's own side.
            if (clearance * radius > state_.gap)
                radius = std::max(state_.gap / clearance,
                                  std::min(radius, (room + state_.gap) / (extent + clearance)));
            if (radius <= min_radius) return 0;
        }
        return fit_inside_rim(body, radius);
    }

    float fit_inside_rim(Body body, float radius) const {
        const auto is_inside = [&](float each) {
            body.radius = each;
            return measure_rim_clearance(body, state_.boundary, safety) >= safety / 2;
        };
        return is_inside(radius) ? radius : geom::bisect(0.0F, radius, is_inside, size_bisections);
    }

    CardState& state_;
    std::vector<float> shares_;
};

/// Returns true if all bodies keep their gaps and lie inside the rim.
bool has_room_for_all(const CardState& state) {
    const std::vector<Body>& bodies = state.bodies;
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        if (measure_rim_clearance(bodies[i], state.boundary, 1) < 0) return false;
        for (std::size_t j = i + 1; j < bodies.size(); ++j) {
            const float gap = state.find_gap(bodies[i], bodies[j]);
            if (measure_pair_clearance(bodies[i], bodies[j], gap + 1) < gap) return false;
        }
    }
    return true;
}

/// The lines between the bodies have ensured that, up to rounding.
bool make_exact(CardState& state) {
    for (int i = 0; i < max_shrinks; ++i) {
        if (has_room_for_all(state)) return true;
        for (Body& body : state.bodies) body.radius *= 0.999F;
    }
    return false;
}

} // namespace

bool place_on_sites(CardState& state, std::span<const Vec> sites, random::Generator& random) {
    std::vector<Vec> places(sites.begin(), sites.end());
    random.shuffle(std::span(places));
    draw_limited_turns(state, random);
    for (std::size_t i = 0; i < places.size(); ++i) {
        Body& body = state.bodies[i];
        body.at = places[i];
        if (body.turning.kind == Turning::Kind::Stepped) snap(body);
        turn_randomly(body, random);
    }
    assign_limited_turns(state);
    Sharing sharing(state);
    for (int round = 0; round < rounds; ++round) {
        sharing.grow(random);
        if (std::ranges::min(state.bodies, {}, &Body::radius).radius < min_radius) return false;
        if (round + 1 < rounds) sharing.adjust();
    }
    sharing.trim();
    restore_variety(state);
    return make_exact(state);
}

} // namespace spotit::layout

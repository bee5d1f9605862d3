#include "layout/scatter/scatter.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <numeric>
#include <utility>
#include <vector>

namespace spotit::layout {
namespace {

constexpr double degree = std::numbers::pi / 180;
constexpr double min_tilt = 2.5 * degree; // a smaller one looks like a fault
constexpr double min_range = 10 * degree; // whoever asks for less wants small tilts
constexpr double max_leeway = 0.15;       // of the range: with 0.25 turns are no longer uniform

/// Returns the angle at a share in [0, 1) of the angles up to `range`. Half of those below the smallest tilt
/// are upright and half are spread over the rest: that is as near to the uniform distribution as can be.
double compute_angle(double share, double range) {
    if (range < min_range) return share * range;
    const double upright = min_tilt / (2 * range);
    if (share < upright) return 0;
    return min_tilt + (share - upright) / (1 - upright) * (range - min_tilt);
}

/// Returns how far a body may rotate from its turn: not as far as the ends of the range, so that bodies which
/// are pushed there don't all have one angle.
double compute_leeway(double turn, double range) {
    const double angle = std::abs(turn), leeway = std::min(max_leeway * range, (range - angle) / 3);
    return range < min_range ? leeway : std::max(0.0, std::min(leeway, (angle - min_tilt) / 2));
}

std::vector<Body*> find_limited(CardState& state) {
    std::vector<Body*> result;
    for (Body& body : state.bodies)
        if (body.turning.kind == Turning::Kind::Limited) result.push_back(&body);
    return result;
}

/// Returns a number that grows with the angle of a rotation from -pi to pi.
float compute_order(Vec rotation) {
    if (rotation.x >= 0) return rotation.y;
    return rotation.y < 0 ? -2 - rotation.y : 2 - rotation.y;
}

constexpr float disc_like =
    3.1F; // area relative to that of the enclosing disc, times pi: rotation changes nothing
constexpr float scattered_coverage = 0.2F;
constexpr int places_tried = 12;
constexpr float times_apart = 3;   // the wanted distance of bodies that should not become neighbors
constexpr float shake_by = 0.6F;   // radii, from end to end
constexpr float shake_turn = 0.8F; // radians, from end to end

// The shares of the disturbances; the rest relocate one body.
constexpr float share_turn = 0.42F, share_shake = 0.30F, share_exchange = 0.24F;

/// Returns a random rotation, by rejection: no sines.
Vec draw_rotation(random::Generator& random) {
    for (;;) {
        const float x = 2 * random.draw_unit() - 1, y = 2 * random.draw_unit() - 1;
        const float squared = x * x + y * y;
        if (squared > 1e-3F && squared <= 1) return (1 / std::sqrt(squared)) * Vec{x, y};
    }
}

/// Returns a random center of a body, at least this far inside.
Vec draw_place(const Boundary& rim, float clearance, random::Generator& random) {
    clearance = std::min(clearance, 0.9F * rim.inradius());
    for (;;) {
        const float x = (2 * random.draw_unit() - 1) * rim.half().x;
        const float y = (2 * random.draw_unit() - 1) * rim.half().y;
        if (rim.probe(Vec{x, y}).clearance >= clearance) return {x, y};
    }
}

/// Returns a random place where the card wants the body. Where that is hard to find, as on a card with a wide
/// margin, any place.
Vec pick_wished_place(const CardState& state, std::size_t body, random::Generator& random) {
    constexpr int max_tried = 50;
    const float clearance = 0.3F * state.bodies[body].radius;
    Vec place = draw_place(state.boundary, clearance, random);
    for (int tried = 1; tried < max_tried && !is_wished(state, body, place); ++tried)
        place = draw_place(state.boundary, clearance, random);
    return place;
}

/// Returns the share of the wanted room that a body would have at this place.
float measure_room(const CardState& state, std::size_t which, Vec place,
                   std::span<const std::size_t> placed) {
    const Body& body = state.bodies[which];
    float min_share = std::min(1.0F, state.boundary.probe(place).clearance / body.radius);
    for (const std::size_t i : placed) {
        const Body& other = state.bodies[i];
        const float wanted = body.radius + other.radius + state.find_gap(body, other);
        const float times = are_wanted_apart(state, which, i) ? times_apart : 1;
        min_share = std::min(min_share, length(place - other.at) / (times * wanted));
    }
    return min_share;
}

void shake(CardState& state, random::Generator& random) {
    for (Body& body : state.bodies) {
        if (body.is_pinned()) continue;
        const float x = random.draw_unit() - 0.5F, y = random.draw_unit() - 0.5F;
        body.at = body.at + shake_by * body.radius * Vec{x, y};
        body.turn = rotate_a_little(body.turn, (random.draw_unit() - 0.5F) * shake_turn);
        limit_turn(body);
    }
}

} // namespace

bool has_limited_turns(const CardState& state) {
    return std::ranges::any_of(state.bodies,
                               [](const Body& body) { return body.turning.kind == Turning::Kind::Limited; });
}

void draw_limited_turns(CardState& state, random::Generator& random) {
    const std::vector<Body*> limited = find_limited(state);
    const std::vector<std::size_t> sections = random.draw_order(limited.size());
    for (std::size_t i = 0; i < limited.size(); ++i) {
        // One turn from each section of the range, so that no card has a row of equal tilts.
        const double place = static_cast<double>(sections[i]) + static_cast<double>(random.draw_unit());
        const double share = 2 * place / static_cast<double>(limited.size()) - 1;
        Turning& turning = limited[i]->turning;
        turning.turn = std::copysign(compute_angle(std::abs(share), turning.range), share);
    }
    release_limited_turns(state);
}

void assign_limited_turns(CardState& state) {
    std::vector<Body*> limited = find_limited(state);
    std::ranges::stable_sort(limited, {}, [](const Body* body) { // those of equal ranges share their turns
        return std::pair(body->turning.range,
                         compute_order(rotate_back(body->compute_upright_turn(), body->turn)));
    });
    std::vector<std::pair<double, double>> turns;
    for (const Body* body : limited) turns.emplace_back(body->turning.range, body->turning.turn);
    std::ranges::sort(turns);
    for (std::size_t i = 0; i < limited.size(); ++i) {
        const auto [range, turn] = turns[i];
        limited[i]->turning.turn = turn;
        hold_near(*limited[i], turn, compute_leeway(turn, range));
    }
}

void release_limited_turns(CardState& state) {
    for (Body* body : find_limited(state)) hold_near(*body, 0, body->turning.range);
}

void turn_randomly(Body& body, random::Generator& random) {
    if (!body.can_turn() && body.turning.steps > 1) {
        fix_at_step(body, random.draw_below(body.turning.steps));
        return;
    }
    if (body.turning.kind == Turning::Kind::Limited) {
        turn_within_limits(body, random.draw_unit());
        return;
    }
    body.turn = draw_rotation(random);
    limit_turn(body);
}

void place_randomly(CardState& state, random::Generator& random) {
    state.scale = state.compute_scale(scattered_coverage);
    state.apply_scale();
    std::vector<Body>& bodies = state.bodies;
    std::vector<std::size_t> order(bodies.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater<>(), [&](std::size_t i) { return bodies[i].relative; });
    std::stable_partition(order.begin(), order.end(), [&](std::size_t i) { return bodies[i].is_pinned(); });
    draw_limited_turns(state, random);
    for (std::size_t t = 0; t < order.size(); ++t) {
        Body& body = bodies[order[t]];
        if (body.is_pinned()) continue;
        float best = -1e9F;
        for (int attempt = 0; attempt < places_tried; ++attempt) {
            const Vec place = pick_wished_place(state, order[t], random);
            const float found = measure_room(state, order[t], place, std::span(order).first(t));
            if (found <= best) continue;
            best = found;
            body.at = place;
        }
        turn_randomly(body, random);
    }
}

void perturb(CardState& state, random::Generator& random) {
    std::vector<Body*> bodies;
    for (Body& body : state.bodies)
        if (!body.is_pinned()) bodies.push_back(&body);
    const int count = static_cast<int>(bodies.size());
    const auto any_body = [&]() -> Body& {
        return *bodies[static_cast<std::size_t>(random.draw_below(count))];
    };
    const float draw = random.draw_unit();
    Body &first = any_body(), &second = any_body();
    const bool alike = first.shape == second.shape && first.relative == second.relative;
    const bool has_other_turns =
        first.shape->unit_area < disc_like && (first.can_turn() || first.turning.steps > 1);
    if (draw < share_turn && has_other_turns)
        turn_randomly(first, random);
    else if (draw >= share_turn && draw < share_turn + share_shake)
        shake(state, random);
    else if (draw < share_turn + share_shake + share_exchange && !alike)
        std::swap(first.at, second.at);
    else
        first.at = draw_place(state.boundary, 0.4F * first.radius, random);
}

void relocate(CardState& state, std::size_t which, random::Generator& random) {
    constexpr int tried = 400;
    Body& body = state.bodies[which];
    float best = -1;
    for (int attempt = 0; attempt < tried; ++attempt) {
        const Vec place = draw_place(state.boundary, 0, random);
        float clearance = state.boundary.probe(place).clearance;
        for (std::size_t i = 0; i < state.bodies.size() && clearance > best; ++i) {
            if (i == which) continue;
            const Body& other = state.bodies[i];
            const Vec p = (1 / other.radius) * rotate_back(other.turn, place - other.at);
            clearance = std::min(clearance, other.radius * other.shape->field.probe(p).distance -
                                                state.find_gap(body, other));
        }
        if (clearance <= best) continue;
        best = clearance;
        body.at = place;
    }
    body.radius = std::clamp(best, 0.1F, body.max_radius);
}

} // namespace spotit::layout

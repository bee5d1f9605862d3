#include "layout/scatter/scatter.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
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
double find_angle(double share, double range) {
    if (range < min_range) return share * range;
    const double upright = min_tilt / (2 * range);
    if (share < upright) return 0;
    return min_tilt + (share - upright) / (1 - upright) * (range - min_tilt);
}

/// Returns how far a body may rotate from its turn: not as far as the ends of the range, so that bodies which
/// are pushed there don't all have one angle.
double find_leeway(double turn, double range) {
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
float find_order(Vec rotation) {
    if (rotation.x >= 0) return rotation.y;
    return rotation.y < 0 ? -2 - rotation.y : 2 - rotation.y;
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
        turning.turn = std::copysign(find_angle(std::abs(share), turning.range), share);
    }
    release_limited_turns(state);
}

void assign_limited_turns(CardState& state) {
    std::vector<Body*> limited = find_limited(state);
    std::ranges::stable_sort(limited, {}, [](const Body* body) { // those of equal ranges share their turns
        return std::pair(body->turning.range, find_order(rotate_back(body->find_upright_turn(), body->turn)));
    });
    std::vector<std::pair<double, double>> turns;
    for (const Body* body : limited) turns.emplace_back(body->turning.range, body->turning.turn);
    std::ranges::sort(turns);
    for (std::size_t i = 0; i < limited.size(); ++i) {
        const auto [range, turn] = turns[i];
        limited[i]->turning.turn = turn;
        hold_near(*limited[i], turn, find_leeway(turn, range));
    }
}

void release_limited_turns(CardState& state) {
    for (Body* body : find_limited(state)) hold_near(*body, 0, body->turning.range);
}

} // namespace spotit::layout

#include "layout/scatter/scatter.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::layout {
namespace {

/// Radians that a body may rotate, at first and where others would shrink too much.
constexpr double leeways[] = {std::numbers::pi / 12, std::numbers::pi};
constexpr float large_enough = 0.75F; // of the size without pins
constexpr float min_share = 0.5F;     // of it; with less, the card is better arranged from the beginning

/// Returns how far a body may rotate from where it stood: not over the end of its range.
double limit_leeway(const Turning& turning, double angle, double leeway) {
    if (turning.kind == Turning::Kind::Free) return leeway;
    if (turning.kind != Turning::Kind::Limited) return 0;
    // C libraries differ in the last digits of the angle.
    const double away = std::ceil(1000 * std::abs(angle)) / 1000;
    return std::clamp(turning.range - away, 0.0, leeway);
}

/// Puts a body where it stood without pins; it may not become larger than it was there.
void put_back(Body& body, const Placement& before, double leeway) {
    leeway = limit_leeway(body.turning, before.angle, leeway);
    pin(body, before.place);
    body.pinned_to = nullptr;
    body.turning.kind = Turning::Kind::Limited;
    body.turning.middle = body.turning.limit;
    body.turning.limit = to_vec(cosine_sine(leeway));
}

/// Returns the smallest share of the size without pins that a body has.
float find_min_share(const CardState& state) {
    float share = 1;
    for (const Body& body : state.bodies)
        if (!body.is_pinned()) share = std::min(share, body.radius / body.max_radius);
    return share;
}

} // namespace

bool make_room(CardState& state, const Layout& without_pins, random::Generator random) {
    const CardState given = state;
    float best = 0;
    for (const double leeway : leeways) {
        CardState tried = given;
        for (std::size_t i = 0; i < tried.bodies.size(); ++i) {
            Body& body = tried.bodies[i];
            if (body.is_pinned()) continue;
            put_back(body, without_pins.placements[i], leeway);
            tried.scale = std::max(tried.scale, body.radius / (body.relative * body.shape->radius_per_size));
        }
        if (!repair_overlaps(tried, random)) continue;
        const float share = find_min_share(tried);
        if (share <= best) continue;
        best = share;
        state = tried;
        if (best >= large_enough) break;
    }
    return best >= min_share;
}

} // namespace spotit::layout

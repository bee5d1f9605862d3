#include "layout/scatter/scatter.hpp"

#include "layout/shapes/card_state.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::layout {
namespace {

// Millimeters. The rim needs the same reserve as the pairs, or repairs of one undo the other forever.
constexpr float reserve = 0.015F; // aimed at by relaxing, so that the exact test passes
constexpr float repair_safety =
    0.001F; // aimed at by the exact test; half of it is kept for rounding in the placements
constexpr float extra_shrink = 0.002F;

constexpr Schedule regrowing{.passes = 80, .from = 0.25F, .to = 0.02F};
constexpr float regrowing_gap = 1; // mm
constexpr int max_relocations = 4;
constexpr float entangled_clearance = -0.04F; // mm
constexpr float shrunken = 0.6F;              // of the size before

constexpr int polishing_passes = 12;
constexpr int relaxing_passes = 8;
constexpr int max_repairs = 120;
constexpr float min_repaired_radius = 0.05F; // mm: too small to see
constexpr float max_shrink = 0.9F;           // in one repair

void shrink(CardState& state, std::span<const float> factors) {
    if (state.has_equal_sizes()) {
        state.scale *= std::ranges::min(factors);
        state.apply_scale();
        return;
    }
    for (std::size_t i = 0; i < factors.size(); ++i)
        if (!state.bodies[i].is_pinned()) state.bodies[i].radius *= factors[i];
}

/// Separates bodies at a gap that is larger by `more`; those that don't move apart shrink a little.
void press_apart(Relaxer& relaxer, int passes, float more) {
    CardState& state = relaxer.state();
    const float gap = state.gap;
    state.gap += more;
    std::vector<float> factors(state.bodies.size());
    for (int i = 0; i < passes; ++i) {
        const Pressure pressure = relaxer.relax(more);
        if (pressure.deepest < 0.6F * more) break;
        if (i < 2) continue;
        for (std::size_t j = 0; j < factors.size(); ++j) {
            const float depth = relaxer.depth(j);
            const float by = 0.6F * (depth - 0.4F * more) / state.bodies[j].radius;
            factors[j] = depth > 0.6F * more ? 1 - std::min(0.05F, by) : 1;
        }
        shrink(state, factors);
    }
    state.gap = gap;
}

/// Settles on the fine outlines, where the sparse samples of the search were inaccurate.
void polish(Relaxer& relaxer) {
    CardState& state = relaxer.state();
    const float gap = state.gap;
    state.gap += reserve;
    const Schedule schedule{.passes = polishing_passes, .from = 0.08F, .to = 0.004F, .rim = reserve};
    if (state.has_equal_sizes())
        inflate(relaxer, schedule);
    else
        grow_each(relaxer, schedule, 1.1F);
    state.gap = gap;
}

/// Finds the factor by which each body has to shrink for gap and margin; returns true if none has to.
bool find_offenders(const CardState& state, float haste, std::vector<float>& factors) {
    const std::vector<Body>& bodies = state.bodies;
    bool none = true;
    std::ranges::fill(factors, 1.0F);
    const auto offend = [&](std::size_t i, float factor) {
        factors[i] = std::min(factors[i], std::max(max_shrink, factor));
        none = false;
    };
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        const float rim = measure_rim_clearance(bodies[i], state.boundary, repair_safety);
        if (rim < repair_safety / 2 && !bodies[i].is_pinned())
            offend(i, 1 - (repair_safety - rim + extra_shrink) * haste / bodies[i].radius);
        for (std::size_t j = i + 1; j < bodies.size(); ++j) {
            if (bodies[i].is_pinned() && bodies[j].is_pinned()) continue;
            const float wanted = state.find_gap(bodies[i], bodies[j]) + repair_safety;
            const float missing = wanted - measure_pair_clearance(bodies[i], bodies[j], wanted);
            if (missing <= repair_safety / 2) continue;
            const float factor = 1 - (missing + extra_shrink) * haste / (bodies[i].radius + bodies[j].radius);
            offend(i, factor);
            offend(j, factor);
        }
    }
    return none;
}

/// Shrinking a body about its center can bring it nearer to one that surrounds it: so each round tests again,
/// and lets bodies move apart in between.
bool repair(Relaxer& relaxer) {
    CardState& state = relaxer.state();
    std::vector<float> factors(state.bodies.size());
    for (int round = 0; round < max_repairs; ++round) {
        const float haste = 1 + 0.3F * static_cast<float>(round);
        if (find_offenders(state, haste, factors)) return true;
        shrink(state, factors);
        if (std::ranges::min(state.bodies, {}, &Body::radius).radius < min_repaired_radius) return false;
        if (round >= 1 && round < 20) press_apart(relaxer, 3, reserve + 0.004F * static_cast<float>(round));
    }
    return false;
}

/// Lets the relocated bodies grow, with more air than wanted: as in the search, thin shapes would cross
/// unnoticed.
void regrow(CardState& state, random::Generator& random) {
    const float gap = state.gap;
    state.gap = std::max(gap, regrowing_gap);
    for (Body& body : state.bodies)
        if (!body.is_pinned()) body.radius *= 0.9F;
    Relaxer relaxer(state, random);
    grow_each(relaxer, regrowing, 1.1F);
    state.gap = gap;
}

/// Relocates the smaller of two bodies that overlap deeply or cross. Returns false if there are none.
bool relocate_entangled(CardState& state, random::Generator& random) {
    std::vector<Body>& bodies = state.bodies;
    bool any = false;
    for (std::size_t i = 0; i < bodies.size(); ++i)
        for (std::size_t j = i + 1; j < bodies.size(); ++j) {
            const Body &first = bodies[i], &second = bodies[j];
            if (first.is_pinned() && second.is_pinned()) continue;
            if (measure_pair_clearance(first, second, 0) > entangled_clearance) continue;
            const bool is_first = !first.is_pinned() && (second.is_pinned() || first.radius < second.radius);
            relocate(state, is_first ? i : j, random);
            any = true;
        }
    return any;
}

/// Relocates bodies that had to shrink to a fraction, since they were entangled, too. Returns false if there
/// are none.
bool relocate_shrunken(CardState& state, std::span<const float> before, random::Generator& random) {
    bool any = false;
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (state.bodies[i].radius > shrunken * before[i]) continue;
        relocate(state, i, random);
        any = true;
    }
    return any;
}

/// Repairs once: returns true if gap, rim and variety hold.
bool settle(Relaxer& relaxer, random::Generator& random) {
    CardState& state = relaxer.state();
    for (int round = 0;; ++round) {
        polish(relaxer);
        press_apart(relaxer, relaxing_passes, reserve);
        if (round == max_relocations || !relocate_entangled(state, random)) break;
        regrow(state, random);
    }
    for (int round = 0; round < 8; ++round) {
        if (!repair(relaxer)) return false;
        if (!restore_variety(state)) return true;
    }
    return false;
}

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
float compute_min_share(const CardState& state) {
    float share = 1;
    for (const Body& body : state.bodies)
        if (!body.is_pinned()) share = std::min(share, body.radius / body.max_radius);
    return share;
}

/// Separates bodies that are hardly in each other's way, as after a small drag, and leaves all others as they
/// are. Returns false if that makes one noticeably smaller.
bool step_aside(CardState& state, random::Generator random) {
    constexpr float nearly_all = 0.97F; // of the size without pins
    std::vector<float> factors(state.bodies.size());
    if (find_offenders(state, 1, factors)) return true;
    Relaxer relaxer(state, random, Detail::Fine);
    press_apart(relaxer, relaxing_passes, reserve);
    return repair(relaxer) && compute_min_share(state) >= nearly_all && !restore_variety(state);
}

} // namespace

bool restore_variety(CardState& state) {
    if (state.has_equal_sizes() || state.count_free() < 2) return false;
    const std::size_t index = state.find_smallest(std::mem_fn(&Body::measure_unscaled_size));
    Body& smallest = state.bodies[index];
    const float max_smallest = compute_max_smallest_size(state, index);
    if (smallest.measure_unscaled_size() <= max_smallest) return false;
    smallest.radius = 0.9999F * smallest.compute_radius(max_smallest);
    return true;
}

bool repair_overlaps(CardState& state, random::Generator& random) {
    std::vector<float> before;
    for (const Body& body : state.bodies) before.push_back(body.radius);
    Relaxer relaxer(state, random, Detail::Fine);
    bool exact = settle(relaxer, random);
    for (int round = 0; round < max_relocations && !state.has_equal_sizes(); ++round) {
        const bool rehoused = relocate_shrunken(state, before, random);
        if (exact && !rehoused) break;
        regrow(state, random);
        exact = settle(relaxer, random);
    }
    return exact;
}

void spread(CardState& state, random::Generator& random) {
    constexpr int passes = 60;
    const float gap = state.gap;
    Relaxer relaxer(state, random);
    for (int i = 0; i < passes; ++i) {
        const float left = static_cast<float>(passes - i) / static_cast<float>(passes);
        const float more = 0.5F * left * state.boundary.inradius();
        state.gap = gap + more;
        relaxer.relax(more);
    }
    state.gap = gap;
}

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
        CardState near = tried;
        if (step_aside(near, random))
            tried = near;
        else if (!repair_overlaps(tried, random))
            continue;
        const float share = compute_min_share(tried);
        if (share <= best) continue;
        best = share;
        state = tried;
        if (best >= large_enough) break;
    }
    return best >= min_share;
}

} // namespace spotit::layout

#include "layout/scatter/scatter.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace spotit::layout {
namespace {

// Coverage that each body too many or too few in the middle costs. Of six it is only one, which would be
// given up too easily for less.
constexpr float price = 0.045F, price_of_six = 0.07F;
// With so few bodies there is nothing to choose but which of them is next to the middle.
constexpr std::size_t min_alike = 3, max_alike = 5;
constexpr float price_of_other = 0.03F; // coverage that another one costs
constexpr float middle = 0.36F;         // of the radius inside the margin: a third of the whole card's

constexpr float price_of_pair = 0.01F; // coverage
constexpr float side_by_side = 1;      // mm more than they must keep

bool is_in_middle(const CardState& state, Vec place) {
    return length(place) < middle * state.boundary.inradius();
}

float compute_price_of_middle(const CardState& state) {
    if (state.middle.empty()) return 0;
    if (!state.wanted_in_middle) {
        const auto measure = [](const Body& body) { return length(body.compute_center()); };
        return state.middle[state.find_smallest(measure)] ? 0 : price_of_other;
    }
    const auto in_middle = std::ranges::count_if(
        state.bodies, [&](const Body& body) { return is_in_middle(state, body.compute_center()); });
    const auto wanted = std::ranges::count(state.middle, true);
    return (state.bodies.size() == 6 ? price_of_six : price) *
           static_cast<float>(std::abs(in_middle - wanted));
}

/// Returns true if a sample of one body's outline is near to the other.
bool are_neighbors(const CardState& state, const Body& a, const Body& b) {
    const float reach = state.find_gap(a, b) + side_by_side;
    const float around = a.radius + b.radius + reach;
    if (dot(a.at - b.at, a.at - b.at) > around * around) return false;
    const Relative relative(a, b);
    for (std::size_t i = 0; i < a.shape->samples.size(); ++i)
        if (b.radius * b.shape->field.probe(relative(a.shape->samples[i])).distance < reach) return true;
    return false;
}

constexpr double near_enough = 0.005;  // coverage
constexpr double loss_per_gap = 0.033; // coverage per mm, approximately
constexpr int max_probes = 14;
// Below this share of the smallest size that is allowed, no airier card is legible.
constexpr double too_small = 0.8;

struct Probe {
    double gap = 0, coverage = 0;
};

} // namespace

void draw_middle_wish(CardState& state, random::Generator& random) {
    const std::size_t bodies = state.bodies.size();
    // Six of one size leave a hole in their ring, in which there is room for one of them.
    const bool leave_hole = state.has_equal_sizes() && bodies == 6;
    if (state.has_pins() || (state.has_equal_sizes() && !leave_hole) ||
        !(state.wanted_in_middle || (bodies >= min_alike && bodies <= max_alike)))
        return;
    const auto wanted = static_cast<std::size_t>(leave_hole ? 1 : state.wanted_in_middle.value_or(1));
    const std::vector<std::size_t> order = random.draw_order(bodies);
    state.middle.assign(bodies, false);
    for (std::size_t i = 0; i < std::min(wanted, bodies); ++i) state.middle[order[i]] = true;
}

bool is_wished(const CardState& state, std::size_t body, Vec place) {
    return state.middle.empty() || is_in_middle(state, place) == state.middle[body];
}

bool are_wanted_apart(const CardState& state, std::size_t first, std::size_t second) {
    return std::ranges::any_of(state.apart, [&](const auto& pair) {
        return pair == std::pair(first, second) || pair == std::pair(second, first);
    });
}

float compute_price_of_wishes(const CardState& state) {
    const auto count = std::ranges::count_if(state.apart, [&](const auto& pair) {
        return are_neighbors(state, state.bodies[pair.first], state.bodies[pair.second]);
    });
    return compute_price_of_middle(state) + price_of_pair * static_cast<float>(count);
}

Layout arrange_to_coverage(double coverage, const Options& options,
                           const std::function<Layout(double)>& arrange) {
    const double min_gap = options.gap;
    Layout best = arrange(min_gap);
    if (best.coverage <= coverage + near_enough) return best;
    const auto miss = [coverage](const Layout& layout) { return std::abs(layout.coverage - coverage); };
    Probe full{min_gap, best.coverage}, airy;
    double step = (best.coverage - coverage) / loss_per_gap;
    for (int i = 0; i < max_probes && miss(best) > near_enough; ++i) {
        // Interpolates linearly, but not too close to either end: coverage is noisy.
        const double share = (full.coverage - coverage) / (full.coverage - airy.coverage);
        const double inside = std::clamp(share, 0.1, 0.9) * (airy.gap - full.gap);
        const double gap = full.gap + (airy.gap > 0 ? inside : step);
        Layout layout = arrange(gap);
        if (layout.coverage > coverage) {
            if (layout.smallest < too_small * options.min_size) return layout;
            full = {gap, layout.coverage};
            step *= 1.5;
        } else {
            airy = {gap, layout.coverage};
        }
        if (miss(layout) < miss(best)) best = std::move(layout);
    }
    return best;
}

} // namespace spotit::layout

#include "layout/scatter/scatter.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

namespace spotit::layout {
namespace {

// Coverage that each body too many or too few in the middle costs. Of six it is only one, which would be
// given up too easily for less.
constexpr float price = 0.045F, price_of_six = 0.07F;
// With so few bodies there is nothing to choose but which of them is next to the middle.
constexpr std::size_t min_alike = 3, max_alike = 5;
constexpr float price_of_other = 0.03F; // coverage that another one costs
constexpr float middle = 0.36F;         // of the radius inside the margin: a third of the whole card's

bool is_in_middle(const CardState& state, Vec place) {
    return length(place) < middle * state.boundary.inradius();
}

Vec find_center(const Body& body) {
    return body.at + body.to_arm(body.shape->center_of_mass);
}

std::size_t find_innermost(const CardState& state) {
    const auto is_nearer = [](const Body& a, const Body& b) {
        return length(find_center(a)) < length(find_center(b));
    };
    return static_cast<std::size_t>(std::min_element(state.bodies.begin(), state.bodies.end(), is_nearer) -
                                    state.bodies.begin());
}

} // namespace

void draw_middle_wish(CardState& state, random::Generator& random) {
    const std::size_t bodies = state.bodies.size();
    if (state.has_pins() || state.has_equal_sizes() ||
        !(state.wanted_in_middle || (bodies >= min_alike && bodies <= max_alike)))
        return;
    const auto wanted = static_cast<std::size_t>(state.wanted_in_middle.value_or(1));
    std::vector<std::size_t> order(bodies);
    std::iota(order.begin(), order.end(), std::size_t{0});
    random.shuffle(std::span(order));
    state.middle.assign(bodies, false);
    for (std::size_t i = 0; i < std::min(wanted, bodies); ++i) state.middle[order[i]] = true;
}

bool is_wished(const CardState& state, std::size_t body, Vec place) {
    return state.middle.empty() || is_in_middle(state, place) == state.middle[body];
}

float find_price_of_middle(const CardState& state) {
    if (state.middle.empty()) return 0;
    if (!state.wanted_in_middle) return state.middle[find_innermost(state)] ? 0 : price_of_other;
    const auto in_middle = std::count_if(state.bodies.begin(), state.bodies.end(), [&](const Body& body) {
        return is_in_middle(state, find_center(body));
    });
    const auto wanted = std::count(state.middle.begin(), state.middle.end(), true);
    return (state.bodies.size() == 6 ? price_of_six : price) *
           static_cast<float>(std::abs(in_middle - wanted));
}

} // namespace spotit::layout

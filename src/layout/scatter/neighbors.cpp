#include "layout/scatter/scatter.hpp"

#include <algorithm>

namespace spotit::layout {
namespace {

constexpr float price_of_pair = 0.01F; // coverage
constexpr float side_by_side = 1;      // mm more than they must keep

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

} // namespace

bool are_wanted_apart(const CardState& state, std::size_t one, std::size_t other) {
    return std::any_of(state.apart.begin(), state.apart.end(), [&](const auto& pair) {
        return (pair.first == one && pair.second == other) || (pair.first == other && pair.second == one);
    });
}

float find_price_of_neighbors(const CardState& state) {
    const auto count = std::count_if(state.apart.begin(), state.apart.end(), [&](const auto& pair) {
        return are_neighbors(state, state.bodies[pair.first], state.bodies[pair.second]);
    });
    return price_of_pair * static_cast<float>(count);
}

} // namespace spotit::layout

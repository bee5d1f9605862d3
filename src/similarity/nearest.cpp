#include "similarity/nearest.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace spotit::similarity {
namespace {

constexpr auto count = static_cast<std::size_t>(angles);
constexpr double infinity = std::numeric_limits<double>::infinity();

/// A ring, doubled so that it can be read from any angle without wrapping around.
struct Ring {
    std::array<float, 2 * count> lightness, a, b;

    Ring(const CellColors& view, std::size_t ring) {
        for (std::size_t i = 0; i < 2 * count; ++i) {
            const std::size_t cell = ring * count + i % count;
            lightness[i] = view.lightness[cell], a[i] = view.a[cell], b[i] = view.b[cell];
        }
    }
};

/// By the steps of the other symbol's rotation.
using Sums = std::array<float, count>;

/// Adds the differences of one ring. All rotations advance together, so that the compiler can vectorize them
/// and yet adds each one's terms in the same order.
void add_ring(const CellColors& one, const Ring& other, std::size_t ring, Sums& sums) {
    for (std::size_t angle = 0; angle < count; ++angle) {
        const std::size_t cell = ring * count + angle;
        const float lightness = one.lightness[cell], a = one.a[cell], b = one.b[cell];
        for (std::size_t step = 0; step < count; ++step) {
            const float by_lightness = lightness - other.lightness[angle + step];
            const float by_a = a - other.a[angle + step], by_b = b - other.b[angle + step];
            sums[step] += std::sqrt(by_lightness * by_lightness + by_a * by_a + by_b * by_b);
        }
    }
}

/// Returns the minimum over the rotations by up to `max_turn` steps either way.
float find_min_rotated(const Sums& sums, int max_turn) {
    const auto steps = static_cast<std::ptrdiff_t>(max_turn);
    if (2 * steps >= static_cast<std::ptrdiff_t>(count)) return *std::min_element(sums.begin(), sums.end());
    const float forward = *std::min_element(sums.begin(), sums.begin() + steps + 1);
    return steps == 0 ? forward : std::min(forward, *std::min_element(sums.end() - steps, sums.end()));
}

} // namespace

double find_min_distance(const CellColors& one, const CellColors& other) {
    double sum = 0;
    for (std::size_t ring = 0; ring < one.means.size(); ++ring)
        sum += color::distance(one.means[ring], other.means[ring]);
    return sum / rings;
}

int find_max_steps(double one_turn, double other_turn) {
    // A small tolerance, so that ranges include the angles at their ends.
    const double steps = (one_turn + other_turn) / (2 * 3.14159265358979323846) * angles + 1e-6;
    return static_cast<int>(std::clamp(steps, 0.0, angles / 2.0));
}

Nearest find_nearest(const CellColors& one, const CellColors& other, int max_turn, double limit) {
    double ahead = find_min_distance(one, other);
    Sums sums{};
    for (std::size_t ring = 0; ring < one.means.size(); ++ring) {
        ahead -= color::distance(one.means[ring], other.means[ring]) / rings;
        add_ring(one, Ring(other, ring), ring, sums);
        // Rounding may make the estimate slightly too large.
        if (find_min_rotated(sums, max_turn) / CellColors::size + ahead > limit + 1e-5)
            return {infinity, infinity};
    }
    return {double{find_min_rotated(sums, max_turn)} / CellColors::size, double{sums[0]} / CellColors::size};
}

double distance(const Signature& one, const Signature& other, color::Vision vision) {
    return find_nearest(one.find_colors(vision), other.find_colors(vision),
                        find_max_steps(one.turn, other.turn), infinity)
        .distance;
}

} // namespace spotit::similarity

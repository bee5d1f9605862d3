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
void add_ring(const CellColors& first, const Ring& second, std::size_t ring, Sums& sums) {
    for (std::size_t angle = 0; angle < count; ++angle) {
        const std::size_t cell = ring * count + angle;
        const float lightness = first.lightness[cell], a = first.a[cell], b = first.b[cell];
        for (std::size_t step = 0; step < count; ++step) {
            const float by_lightness = lightness - second.lightness[angle + step];
            const float by_a = a - second.a[angle + step], by_b = b - second.b[angle + step];
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

double find_min_distance(const CellColors& first, const CellColors& second) {
    double sum = 0;
    for (std::size_t ring = 0; ring < first.means.size(); ++ring)
        sum += color::distance(first.means[ring], second.means[ring]);
    return sum / rings;
}

int find_max_steps(double one_turn, double other_turn) {
    // A small tolerance, so that ranges include the angles at their ends.
    const double steps = (one_turn + other_turn) / (2 * 3.14159265358979323846) * angles + 1e-6;
    return static_cast<int>(std::clamp(steps, 0.0, angles / 2.0));
}

Nearest find_nearest(const CellColors& first, const CellColors& second, int max_turn, double limit) {
    double ahead = find_min_distance(first, second);
    Sums sums{};
    for (std::size_t ring = 0; ring < first.means.size(); ++ring) {
        ahead -= color::distance(first.means[ring], second.means[ring]) / rings;
        add_ring(first, Ring(second, ring), ring, sums);
        // Rounding may make the estimate slightly too large.
        if (find_min_rotated(sums, max_turn) / CellColors::size + ahead > limit + 1e-5)
            return {infinity, infinity};
    }
    return {double{find_min_rotated(sums, max_turn)} / CellColors::size, double{sums[0]} / CellColors::size};
}

double distance(const Signature& first, const Signature& second, color::Vision vision) {
    return find_nearest(first.find_colors(vision), second.find_colors(vision),
                        find_max_steps(first.turn, second.turn), infinity)
        .distance;
}

} // namespace spotit::similarity

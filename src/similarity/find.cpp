#include "similarity/nearest.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>
#include <queue>
#include <tuple>

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
float compute_min_rotated(const Sums& sums, int max_turn) {
    const auto steps = static_cast<std::ptrdiff_t>(max_turn);
    if (2 * steps >= static_cast<std::ptrdiff_t>(count)) return *std::min_element(sums.begin(), sums.end());
    const float forward = *std::min_element(sums.begin(), sums.begin() + steps + 1);
    return steps == 0 ? forward : std::min(forward, *std::min_element(sums.end() - steps, sums.end()));
}

/// Returns the maximum angle between two symbols, in steps of one cell, either way.
int compute_max_steps(double one_turn, double other_turn) {
    // A small tolerance, so that ranges include the angles at their ends.
    const double steps = (one_turn + other_turn) / (2 * 3.14159265358979323846) * angles + 1e-6;
    return static_cast<int>(std::clamp(steps, 0.0, angles / 2.0));
}

struct SignaturePair {
    const Signature& first;
    const Signature& second;

    double measure_contrast(color::Vision vision) const {
        return (first.find_colors(vision).contrast + second.find_colors(vision).contrast) / 2;
    }
    /// Returns the detail of the plainer of two photos; infinite if one is none.
    double choose_plainer_detail(color::Vision vision) const {
        const auto index = static_cast<std::size_t>(vision);
        if (!first.detail || !second.detail) return infinity;
        return std::min((*first.detail)[index], (*second.detail)[index]);
    }
};

/// Returns the distance of two views if it is below `limit`.
std::optional<Nearest> find_nearer(double limit, const SignaturePair& two, const CellColors& first,
                                   const CellColors& second) {
    if (estimate_min_distance(first, second) >= limit) return std::nullopt;
    const Nearest found =
        find_nearest(first, second, compute_max_steps(two.first.turn, two.second.turn), limit);
    if (found.distance >= limit) return std::nullopt;
    return found;
}

std::optional<Nearest> find_nearer(double limit, const SignaturePair& two, color::Vision vision) {
    return find_nearer(limit, two, two.first.find_colors(vision), two.second.find_colors(vision));
}

/// Returns the distance below which symbols of that contrast are mistaken.
double choose_limit(const Options& options, double contrast) {
    return std::max({options.same, std::min(options.alike, options.alike_share * contrast),
                     std::min(options.vivid, options.vivid_share * contrast)});
}

/// Returns whether each of two symbols has a single color.
bool have_shapes(const SignaturePair& two) {
    return two.first.shape.contrast > 0 && two.second.shape.contrast > 0;
}

/// Returns the distance of two symbols that are mistaken as printed. Those of a single color must have shapes
/// that are mistaken, so that pale ones are not all alike; in the same color nothing else counts.
std::optional<Nearest> find_mistaken(const SignaturePair& two, const Options& options, double& limit) {
    if (have_shapes(two)) {
        const auto print = static_cast<std::size_t>(options.print);
        limit = choose_limit(options, (two.first.shape.contrast + two.second.shape.contrast) / 2.0);
        const auto found = find_nearer(limit, two, two.first.shape, two.second.shape);
        if (!found || color::distance(two.first.ink[print], two.second.ink[print]) < options.same_ink)
            return found;
    }
    limit = choose_limit(options, two.measure_contrast(options.print));
    return find_nearer(limit, two, options.print);
}

std::optional<Pair> find_mistaken_pair(const SignaturePair& two, const Options& options) {
    double limit = 0;
    const std::optional<Nearest> found = find_mistaken(two, options, limit);
    if (!found) return std::nullopt;
    const auto seen = color::Vision::Normal;
    const double seen_limit = choose_limit(options, two.measure_contrast(seen));
    const bool is_faded = options.print != seen && !find_nearer(seen_limit, two, seen).has_value();
    return Pair{.kind = found->distance < options.same ? PairKind::Same : PairKind::Alike,
                .distance = found->distance,
                .turned = found->upright >= limit,
                .faded = is_faded};
}

std::optional<Pair> find_confused_pair(const SignaturePair& two, const Options& options) {
    // In gray everybody sees the same.
    if (options.print == color::Vision::Gray) return std::nullopt;
    if (have_shapes(two) && !find_nearer(options.same_shape, two, two.first.shape, two.second.shape))
        return std::nullopt;
    double min_found = infinity;
    for (const color::Vision vision : {color::Vision::Deuteranopia, color::Vision::Protanopia}) {
        const double limit =
            std::min({options.confused, options.confused_share * two.measure_contrast(vision),
                      options.detail_share * two.choose_plainer_detail(vision)});
        if (const auto found = find_nearer(limit, two, vision))
            min_found = std::min(min_found, found->distance);
    }
    if (std::isinf(min_found) || find_nearer(min_found / options.color_share, two, options.print))
        return std::nullopt;
    return Pair{.kind = PairKind::ColorBlind, .distance = min_found};
}

/// A pair, by the places of its members, and a lower bound of its distance. The exact distance of few pairs
/// is needed.
struct Candidate {
    double distance = 0;
    bool exact = false;
    std::uint32_t first = 0, second = 0;

    /// Estimates come before equal distances, since they may turn out to be equal.
    friend bool operator>(const Candidate& a, const Candidate& b) {
        return std::tie(a.distance, a.exact, a.first, a.second) >
               std::tie(b.distance, b.exact, b.first, b.second);
    }
};

} // namespace

double estimate_min_distance(const CellColors& first, const CellColors& second) {
    double sum = 0;
    for (std::size_t ring = 0; ring < first.means.size(); ++ring)
        sum += color::distance(first.means[ring], second.means[ring]);
    return sum / rings;
}

Nearest find_nearest(const CellColors& first, const CellColors& second, int max_turn, double limit) {
    double ahead = estimate_min_distance(first, second);
    Sums sums{};
    for (std::size_t ring = 0; ring < first.means.size(); ++ring) {
        ahead -= color::distance(first.means[ring], second.means[ring]) / rings;
        add_ring(first, Ring(second, ring), ring, sums);
        // Rounding may make the estimate slightly too large.
        if (compute_min_rotated(sums, max_turn) / CellColors::size + ahead > limit + 1e-5)
            return {infinity, infinity};
    }
    return {double{compute_min_rotated(sums, max_turn)} / CellColors::size,
            double{sums[0]} / CellColors::size};
}

double distance(const Signature& first, const Signature& second, color::Vision vision) {
    return find_nearest(first.find_colors(vision), second.find_colors(vision),
                        compute_max_steps(first.turn, second.turn), infinity)
        .distance;
}

std::vector<Pair> find(std::span<const Signature> signatures, const Options& options) {
    std::vector<Pair> pairs;
    for (std::size_t second = 1; second < signatures.size(); ++second) {
        for (std::size_t first = 0; first < second; ++first) {
            const SignaturePair two{signatures[first], signatures[second]};
            std::optional<Pair> pair = find_mistaken_pair(two, options);
            if (!pair) pair = find_confused_pair(two, options);
            if (!pair) continue;
            pair->first = first;
            pair->second = second;
            pairs.push_back(*pair);
        }
    }
    std::ranges::sort(pairs, {}, [](const Pair& pair) {
        return std::tuple(pair.kind, pair.distance, pair.first, pair.second);
    });
    return pairs;
}

std::size_t SimilarityCache::add(const Signature& signature) {
    entries_.push_back({signature.find_colors(print_), signature.turn});
    return entries_.size() - 1;
}

double SimilarityCache::distance(std::size_t left, std::size_t right) {
    const auto [known, is_new] = distances_.try_emplace(std::uint64_t{left} << 32U | right);
    if (is_new) {
        const Entry &first = entries_[left], &second = entries_[right];
        known->second =
            find_nearest(first.view, second.view, compute_max_steps(first.turn, second.turn), infinity)
                .distance;
    }
    return known->second;
}

std::vector<std::size_t> SimilarityCache::pick_distinct(std::span<const std::size_t> members,
                                                        std::size_t count) {
    std::vector<bool> kept(members.size(), true);
    std::size_t left = members.size();
    std::vector<Candidate> estimates;
    for (std::uint32_t second = 1; second < left && left > count; ++second)
        for (std::uint32_t first = 0; first < second; ++first)
            estimates.push_back(
                {estimate_min_distance(entries_[members[first]].view, entries_[members[second]].view), false,
                 first, second});
    std::priority_queue pairs(std::greater<>{}, std::move(estimates));
    while (left > count && !pairs.empty()) {
        Candidate pair = pairs.top();
        pairs.pop();
        if (!kept[pair.first] || !kept[pair.second]) continue;
        if (pair.exact) {
            kept[pair.second] = false;
            --left;
        } else {
            pair.distance = distance(members[pair.first], members[pair.second]);
            pair.exact = true;
            pairs.push(pair);
        }
    }
    std::vector<std::size_t> result;
    for (std::size_t i = 0; i < kept.size() && result.size() < count; ++i)
        if (kept[i]) result.push_back(i);
    return result;
}

} // namespace spotit::similarity

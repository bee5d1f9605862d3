#include "similarity/nearest.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <tuple>

namespace spotit::similarity {
namespace {

struct SignaturePair {
    const Signature& first;
    const Signature& second;

    double measure_contrast(color::Vision vision) const {
        return (first.find_colors(vision).contrast + second.find_colors(vision).contrast) / 2;
    }
    /// Returns the detail of the plainer of two photos; infinite if one is none.
    double find_detail(color::Vision vision) const {
        const auto index = static_cast<std::size_t>(vision);
        if (!first.detail || !second.detail) return std::numeric_limits<double>::infinity();
        return std::min((*first.detail)[index], (*second.detail)[index]);
    }
};

/// Returns the distance of two views if it is below `limit`.
std::optional<Nearest> find_nearer(double limit, const SignaturePair& two, const CellColors& first,
                                   const CellColors& second) {
    if (find_min_distance(first, second) >= limit) return std::nullopt;
    const Nearest found = find_nearest(first, second, find_max_steps(two.first.turn, two.second.turn), limit);
    if (found.distance >= limit) return std::nullopt;
    return found;
}

std::optional<Nearest> find_nearer(double limit, const SignaturePair& two, color::Vision vision) {
    return find_nearer(limit, two, two.first.find_colors(vision), two.second.find_colors(vision));
}

/// Returns the distance below which symbols of that contrast are mistaken.
double find_limit(const Options& options, double contrast) {
    return std::max({options.same, std::min(options.alike, options.alike_share * contrast),
                     std::min(options.vivid, options.vivid_share * contrast)});
}

/// Returns whether each of two symbols has a single color.
bool have_shapes(const SignaturePair& two) {
    return two.first.shape.contrast > 0 && two.second.shape.contrast > 0;
}

/// Returns the distance of the shapes of two symbols that are mistaken in black on white.
std::optional<Nearest> find_mistaken_shapes(const SignaturePair& two, const Options& options, double& limit) {
    limit = find_limit(options, (two.first.shape.contrast + two.second.shape.contrast) / 2.0);
    return find_nearer(limit, two, two.first.shape, two.second.shape);
}

/// Returns the distance of two symbols that are mistaken as printed. Those of a single color must have shapes
/// that are mistaken, so that pale ones are not all alike; in the same color nothing else counts.
std::optional<Nearest> find_mistaken(const SignaturePair& two, const Options& options, double& limit) {
    std::optional<Nearest> found;
    if (have_shapes(two)) {
        const auto print = static_cast<std::size_t>(options.print);
        found = find_mistaken_shapes(two, options, limit);
        if (!found || color::distance(two.first.ink[print], two.second.ink[print]) < options.same_ink)
            return found;
    }
    limit = find_limit(options, two.measure_contrast(options.print));
    return find_nearer(limit, two, options.print);
}

std::optional<Pair> find_mistaken_pair(const SignaturePair& two, const Options& options) {
    double limit = 0;
    const std::optional<Nearest> found = find_mistaken(two, options, limit);
    if (!found) return std::nullopt;
    const auto seen = color::Vision::Normal;
    const double seen_limit = find_limit(options, two.measure_contrast(seen));
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
    double min_found = std::numeric_limits<double>::infinity();
    for (const color::Vision vision : {color::Vision::Deuteranopia, color::Vision::Protanopia}) {
        const double limit =
            std::min({options.confused, options.confused_share * two.measure_contrast(vision),
                      options.detail_share * two.find_detail(vision)});
        if (const auto found = find_nearer(limit, two, vision))
            min_found = std::min(min_found, found->distance);
    }
    if (std::isinf(min_found) || find_nearer(min_found / options.color_share, two, options.print))
        return std::nullopt;
    return Pair{.kind = PairKind::ColorBlind, .distance = min_found};
}

} // namespace

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

} // namespace spotit::similarity

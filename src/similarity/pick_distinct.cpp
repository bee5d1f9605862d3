#include "similarity/nearest.hpp"

#include <functional>
#include <limits>
#include <queue>
#include <tuple>

namespace spotit::similarity {

namespace {

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
using Nearness = std::priority_queue<Candidate, std::vector<Candidate>, std::greater<>>;

/// `least` returns a lower bound of the distance of two places.
template<class Least>
Nearness list_pairs(std::size_t count, Least least) {
    std::vector<Candidate> pairs;
    pairs.reserve(count * count / 2);
    for (std::uint32_t second = 1; second < count; ++second)
        for (std::uint32_t first = 0; first < second; ++first)
            pairs.push_back({least(first, second), false, first, second});
    return Nearness(std::greater<>{}, std::move(pairs));
}

} // namespace

std::size_t SimilarityCache::add(const Signature& signature) {
    entries_.push_back({signature.find_colors(print_), signature.turn});
    return entries_.size() - 1;
}

double SimilarityCache::distance(std::size_t one, std::size_t other) {
    const auto [known, is_new] = distances_.try_emplace(std::uint64_t{one} << 32U | other);
    if (is_new) {
        const Entry &first = entries_[one], &second = entries_[other];
        known->second = find_nearest(first.view, second.view, find_max_steps(first.turn, second.turn),
                                     std::numeric_limits<double>::infinity())
                            .distance;
    }
    return known->second;
}

std::vector<std::size_t> SimilarityCache::pick_distinct(std::span<const std::size_t> members,
                                                        std::size_t count) {
    std::vector<bool> kept(members.size(), true);
    std::size_t left = members.size();
    Nearness pairs;
    if (left > count)
        pairs = list_pairs(left, [&](std::size_t first, std::size_t second) {
            return find_min_distance(entries_[members[first]].view, entries_[members[second]].view);
        });
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

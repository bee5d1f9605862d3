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

} // namespace

std::size_t SimilarityCache::add(const Signature& signature) {
    entries_.push_back({signature.find_colors(print_), signature.turn});
    return entries_.size() - 1;
}

double SimilarityCache::distance(std::size_t left, std::size_t right) {
    const auto [known, is_new] = distances_.try_emplace(std::uint64_t{left} << 32U | right);
    if (is_new) {
        const Entry &first = entries_[left], &second = entries_[right];
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
    std::vector<Candidate> estimates;
    for (std::uint32_t second = 1; second < left && left > count; ++second)
        for (std::uint32_t first = 0; first < second; ++first)
            estimates.push_back(
                {find_min_distance(entries_[members[first]].view, entries_[members[second]].view), false,
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

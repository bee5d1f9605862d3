// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "likeness/nearest.hpp"

#include <limits>
#include <queue>
#include <tuple>

namespace spotit::likeness {

namespace {

/// A pair, and at least how far apart it is. Few pairs come so far to the front that their distance must be
/// computed.
struct Candidate {
    double distance = 0;
    bool exact = false;
    std::size_t first = 0, second = 0;

    /// Estimates stand before equal distances, as they may turn out to be the nearest as well.
    friend bool operator>(const Candidate& a, const Candidate& b) {
        return std::tie(a.distance, a.exact, a.first, a.second) >
               std::tie(b.distance, b.exact, b.first, b.second);
    }
};
using Nearness = std::priority_queue<Candidate, std::vector<Candidate>, std::greater<>>;

Nearness all_pairs(std::span<const Signature> signatures, color::Vision print) {
    std::vector<Candidate> pairs;
    pairs.reserve(signatures.size() * signatures.size() / 2);
    for (std::size_t second = 1; second < signatures.size(); ++second) {
        for (std::size_t first = 0; first < second; ++first) {
            const double least =
                least_distance(signatures[first].view(print), signatures[second].view(print));
            pairs.push_back({least, false, first, second});
        }
    }
    return Nearness(std::greater<>{}, std::move(pairs));
}

} // namespace

std::vector<std::size_t> distinct(std::span<const Signature> signatures, std::size_t count,
                                  color::Vision print) {
    std::vector<bool> kept(signatures.size(), true);
    std::size_t left = signatures.size();
    Nearness pairs = all_pairs(signatures, print);
    while (left > count && !pairs.empty()) {
        Candidate pair = pairs.top();
        pairs.pop();
        if (!kept[pair.first] || !kept[pair.second]) continue;
        if (pair.exact) {
            kept[pair.second] = false;
            --left;
        } else {
            pair.distance = distance(signatures[pair.first], signatures[pair.second], print);
            pair.exact = true;
            pairs.push(pair);
        }
    }
    std::vector<std::size_t> result;
    for (std::size_t i = 0; i < kept.size() && result.size() < count; ++i)
        if (kept[i]) result.push_back(i);
    return result;
}

} // namespace spotit::likeness

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/backs/check_painted_backs.hpp"

#include "verify/visibility/check_visibility.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace spotit::verify {

namespace {

constexpr double tolerance = 0.5; // of the height of the mark's letters, which are small

bool near(const StrangePaint& one, const StrangePaint& other) {
    return geom::distance(one.place, other.place) < tolerance && std::abs(one.size - other.size) < tolerance;
}

bool alike(const ReadBack& one, const ReadBack& other) {
    return one.strange.size() == other.strange.size() &&
           std::ranges::all_of(one.strange, [&](const StrangePaint& paint) {
               return std::ranges::any_of(other.strange,
                                          [&](const StrangePaint& own) { return near(paint, own); });
           });
}

/// Backs on which the same strange things are painted, by one of them.
using Kinds = std::vector<std::pair<const ReadBack*, int>>;

Kinds kinds_of(const std::vector<ReadBack>& backs) {
    constexpr std::size_t max_kinds = 50; // where nearly each is another, they need not be sorted
    Kinds kinds;
    for (const ReadBack& back : backs) {
        const auto kind =
            std::ranges::find_if(kinds, [&](const auto& known) { return alike(*known.first, back); });
        if (kind != kinds.end())
            ++kind->second;
        else if (kinds.size() < max_kinds)
            kinds.emplace_back(&back, 1);
    }
    return kinds;
}

} // namespace

void check_painted_backs(const ReadDeck& deck, const Opposite& opposite, Findings& findings) {
    const auto can_be_judged = [](const ReadBack& back) {
        return back.is_compared && (back.seen.veil == Veil::None || back.seen.veil == Veil::Nothing);
    };
    if (!std::ranges::all_of(deck.backs, can_be_judged)) return; // that is told already
    const Kinds kinds = kinds_of(deck.backs);
    if (kinds.size() < 2) return;
    const ReadBack& usual =
        *std::ranges::max_element(kinds, {}, [](const auto& kind) { return kind.second; })->first;
    for (const Backed& front : opposite.fronts)
        if (front.back && !alike(*front.back, usual))
            findings.wrong([&] {
                return fmt::format("what is painted over the back of card {} on page {} is not painted over "
                                   "the other backs: it gives the card away",
                                   front.card->number, front.back->page);
            });
    findings.end_sort();
}

bool check_seen_backs(const ReadDeck& deck, Findings& findings) {
    struct Unseen {
        int count = 0;
        Seen most{};
    };
    std::map<std::pair<int, Veil>, Unseen> unseen;
    bool unsure = false;
    const auto is_blank = [](const ReadBack& back) { return back.seen.veil == Veil::Nothing; };
    const bool all_blank = std::ranges::all_of(deck.backs, is_blank); // as a theme may want them
    for (const ReadBack& back : deck.backs) {
        if (back.seen.veil == Veil::None || all_blank) continue;
        unsure = unsure || !back.seen.sure;
        Unseen& there = unseen[{back.page, back.seen.veil}];
        ++there.count;
        if (there.count == 1 || back.seen.hidden > there.most.hidden) there.most = back.seen;
    }
    for (const auto& [place, there] : unseen) {
        const bool one = there.count == 1;
        const std::string what =
            fmt::format("{} back{} on page {}", there.count, one ? "" : "s", place.first);
        const std::string why = told_veil(deck, there.most, one ? "it" : "them");
        if (there.most.sure)
            findings.wrong(fmt::format("{} can't be seen, or not as a whole: {}", what, why));
        else
            findings.open(fmt::format("whether {} can be seen: {}", what, why));
    }
    return findings.end_sort() && !unsure;
}

} // namespace spotit::verify

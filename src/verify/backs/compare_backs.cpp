// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/backs/compare_backs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace spotit::verify {

void check_looks(const ReadDeck& deck, const Opposite& opposite, Findings& findings) {
    using Looks = std::multiset<std::vector<int>>;
    std::map<int, Looks> by_card;
    std::set<std::vector<int>> all;
    for (const Backed& front : opposite.fronts) {
        if (front.back->looks.empty()) {
            findings.open("whether the backs look alike: a program that rewrote the file left nothing to "
                          "compare them by");
            return;
        }
        by_card[front.card->number].insert(front.back->looks);
        all.insert(front.back->looks);
    }
    if (all.size() == 1) {
        findings.proved("all backs look the same");
        return;
    }
    if (deck.part) return; // there may be a copy of some cards only
    std::map<Looks, std::size_t> usual;
    for (const auto& [number, looks] : by_card) ++usual[looks];
    const auto most = std::ranges::max_element(usual, {}, [](const auto& one) { return one.second; });
    for (const auto& [number, looks] : by_card)
        if (looks != most->first)
            findings.wrong(fmt::format("the backs of card {} do not look as those of the other cards do: "
                                       "they give it away",
                                       number));
    if (findings.end_sort())
        findings.proved(fmt::format("each card has the same {} kinds of backs", all.size()));
}

} // namespace spotit::verify

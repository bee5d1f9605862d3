// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/checks/checks.hpp"

#include "pdf/text/card_ranges.hpp"

#include <spotit/deck.hpp>
#include <spotit/symbol.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace spotit::verify {

namespace {

using Cards = std::vector<const ReadCard*>;

struct Copies {
    std::map<int, Cards> by_number;
    int count = 0; ///< of different cards, as the file says it
    std::size_t max = 0;
};

Copies find_copies(const ReadDeck& deck) {
    Copies copies;
    for (const ReadCard& card : deck.cards) {
        Cards& same = copies.by_number[card.number];
        same.push_back(&card);
        copies.count = std::max(copies.count, card.of);
        copies.max = std::max(copies.max, same.size());
    }
    return copies;
}

void check_copies(const ReadDeck& deck, const Copies& copies, Findings& findings) {
    for (const auto& [number, same] : copies.by_number) {
        if (!deck.part && same.size() != copies.max)
            findings.fail("copies", fmt::format("card {} is there {}, other cards {}", number,
                                                count(static_cast<long long>(same.size()), "time"),
                                                count(static_cast<long long>(copies.max), "time")));
        const std::vector<std::string> labels = same.front()->labels();
        for (const ReadCard* other : same)
            if (other->labels() != labels)
                findings.fail("copies",
                              fmt::format("card {} on page {} ({}) differs from the one on page {} ({})",
                                          number, other->page, join(other->labels()), same.front()->page,
                                          join(labels)));
    }
}

void check_all_there(const ReadDeck& deck, const Copies& copies, Findings& findings) {
    std::vector<int> wanted(static_cast<std::size_t>(copies.count)), missing;
    std::iota(wanted.begin(), wanted.end(), 1);
    if (deck.part) wanted = pdf::read_ranges(*deck.part, copies.count);
    std::ranges::copy_if(wanted, std::back_inserter(missing),
                         [&](int number) { return !copies.by_number.contains(number); });
    if (!missing.empty() && deck.is_whole)
        findings.fail("missing-cards", fmt::format("{} of {} missing", format_cards(missing), copies.count));
    check_copies(deck, copies, findings);
    if (findings.has_failed("copies") || !missing.empty()) return;
    if (deck.part)
        findings.skip("part", fmt::format("the other cards: this file holds {} of {} cards: {}",
                                          wanted.size(), copies.count, pdf::format_ranges(wanted)));
    else
        findings.pass("all-cards", copies.max == 1
                                       ? fmt::format("all {} cards are there, each once", copies.count)
                                       : fmt::format("all {} cards are there, in {} equal copies",
                                                     copies.count, copies.max));
}

} // namespace

std::string format_cards(std::vector<int> numbers) {
    std::ranges::sort(numbers);
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    return (numbers.size() == 1 ? "card " : "cards ") + pdf::format_ranges(numbers);
}

DeckCheck check_cards(const ReadDeck& deck, Findings& findings) {
    if (deck.cards.empty()) {
        if (!deck.backs.empty())
            findings.skip("no-cards", fmt::format("cards: this file has {} and no fronts",
                                                  count(static_cast<long long>(deck.backs.size()), "back")));
        return {};
    }
    const Copies copies = find_copies(deck);
    check_all_there(deck, copies, findings);
    Cards cards; // of one copy
    for (const auto& [number, same] : copies.by_number) cards.push_back(same.front());
    return check_promise(deck.kind, cards, findings);
}

} // namespace spotit::verify

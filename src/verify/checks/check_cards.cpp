// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/checks/checks.hpp"

#include "pdf/text/card_ranges.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace spotit::verify {

namespace {

using Cards = std::vector<const ReadCard*>;

/// Checks the copies of one card; `wanted`: so many, or any number.
void check_copies(const Cards& same, std::optional<std::size_t> wanted, Findings& findings) {
    const ReadCard& first = *same.front();
    if (wanted && same.size() != *wanted)
        findings.fail("copies", fmt::format("card {} is there {}, other cards {}", first.number,
                                            count(same.size(), "time"), count(*wanted, "time")));
    for (const ReadCard* other : same)
        if (other->labels() != first.labels())
            findings.fail("copies",
                          fmt::format("card {} on page {} ({}) differs from the one on page {} ({})",
                                      first.number, other->page, join(other->labels()), first.page,
                                      join(first.labels())));
}

} // namespace

DeckCheck check_cards(const ReadDeck& deck, Findings& findings) {
    if (deck.cards.empty()) {
        if (deck.backs.empty())
            findings.skip("no-hidden-text",
                          "cards: the file has none of the hidden text that spotit-print "
                          "writes, or without what its letters stand for (/ToUnicode). Some "
                          "programs drop it (pdftocairo does): verify the file from before "
                          "that");
        else
            findings.skip("no-cards", fmt::format("cards: this file has {} and no fronts",
                                                  count(deck.backs.size(), "back")));
        return {};
    }
    std::map<int, Cards> copies; // by number
    int of = 0;                  // different cards, as the file says it
    std::size_t max_copies = 0;
    for (const ReadCard& card : deck.cards) {
        copies[card.number].push_back(&card);
        of = std::max(of, card.of);
        max_copies = std::max(max_copies, copies[card.number].size());
    }
    std::vector<int> wanted(static_cast<std::size_t>(of)), missing;
    std::iota(wanted.begin(), wanted.end(), 1);
    if (deck.part) wanted = pdf::read_ranges(*deck.part, of);
    std::ranges::copy_if(wanted, std::back_inserter(missing),
                         [&](int number) { return !copies.contains(number); });
    if (!missing.empty())
        findings.fail("missing-cards", fmt::format("{} of {} missing", format_cards(missing), of));
    Cards cards; // of one copy
    for (const auto& [number, same] : copies) {
        cards.push_back(same.front());
        check_copies(same, deck.part ? std::nullopt : std::optional(max_copies), findings);
    }
    if (deck.part)
        findings.skip("part", fmt::format("the other cards: this file holds {} of {} cards: {}",
                                          wanted.size(), of, pdf::format_ranges(wanted)));
    else if (missing.empty() && !findings.has_failed("copies"))
        findings.pass("all-cards", max_copies == 1 ? fmt::format("all {} cards are there, each once", of)
                                                   : fmt::format("all {} cards are there, in {} equal copies",
                                                                 of, max_copies));
    return check_promise(deck.kind, cards, findings);
}

} // namespace spotit::verify

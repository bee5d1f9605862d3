// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/deck/check_deck.hpp"

#include "pdf/text/card_ranges.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace spotit::verify {

namespace {

struct Copies {
    std::map<int, std::vector<const ReadCard*>> by_number;
    int count = 0; ///< of different cards, as the file says it
    std::size_t most = 0;
};

Copies copies_in(const ReadDeck& deck) {
    Copies copies;
    for (const ReadCard& card : deck.cards) {
        auto& alike = copies.by_number[card.number];
        alike.push_back(&card);
        copies.count = std::max(copies.count, card.of);
        copies.most = std::max(copies.most, alike.size());
    }
    return copies;
}

/// Those that must be in the file.
std::vector<int> expected(const ReadDeck& deck, int count) {
    if (deck.part) return pdf::read_ranges(*deck.part, count);
    std::vector<int> all(static_cast<std::size_t>(count));
    std::iota(all.begin(), all.end(), 1);
    return all;
}

void check_all_there(const ReadDeck& deck, const Copies& copies, Findings& findings) {
    std::vector<int> missing;
    const std::vector<int> wanted = expected(deck, copies.count);
    for (const int number : wanted)
        if (!copies.by_number.contains(number)) missing.push_back(number);
    // What was left unread is told at the end.
    if (!missing.empty() && deck.whole)
        findings.wrong(fmt::format("card{} {} of {} {} missing", missing.size() == 1 ? "" : "s",
                                   pdf::written_ranges(missing), copies.count,
                                   missing.size() == 1 ? "is" : "are"));
    for (const auto& [number, alike] : copies.by_number) {
        if (!deck.part && alike.size() != copies.most)
            findings.wrong([&, n = number, there = alike.size()] {
                return fmt::format("card {} is there {} times, others {} times", n, there, copies.most);
            });
        const std::vector<std::string> names = names_of(*alike.front());
        for (const ReadCard* other : alike)
            if (names_of(*other) != names)
                findings.wrong(fmt::format("card {} on page {} ({}) is not what it is on page {} ({})",
                                           number, other->page, listed(names_of(*other)), alike.front()->page,
                                           listed(names)));
    }
    if (!findings.end_sort() || !missing.empty()) return;
    if (deck.part) {
        findings.open(
            fmt::format("the other cards: this file is made to hold {} of the deck's {}, all of which are "
                        "there: {}",
                        wanted.size(), copies.count, pdf::written_ranges(wanted)));
        return;
    }
    findings.proved(copies.most == 1 ? fmt::format("all {} cards are there, each once", copies.count)
                                     : fmt::format("all {} cards are there in {} copies, which are alike",
                                                   copies.count, copies.most));
}

} // namespace

std::vector<std::string> names_of(const ReadCard& card) {
    std::vector<std::string> names;
    for (const ReadSymbol& symbol : card.symbols) names.push_back(symbol.name);
    std::ranges::sort(names);
    return names;
}

std::string listed(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
    return text;
}

std::string told_cards(std::vector<int> numbers) {
    std::ranges::sort(numbers);
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    return (numbers.size() == 1 ? "card " : "cards ") + pdf::written_ranges(numbers);
}

DeckCheck check_deck(const ReadDeck& deck, Findings& findings) {
    if (deck.cards.empty()) {
        if (!deck.backs.empty()) // else it is told why
            findings.open(
                fmt::format("what the cards show: this file has {} backs and no fronts", deck.backs.size()));
        return {};
    }
    const Copies copies = copies_in(deck);
    check_all_there(deck, copies, findings);
    std::vector<const ReadCard*> cards; // of one copy
    for (const auto& [number, alike] : copies.by_number) cards.push_back(alike.front());
    DeckCheck check;
    std::set<std::string> names;
    for (const ReadCard* card : cards)
        for (const ReadSymbol& symbol : card->symbols) names.insert(symbol.name);
    check.cards = static_cast<int>(cards.size());
    check.symbols = static_cast<int>(names.size());
    check.pairs = check_promise(deck, cards, findings);
    return check;
}

} // namespace spotit::verify

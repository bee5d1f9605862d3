// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/check_deck.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace spotit::pdf {

namespace {

/// The cards of one copy by their numbers, and whether every copy has each of them alike.
std::vector<const ReadCard*> one_copy(const ReadDeck& deck, Findings& findings) {
    std::map<int, std::vector<const ReadCard*>> by_number;
    int count = 0;
    for (const ReadCard& card : deck.cards) {
        by_number[card.number].push_back(&card);
        count = std::max({count, card.of, card.number});
    }
    std::vector<const ReadCard*> cards;
    std::size_t copies = 0;
    for (const auto& [number, alike] : by_number) copies = std::max(copies, alike.size());
    for (int number = 1; number <= count; ++number) {
        const auto& alike = by_number[number];
        if (alike.empty()) {
            findings.wrong(fmt::format("card {} of {} is missing", number, count));
            continue;
        }
        if (alike.size() != copies)
            findings.wrong(
                fmt::format("card {} is there {} times, others {} times", number, alike.size(), copies));
        cards.push_back(alike.front());
        for (const ReadCard* other : alike)
            if (names_of(*other) != names_of(*alike.front()))
                findings.wrong(fmt::format("card {} on page {} ({}) is not what it is on page {} ({})",
                                           number, other->page, listed(names_of(*other)), alike.front()->page,
                                           listed(names_of(*alike.front()))));
    }
    if (findings.end_sort())
        findings.proved(
            copies == 1 ? fmt::format("all {} cards are there, each once", count)
                        : fmt::format("all {} cards are there in {} copies, which are alike", count, copies));
    return cards;
}

/// How often each form stands for each name.
using Uses = std::map<QPDFObjGen, std::map<std::string, int>>;

/// A form means the name that it goes with most often.
void check_pictures(const ReadDeck& deck, Findings& findings) {
    Uses uses;
    int without = 0, all = 0;
    for (const ReadCard& card : deck.cards)
        for (const ReadSymbol& symbol : card.symbols) {
            ++all;
            if (symbol.form.isIndirect())
                ++uses[symbol.form][symbol.name];
            else
                ++without;
        }
    const auto meaning = [&](QPDFObjGen form) {
        const auto& names = uses[form];
        return std::max_element(names.begin(), names.end(),
                                [](const auto& one, const auto& other) { return one.second < other.second; })
            ->first;
    };
    const bool drawn_into_pages = 2 * without > all; // by a program that rewrote the file
    for (const ReadCard& card : deck.cards)
        for (const ReadSymbol& symbol : card.symbols)
            if (symbol.form.isIndirect() ? meaning(symbol.form) != symbol.name : !drawn_into_pages)
                findings.wrong(
                    symbol.form.isIndirect()
                        ? fmt::format("card {} says {} where it shows what is {} elsewhere", card.number,
                                      symbol.name, meaning(symbol.form))
                        : fmt::format("card {} says {} where no picture is", card.number, symbol.name));
    if (!findings.end_sort()) return;
    if (drawn_into_pages)
        findings.open(fmt::format("{} of {} names could not be compared with the pictures they stand for: a "
                                  "program that rewrote the file drew these into the pages",
                                  without, all));
    else
        findings.proved(
            fmt::format("in all {} places a name goes with the same picture, and no other name has it", all));
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

DeckCheck check_deck(const ReadDeck& deck, Findings& findings) {
    if (deck.cards.empty()) {
        findings.open("no cards were found: the file has none of the names that spotit-print writes into its "
                      "files, so nothing is known of a deck");
        return {};
    }
    DeckCheck check;
    const std::vector<const ReadCard*> cards = one_copy(deck, findings);
    std::set<std::string> names;
    for (const ReadCard* card : cards)
        for (const ReadSymbol& symbol : card->symbols) names.insert(symbol.name);
    check.cards = static_cast<int>(cards.size());
    check.symbols = static_cast<int>(names.size());
    check.pairs = check_promise(deck, cards, findings);
    check_pictures(deck, findings);
    return check;
}

} // namespace spotit::pdf

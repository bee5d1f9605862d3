// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/deck/check_deck.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>

namespace spotit::verify {

namespace {

using Cards = std::vector<const ReadCard*>;

// Decks have 1000 cards at most, and those of sets 81.
constexpr std::size_t max_cards = 2000, max_cards_of_sets = 200;

long long pairs_of(const Cards& cards) {
    const auto count = static_cast<long long>(cards.size());
    return count * (count - 1) / 2;
}

/// Counts how many faults each card has a part in: the one that is in all of them is the one to look at.
class Blame {
public:
    void add(std::initializer_list<const ReadCard*> cards) {
        ++faults_;
        for (const ReadCard* card : cards) ++parts_[card->number];
    }
    void tell(const Cards& cards, Findings& findings) const {
        if (faults_ < 2) return;
        const auto in_all = std::count_if(parts_.begin(), parts_.end(),
                                          [this](const auto& p) { return p.second == faults_; });
        if (in_all != 1) return;
        for (const ReadCard* card : cards)
            if (const auto part = parts_.find(card->number); part != parts_.end() && part->second == faults_)
                findings.wrong(fmt::format("card {} on page {} is in each of the {} faults: it shows {}",
                                           card->number, card->page, faults_, listed(names_of(*card))));
    }

private:
    int faults_ = 0;
    std::map<int, int> parts_;
};

void check_sizes(const Cards& cards, Findings& findings) {
    std::map<std::size_t, int> sizes;
    for (const ReadCard* card : cards) ++sizes[card->symbols.size()];
    const std::size_t usual =
        std::max_element(sizes.begin(), sizes.end(), [](const auto& one, const auto& other) {
            return one.second < other.second;
        })->first;
    for (const ReadCard* card : cards) {
        const std::vector<std::string> names = names_of(*card);
        if (names.size() != usual)
            findings.wrong(fmt::format("card {} on page {} shows {} symbols, others {}", card->number,
                                       card->page, names.size(), usual));
        if (const auto twice = std::ranges::adjacent_find(names); twice != names.end())
            findings.wrong(
                fmt::format("card {} on page {} shows {} twice", card->number, card->page, *twice));
    }
    if (findings.end_sort()) findings.proved(fmt::format("each card shows {} different symbols", usual));
}

/// The cards' symbols as numbers in their order, so that comparing them is quick.
std::vector<std::vector<int>> numbered(const Cards& cards, std::vector<std::string>& names) {
    std::map<std::string, int> numbers;
    for (const ReadCard* card : cards)
        for (const ReadSymbol& symbol : card->symbols) numbers.emplace(symbol.name, 0);
    for (auto& [name, number] : numbers) {
        number = static_cast<int>(names.size());
        names.push_back(name);
    }
    std::vector<std::vector<int>> result;
    for (const ReadCard* card : cards) {
        auto& symbols = result.emplace_back();
        for (const ReadSymbol& symbol : card->symbols) symbols.push_back(numbers.at(symbol.name));
        std::ranges::sort(symbols);
    }
    return result;
}

std::string told_shared(const std::vector<int>& shared, const std::vector<std::string>& names,
                        const ReadCard& one, const ReadCard& other) {
    if (shared.empty()) return fmt::format("cards {} and {} share no symbol", one.number, other.number);
    std::vector<std::string> words;
    for (const int symbol : shared) words.push_back(names[static_cast<std::size_t>(symbol)]);
    return fmt::format("cards {} and {} share {} symbols: {}", one.number, other.number, words.size(),
                       listed(words));
}

long long check_one_shared(const Cards& cards, Findings& findings) {
    check_sizes(cards, findings);
    std::vector<std::string> names;
    const std::vector<std::vector<int>> symbols = numbered(cards, names);
    Blame blame;
    std::vector<int> shared;
    for (std::size_t i = 0; i < cards.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            shared.clear();
            std::ranges::set_intersection(symbols[i], symbols[j], std::back_inserter(shared));
            if (shared.size() == 1) continue;
            blame.add({cards[i], cards[j]});
            findings.wrong([&] { return told_shared(shared, names, *cards[j], *cards[i]); });
        }
    const bool none = findings.end_sort();
    blame.tell(cards, findings);
    findings.end_sort();
    if (!none) return 0;
    const long long pairs = pairs_of(cards);
    findings.proved(fmt::format("each of the {} pairs of cards shares exactly one symbol", pairs));
    return pairs;
}

} // namespace

long long check_promise(const ReadDeck& deck, const Cards& cards, Findings& findings) {
    if (cards.size() < 2) {
        findings.open("there are no two cards that could be compared");
        return 0;
    }
    const bool of_sets = deck.kind == "set";
    if (cards.size() > (of_sets ? max_cards_of_sets : max_cards)) {
        findings.open(fmt::format("{} cards are more than are compared with each other", cards.size()));
        return 0;
    }
    return of_sets ? check_sets(cards, findings) : check_one_shared(cards, findings);
}

} // namespace spotit::verify

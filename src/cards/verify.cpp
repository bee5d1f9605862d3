// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/cards.hpp>

#include "cards/face.hpp"
#include "cards/faults.hpp"

#include <spotit/symbol.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

namespace spotit::cards {

namespace {

std::vector<int> sorted(std::vector<int> symbols) {
    std::ranges::sort(symbols);
    return symbols;
}

/// Every card has as many symbols as the first, and none twice.
void check_cards(const CardList& list, Faults& faults) {
    for (std::size_t card = 0; card < list.cards.size(); ++card) {
        const std::vector<int> symbols = sorted(list.cards[card].symbols);
        if (symbols.size() != list.cards[0].symbols.size())
            faults.add({card}, fmt::format("card {} has {} symbols, card 1 has {}", card + 1, symbols.size(),
                                           list.cards[0].symbols.size()));
        if (const auto twice = std::ranges::adjacent_find(symbols); twice != symbols.end())
            faults.add({card}, fmt::format("card {} shows {} twice", card + 1, faults.names({*twice})));
    }
}

std::vector<int> common(const CardList::Card& one, const CardList::Card& other) {
    const std::vector<int> a = sorted(one.symbols), b = sorted(other.symbols);
    std::vector<int> both;
    std::ranges::set_intersection(a, b, std::back_inserter(both));
    return both;
}

/// Every two cards share exactly one symbol.
void check_pairs(const CardList& list, Faults& faults) {
    std::vector<std::vector<std::size_t>> cards_of(list.symbols.size());
    for (std::size_t card = 0; card < list.cards.size(); ++card)
        for (const int symbol : list.cards[card].symbols)
            cards_of[static_cast<std::size_t>(symbol)].push_back(card);
    std::vector<int> shared(list.cards.size());
    for (std::size_t card = 0; card < list.cards.size(); ++card) {
        std::ranges::fill(shared, 0);
        for (const int symbol : list.cards[card].symbols)
            for (const std::size_t other : cards_of[static_cast<std::size_t>(symbol)]) ++shared[other];
        for (std::size_t other = card + 1; other < list.cards.size(); ++other) {
            if (shared[other] == 1) continue;
            const std::string both = faults.names(common(list.cards[card], list.cards[other]));
            faults.add({card, other},
                       shared[other] == 0
                           ? fmt::format("cards {} and {} share no symbol", card + 1, other + 1)
                           : fmt::format("cards {} and {} share {} symbols: {}", card + 1, other + 1,
                                         shared[other], both));
        }
    }
}

/// Every card shows exactly one symbol of each category. Returns how many categories there are.
std::size_t check_categories(const CardList& list, Faults& faults) {
    std::vector<std::string> categories; // in the order of the list
    for (const CardList::Symbol& symbol : list.symbols)
        if (!symbol.category.empty() && std::ranges::find(categories, symbol.category) == categories.end())
            categories.push_back(symbol.category);
    for (std::size_t card = 0; card < list.cards.size(); ++card) {
        for (const std::string& category : categories) {
            std::vector<int> shown;
            for (const int index : list.cards[card].symbols)
                if (list.symbols[static_cast<std::size_t>(index)].category == category)
                    shown.push_back(index);
            if (shown.empty())
                faults.add({card}, fmt::format("card {} shows nothing of {}", card + 1, category));
            else if (shown.size() > 1)
                faults.add({card}, fmt::format("card {} shows {} of {}: {}", card + 1, shown.size(), category,
                                               faults.names(shown)));
        }
    }
    return categories.size();
}

/// No two symbols show the same on the cards.
void check_faces(const CardList& list, Faults& faults) {
    std::map<std::array<std::string, 3>, std::pair<int, std::size_t>> first_with; // symbol and card
    for (std::size_t card = 0; card < list.cards.size(); ++card)
        for (std::size_t i = 0; i < list.cards[card].symbols.size(); ++i) {
            const CardList::Face face = face_on(list, list.cards[card], i);
            if (face == CardList::Face{}) continue; // nothing is said of it
            const int symbol = list.cards[card].symbols[i];
            const auto [first, is_new] =
                first_with.try_emplace({symbol::comparison_key(face.emoji + face.text), face.image,
                                        symbol::comparison_key(face.label)},
                                       std::pair(symbol, card));
            if (is_new || first->second.first == symbol) continue;
            faults.add({first->second.second, card},
                       fmt::format("{} on card {} and {} on card {} look the same: {}",
                                   faults.names({first->second.first}), first->second.second + 1,
                                   faults.names({symbol}), card + 1, face.emoji + face.text + face.image));
        }
}

} // namespace

VerifyReport verify(const CardList& list) {
    VerifyReport verdict;
    const long long count = static_cast<long long>(list.cards.size());
    verdict.pairs = count * (count - 1) / 2;
    Faults faults(list, verdict);
    if (list.kind == "set") {
        const long long sets = check_sets(list, faults);
        verdict.promise = fmt::format("the {} cards make {} sets", count, sets);
        if (3 * sets == verdict.pairs)
            verdict.promise = fmt::format(
                "each of the {} pairs of cards is completed to a set by exactly one third", verdict.pairs);
    } else {
        check_cards(list, faults);
        check_pairs(list, faults);
        check_faces(list, faults);
        const std::size_t categories = check_categories(list, faults);
        const std::optional<long long> matches = check_piles(list, faults);
        verdict.promise =
            fmt::format("each of the {} pairs of cards shares exactly one symbol", verdict.pairs);
        if (categories > 0)
            verdict.promise +=
                fmt::format("; each card shows one symbol of each of the {} categories", categories);
        if (matches)
            verdict.promise +=
                fmt::format("; each of the {} matches across the two piles is of two forms", *matches);
    }
    faults.tell_culprit();
    if (verdict.broken > 0) verdict.promise.clear();
    return verdict;
}

} // namespace spotit::cards

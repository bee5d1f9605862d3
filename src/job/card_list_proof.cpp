// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/card_list.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace spotit::job {

namespace {

/// So many faults are told one by one.
constexpr std::size_t told_faults = 100;

/// Collects what is wrong, and which cards are to blame.
class Faults {
public:
    Faults(const CardList& list, Verdict& verdict)
        : list_(list)
        , verdict_(verdict)
        , blame_(list.cards.size(), 0) {}

    void add(std::initializer_list<std::size_t> cards, std::string message) {
        ++verdict_.broken;
        for (const std::size_t card : cards) ++blame_[card];
        if (verdict_.faults.size() == told_faults) return;
        diag::Diagnostic diagnostic;
        diagnostic.id = "broken-promise";
        diagnostic.message = std::move(message);
        verdict_.faults.push_back(std::move(diagnostic));
    }
    /// The card that all faults have in common is the one to look at.
    void tell_culprit() {
        if (verdict_.broken < 2) return;
        const auto most = std::ranges::max_element(blame_);
        if (*most != verdict_.broken || std::ranges::count(blame_, *most) != 1) return;
        const std::size_t card = static_cast<std::size_t>(most - blame_.begin());
        verdict_.faults.front().notes.push_back(fmt::format("card {} is in each of the {} faults: {}",
                                                            card + 1, verdict_.broken,
                                                            names(list_.cards[card].symbols)));
    }
    std::string names(const std::vector<int>& symbols) const {
        std::string text;
        for (const int index : symbols)
            text += (text.empty() ? "" : ", ") + list_.symbols[static_cast<std::size_t>(index)].id;
        return text;
    }

private:
    const CardList& list_;
    Verdict& verdict_;
    std::vector<long long> blame_;
};

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

/// The features that complete two cards to a set: each all equal or all different.
deck::Features third(const deck::Features& a, const deck::Features& b) {
    deck::Features result{};
    for (std::size_t i = 0; i < result.size(); ++i) result[i] = a[i] == b[i] ? a[i] : 3 - a[i] - b[i];
    return result;
}

/// No card twice; in a whole deck every two cards are completed by one more. Returns the number of sets.
long long check_sets(const CardList& list, Faults& faults) {
    std::map<deck::Features, std::size_t> by_features;
    for (std::size_t card = 0; card < list.cards.size(); ++card) {
        const auto [found, added] = by_features.emplace(list.cards[card].features, card);
        if (!added)
            faults.add({found->second, card},
                       fmt::format("cards {} and {} are the same", found->second + 1, card + 1));
    }
    const bool whole = list.cards.size() == 81 || list.cards.size() == 27;
    long long completed = 0;
    for (std::size_t a = 0; a < list.cards.size(); ++a)
        for (std::size_t b = a + 1; b < list.cards.size(); ++b) {
            const bool found = by_features.contains(third(list.cards[a].features, list.cards[b].features));
            completed += found ? 1 : 0;
            if (whole && !found)
                faults.add({a, b}, fmt::format("no card completes cards {} and {} to a set", a + 1, b + 1));
        }
    return completed / 3;
}

} // namespace

Verdict verify(const CardList& list) {
    Verdict verdict;
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
        const std::size_t categories = check_categories(list, faults);
        verdict.promise =
            fmt::format("each of the {} pairs of cards shares exactly one symbol", verdict.pairs);
        if (categories > 0)
            verdict.promise +=
                fmt::format("; each card shows one symbol of each of the {} categories", categories);
    }
    faults.tell_culprit();
    if (verdict.broken > 0) verdict.promise.clear();
    return verdict;
}

} // namespace spotit::job

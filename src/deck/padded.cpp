#include "deck/bases.hpp"

#include "deck/kind.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <set>

namespace spotit::deck {
namespace {

/// The first cards of a base, and the number of their symbols with fillers.
struct Plan {
    PaddedBase base = PaddedBase::Pairs;
    int order = 0; ///< of the plane
    int cards = 0, symbols = 0;
    const Design* design = nullptr;
};

std::vector<Card> make_base(const Plan& plan, int per_card) {
    switch (plan.base) {
    case PaddedBase::Pairs: return make_pairs_base(per_card);
    case PaddedBase::Triples: return make_triples_base(per_card);
    case PaddedBase::Plane: return make_plane_base(plan.order);
    case PaddedBase::Design: return make_design_base(*plan.design);
    }
    return {};
}

/// Prefers more cards, then fewer symbols.
void keep_better(Plan& best, const Plan& other) {
    if (other.cards > best.cards || (other.cards == best.cards && other.symbols < best.symbols)) best = other;
}

/// Tries as many cards of a small base as the symbols allow.
void try_cards(Plan& best, PaddedBase base, int per_card, int available) {
    Plan plan{.base = base};
    std::set<int> seen;
    int fillers = 0;
    for (const Card& card : make_base(plan, per_card)) {
        seen.insert(card.begin(), card.end());
        fillers += per_card - static_cast<int>(card.size());
        ++plan.cards;
        plan.symbols = static_cast<int>(seen.size()) + fillers;
        if (plan.symbols <= available) keep_better(best, plan);
    }
}

/// Tries as many lines of a plane as the symbols allow, without building it.
void try_plane(Plan& best, int q, int per_card, int available) {
    for (int lines = count_plane_points(q); lines > std::max(best.cards - 1, q); --lines) {
        const int symbols = count_points_of_lines(q, lines) + lines * (per_card - 1 - q);
        if (symbols > available) continue;
        keep_better(best, {PaddedBase::Plane, q, lines, symbols});
        return;
    }
}

/// Returns the symbols of the smallest deck, in which each two cards have a symbol of their own.
int count_padded_symbols(int symbols_per_card) {
    return symbols_per_card <= max_order + 1 ? symbols_per_card * (symbols_per_card + 1) / 2 : 0;
}

Plan find_best_plan(int per_card, int available) {
    Plan best;
    try_cards(best, PaddedBase::Pairs, per_card, available);
    try_cards(best, PaddedBase::Triples, per_card, available);
    for (int q = 2; q < per_card; ++q)
        if (find_prime(q)) try_plane(best, q, per_card, available);
    for (const Design& design : list_designs()) {
        if (design.symbols_per_card != per_card || design.symbols > available) continue;
        const Plan plan{PaddedBase::Design, 0, design.cards, design.symbols, &design};
        if (design.symbols == available) return plan; // with all of them in play
        keep_better(best, plan);
    }
    return best;
}

/// Symbols on a single card don't match: they are removed, and fillers replace them.
int remove_singles(std::vector<Card>& cards) {
    int symbols = 0;
    for (const Card& card : cards)
        for (const int symbol : card) symbols = std::max(symbols, symbol + 1);
    const auto card_count = list_cards_of_symbols(cards, symbols);
    std::vector<int> number(card_count.size(), -1);
    int matching = 0;
    for (std::size_t symbol = 0; symbol < card_count.size(); ++symbol)
        if (card_count[symbol].size() > 1) number[symbol] = matching++;
    for (Card& card : cards) {
        for (int& symbol : card) symbol = number[static_cast<std::size_t>(symbol)];
        std::erase(card, -1);
    }
    return matching;
}

/// Deals the cards without their fillers; returns the number of symbols that match.
int deal_cards(const Plan& plan, int per_card, std::vector<Card>& cards) {
    cards = make_base(plan, per_card);
    cards.resize(static_cast<std::size_t>(plan.cards));
    return remove_singles(cards);
}

DeckSize compute_padded_size(int symbols_per_card, int symbols) {
    const Plan plan = find_best_plan(symbols_per_card, symbols);
    std::vector<Card> cards;
    const int matching = deal_cards(plan, symbols_per_card, cards);
    std::size_t min_share = matching < plan.symbols ? 1 : cards.size();
    for (const auto& cards_of_symbol : list_cards_of_symbols(cards, matching))
        min_share = std::min(min_share, cards_of_symbol.size());
    return {symbols_per_card, plan.cards, plan.symbols, matching, static_cast<int>(min_share)};
}

void deal_padded(const Options& /*options*/, Deck& deck) {
    const Plan plan = find_best_plan(deck.symbols_per_card, deck.symbol_count);
    deck.base = plan.base;
    deck.order = plan.order;
    deal_cards(plan, deck.symbols_per_card, deck.cards);
    // Then no symbol was removed, and the points have kept their numbers.
    if (plan.base == PaddedBase::Plane && deck.matching == count_plane_points(plan.order)) {
        deck.points.resize(static_cast<std::size_t>(deck.matching));
        std::iota(deck.points.begin(), deck.points.end(), 0);
    }
}

/// Fills up each card. Dropped cards need no fillers.
void add_fillers(Deck& deck) {
    deck.symbol_count = deck.matching;
    for (Card& card : deck.cards)
        while (card.size() < static_cast<std::size_t>(deck.symbols_per_card))
            card.push_back(deck.symbol_count++);
}

} // namespace

constinit const KindRow padded_row{
    .kind = Kind::Padded,
    .info = {.better = Kind::Projective,
             .refusals = {.dual = "the symbols that never match would become cards with a single symbol",
                          .categories = only_dual_affine}},
    .symbols_needed = count_padded_symbols,
    .compute_size = compute_padded_size,
    .deal = deal_padded,
    .shuffle_symbols = shuffle_all_symbols,
    .complete = add_fillers,
    .check = check_matches};

} // namespace spotit::deck

#include "deck/kind.hpp"

#include <numeric>

namespace spotit::deck {

namespace {

int projective_symbols_needed(int symbols_per_card) {
    const int q = symbols_per_card - 1;
    return q <= max_order && prime_power(q) ? plane_size(q) : 0;
}

std::optional<DeckSize> projective_size(int symbols_per_card, int symbols) {
    const int size = projective_symbols_needed(symbols_per_card);
    if (size == 0 || symbols < size) return std::nullopt;
    return DeckSize{.symbols_per_card = symbols_per_card, .cards = size, .symbols = size, .matching = size};
}

// Two lines of a projective plane meet in one point, and all lines have the same number of points.
Deck deal_projective(const Options& /*options*/, const DeckSize& size) {
    Deck deck;
    deck.kind = Kind::Projective;
    deck.symbols_per_card = size.symbols_per_card;
    deck.order = deck.symbols_per_card - 1;
    deck.symbol_count = deck.matching = size.symbols;
    deck.cards = projective_plane(deck.order);
    deck.points.resize(static_cast<std::size_t>(size.symbols));
    std::iota(deck.points.begin(), deck.points.end(), 0);
    return deck;
}

} // namespace

constinit const KindRow projective_row{.kind = Kind::Projective,
                                       .no_categories = only_dual_affine,
                                       .symbols_needed = projective_symbols_needed,
                                       .compute_size = projective_size,
                                       .deal = deal_projective,
                                       .shuffle_symbols = shuffle_all_symbols,
                                       .check = check_matches};

} // namespace spotit::deck

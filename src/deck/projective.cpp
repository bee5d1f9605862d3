#include "deck/kind.hpp"

#include <numeric>

namespace spotit::deck {
namespace {

int count_projective_symbols(int symbols_per_card) {
    const int q = symbols_per_card - 1;
    return q <= max_order && find_prime(q) ? count_plane_points(q) : 0;
}

DeckSize compute_projective_size(int symbols_per_card, int /*symbols*/) {
    const int size = count_projective_symbols(symbols_per_card);
    return {symbols_per_card, size, size, size, symbols_per_card};
}

// Two lines of a projective plane meet in one point, and all lines have the same number of points.
void deal_projective(const Options& /*options*/, Deck& deck) {
    deck.order = deck.symbols_per_card - 1;
    deck.cards = make_projective_plane(deck.order);
    deck.points.resize(deck.cards.size());
    std::iota(deck.points.begin(), deck.points.end(), 0);
}

} // namespace

constinit const KindRow projective_row{.kind = Kind::Projective,
                                       .info = {.refusals = {.categories = only_dual_affine}},
                                       .symbols_needed = count_projective_symbols,
                                       .compute_size = compute_projective_size,
                                       .deal = deal_projective,
                                       .shuffle_symbols = shuffle_all_symbols,
                                       .check = check_matches};

} // namespace spotit::deck

#include "deck/field.hpp"

#include "deck/kind.hpp"

namespace spotit::deck {
namespace {

int count_dual_affine_symbols(int symbols_per_card) {
    const int q = symbols_per_card - 1;
    return q <= max_order && find_prime(q) ? q * q + q : 0;
}

DeckSize compute_dual_affine_size(int symbols_per_card, int /*symbols*/) {
    const int q = symbols_per_card - 1, needed = count_dual_affine_symbols(symbols_per_card);
    return {symbols_per_card, q * q, needed, needed, q};
}

// Cards are the points (a, b) of the affine plane AG(2, q), symbols its lines: b = m a + c is number q m + c,
// and a = c is number q q + c. Two points lie on one line. Of the lines with the same slope, which are the
// symbols of a category, a point lies on one.
void deal_dual_affine(const Options& options, Deck& deck) {
    const int q = deck.order = deck.symbols_per_card - 1;
    deck.is_affine = true;
    if (options.categories) deck.categories = deck.symbols_per_card;
    const Field field(q);
    for (int a = 0; a < q; ++a)
        for (int b = 0; b < q; ++b) {
            Card card;
            for (int m = 0; m < q; ++m)
                card.push_back(q * m + field.add(b, field.negate(field.multiply(m, a))));
            card.push_back(q * q + a);
            deck.cards.push_back(std::move(card));
        }
}

/// Permutes the categories, and the symbols within each.
void shuffle_dual_affine(Deck& deck, random::Generator& generator) {
    if (deck.categories == 0) {
        shuffle_all_symbols(deck, generator);
        return;
    }
    std::vector<int> symbols;
    for (const int category : generator.draw_order(deck.categories))
        for (const int member : generator.draw_order(deck.order))
            symbols.push_back(category * deck.order + member);
    renumber_symbols(deck, symbols);
}

} // namespace

constinit const KindRow dual_affine_row{
    .kind = Kind::DualAffine,
    .info = {.refusals =
                 {.dual = "the lines of an affine plane can be parallel, so two cards would share nothing"}},
    .symbols_needed = count_dual_affine_symbols,
    .compute_size = compute_dual_affine_size,
    .deal = deal_dual_affine,
    .shuffle_symbols = shuffle_dual_affine,
    .check = check_matches};

} // namespace spotit::deck

#include "deck/field.hpp"

#include "deck/kind.hpp"

#include <numeric>

namespace spotit::deck {

namespace {

int dual_affine_symbols_needed(int symbols_per_card) {
    const int q = symbols_per_card - 1;
    return q <= max_order && prime_power(q) ? q * q + q : 0;
}

std::optional<DeckSize> dual_affine_size(int symbols_per_card, int symbols) {
    const int needed = dual_affine_symbols_needed(symbols_per_card);
    if (needed == 0 || symbols < needed) return std::nullopt;
    const int q = symbols_per_card - 1;
    return DeckSize{
        .symbols_per_card = symbols_per_card, .cards = q * q, .symbols = needed, .matching = needed};
}

// Cards are the points (a, b) of the affine plane AG(2, q), symbols its lines: b = m a + c is number q m + c,
// and a = c is number q q + c. Two points lie on one line. Of the lines with the same slope, which are the
// symbols of a category, a point lies on one.
Deck deal_dual_affine(const Options& options, const DeckSize& size) {
    Deck deck;
    deck.kind = Kind::DualAffine;
    deck.symbols_per_card = size.symbols_per_card;
    deck.order = deck.symbols_per_card - 1;
    deck.symbol_count = deck.matching = size.symbols;
    if (options.categories) deck.categories = deck.symbols_per_card;
    const Field field(deck.order);
    const int q = deck.order;
    for (int a = 0; a < q; ++a)
        for (int b = 0; b < q; ++b) {
            Card card;
            for (int m = 0; m < q; ++m)
                card.push_back(q * m + field.add(b, field.negate(field.multiply(m, a))));
            card.push_back(q * q + a);
            deck.cards.push_back(std::move(card));
        }
    return deck;
}

/// Permutes the categories, and the symbols within each.
void shuffle_dual_affine(Deck& deck, random::Generator& generator) {
    if (deck.categories == 0) {
        shuffle_all_symbols(deck, generator);
        return;
    }
    std::vector<int> categories(static_cast<std::size_t>(deck.categories));
    std::iota(categories.begin(), categories.end(), 0);
    generator.shuffle(std::span(categories));
    std::vector<int> symbols;
    for (const int category : categories) {
        std::vector<int> members(static_cast<std::size_t>(deck.order));
        std::iota(members.begin(), members.end(), category * deck.order);
        generator.shuffle(std::span(members));
        symbols.insert(symbols.end(), members.begin(), members.end());
    }
    renumber_symbols(deck, symbols);
}

} // namespace

constinit const KindRow dual_affine_row{
    .kind = Kind::DualAffine,
    .no_dual = "the lines of an affine plane can be parallel, so that two cards would share nothing",
    .symbols_needed = dual_affine_symbols_needed,
    .compute_size = dual_affine_size,
    .deal = deal_dual_affine,
    .shuffle_symbols = shuffle_dual_affine,
    .check = check_matches};

} // namespace spotit::deck

#include "deck/brute_force.hpp"
#include "golden.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>

namespace spotit::deck {
namespace {

constexpr int max_symbols_per_card = 12;
constexpr std::string_view introduction =
    R"(<!-- Printed by tests/deck/decks_page_test.cpp, which deals each of these decks and checks it by brute force. Don't edit. -->

# Decks for each number of symbols

The decks that 5 to 120 symbols make. *Largest plane* is the perfect deck with the most symbols, *by default* what a theme makes without
`deck.kind` or `deck.symbols_per_card`. The other columns have the deck of each kind with the most cards that shows all the symbols,
with at most 12 on a card. "31 × 6, on 6" means 31 cards of 6 symbols, each symbol on at least 6 cards; a symbol on 1
never matches.

| symbols | largest plane | left out | by default | left out | all, `projective` | all, `dual-affine` | all, `padded` |
|--:|---|--:|---|--:|---|---|---|
)";

/// Returns the figures of a deck that is as they say.
std::string describe(const DeckChoice& choice, int symbols) {
    const DeckSize& size = choice.size;
    const Deck deck = test::make_of(choice.kind, size.symbols_per_card, symbols);
    CAPTURE(symbols);
    CAPTURE(size.symbols_per_card);
    CHECK(test::each_pair_shares_one(deck));
    CHECK(test::each_card_has(deck, size.symbols_per_card));
    const std::vector<int> shares = test::cards_per_symbol(deck);
    CHECK(std::ssize(shares) == size.symbols);
    CHECK(std::ranges::min(shares) == size.min_share);
    return fmt::format("{} × {}, on {}", deck.cards.size(), size.symbols_per_card, std::ranges::min(shares));
}

/// Returns the deck of a kind with the most cards that shows all symbols.
std::optional<DeckChoice> find_deck_of_all_of(Kind kind, int symbols) {
    std::optional<DeckChoice> best;
    for (const int number : list_possible_symbols_per_card(kind)) {
        if (number > max_symbols_per_card) break;
        const auto size = compute_size({.kind = kind, .symbols_per_card = number}, symbols);
        if (size && size->symbols == symbols && (!best || size->cards > best->size.cards))
            best = {kind, *size};
    }
    return best;
}

std::string describe_decks(int symbols) {
    std::string row = fmt::format("| {} |", symbols);
    std::optional<DeckChoice> plane;
    if (const auto number = compute_max_symbols_per_card(symbols))
        plane = {default_kind, *compute_size({.kind = default_kind, .symbols_per_card = *number}, symbols)};
    for (const auto& each : {plane, choose_usual_deck(symbols)})
        row +=
            each ? fmt::format(" {} | {} |", describe(*each, symbols), symbols - each->size.symbols) : " | |";
    for (const Kind kind : {Kind::Projective, Kind::DualAffine, Kind::Padded}) {
        const auto all = find_deck_of_all_of(kind, symbols);
        row += all ? fmt::format(" {} |", describe(*all, symbols)) : " |";
    }
    return row + "\n";
}

} // namespace

TEST_CASE("docs/engine/decks.md has the decks of 5 to 120 symbols") {
    std::string page(introduction);
    for (int symbols = 5; symbols <= 120; ++symbols) page += describe_decks(symbols);
    CHECK(tests::matches_golden("../docs/engine/decks.md", page));
}

} // namespace spotit::deck

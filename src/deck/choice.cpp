#include "deck/kind.hpp"

namespace spotit::deck {
namespace {

/// Symbols on two cards match once in a game, others never.
constexpr int min_share_in_play = 3;

} // namespace

std::vector<DeckChoice> list_decks(int symbols, int max_symbols_per_card) {
    std::vector<DeckChoice> decks;
    for (int number = min_symbols_per_card; number <= max_symbols_per_card; ++number) {
        DeckChoice best;
        for (const auto& [kind, name] : kind_names) { // of equal decks the first is the simplest
            if (find_info(kind).makes_drawings) continue;
            const auto size = compute_size({.kind = kind, .symbols_per_card = number}, symbols);
            if (size && size->cards > best.size.cards) best = {kind, *size};
        }
        if (best.size.cards > 0) decks.push_back(best);
    }
    return decks;
}

std::optional<DeckChoice> find_deck_of_all(int symbols, int max_symbols_per_card) {
    std::optional<DeckChoice> best;
    for (const DeckChoice& choice : list_decks(symbols, max_symbols_per_card))
        if (choice.size.symbols == symbols && choice.size.min_share >= min_share_in_play &&
            (!best || choice.size.cards > best->size.cards))
            best = choice;
    return best;
}

std::optional<DeckChoice> choose_usual_deck(int symbols) {
    std::optional<DeckChoice> usual = find_deck_of_all(symbols);
    if (usual) return usual;
    for (const DeckChoice& choice : list_decks(symbols, usual_symbols_per_card))
        if (choice.kind == default_kind) usual = choice;
    return usual;
}

} // namespace spotit::deck

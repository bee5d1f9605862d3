#include "deck/kind.hpp"

#include <spotit/random.hpp>

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace spotit::deck {
namespace {

/// Exchanges the roles of cards and symbols.
Deck make_dual(Deck deck) {
    std::vector<Card> cards = list_cards_of_symbols(deck.cards, deck.symbol_count);
    deck.symbol_count = static_cast<int>(deck.cards.size());
    deck.matching = deck.symbol_count;
    deck.symbols_per_card = static_cast<int>(cards.front().size());
    deck.cards = std::move(cards);
    return deck;
}

template<class T>
void reorder(std::vector<T>& items, const std::vector<std::size_t>& order) {
    std::vector<T> ordered;
    ordered.reserve(items.size());
    for (const std::size_t i : order) ordered.push_back(std::move(items[i]));
    items = std::move(ordered);
}

void shuffle_cards(Deck& deck, random::Generator& generator) {
    const std::vector<std::size_t> order = generator.draw_order(deck.cards.size());
    reorder(deck.cards, order);
    if (!deck.features.empty()) reorder(deck.features, order);
}

void keep_cards(Deck& deck, int count) {
    if (count < find_info(deck.kind).min_cards || count > std::ssize(deck.cards))
        throw std::invalid_argument("there is no deck of so many cards");
    deck.cards.resize(static_cast<std::size_t>(count));
    if (!deck.features.empty()) deck.features.resize(static_cast<std::size_t>(count));
}

} // namespace

std::vector<std::vector<int>> list_cards_of_symbols(std::span<const Card> cards, int symbol_count) {
    std::vector<std::vector<int>> cards_of(static_cast<std::size_t>(symbol_count));
    for (std::size_t card = 0; card < cards.size(); ++card)
        for (const int symbol : cards[card])
            cards_of[static_cast<std::size_t>(symbol)].push_back(static_cast<int>(card));
    return cards_of;
}

void renumber_symbols(Deck& deck, const std::vector<int>& by) {
    for (Card& card : deck.cards)
        for (int& symbol : card) symbol = by[static_cast<std::size_t>(symbol)];
    const std::vector<int> points = deck.points;
    for (std::size_t i = 0; i < points.size(); ++i) deck.points[static_cast<std::size_t>(by[i])] = points[i];
}

void shuffle_all_symbols(Deck& deck, random::Generator& generator) {
    renumber_symbols(deck, generator.draw_order(deck.matching));
}

std::optional<DeckSize> compute_size(const Options& options, int available) {
    const KindRow& row = find_row(options.kind);
    const auto& [dual, categories, symbols_per_card, pins] = row.info.refusals;
    if ((options.dual && !dual.empty()) || (options.categories && !categories.empty()) ||
        (options.symbols_per_card && !symbols_per_card.empty()))
        return std::nullopt;
    if (row.size_from_options != nullptr) return row.size_from_options(options);
    const int number = options.symbols_per_card
                           ? *options.symbols_per_card
                           : compute_max_symbols_per_card(available, options.kind).value_or(0);
    const int needed = count_needed_symbols(options.kind, number);
    if (needed == 0 || needed > available) return std::nullopt;
    return row.compute_size(number, available);
}

Deck make(const Options& options, int available) {
    const KindRow& row = find_row(options.kind);
    const auto size = compute_size(options, available);
    if (!size) throw std::invalid_argument("there is no such deck");
    Deck deck{.kind = options.kind,
              .symbols_per_card = size->symbols_per_card,
              .symbol_count = size->symbols,
              .matching = size->matching};
    row.deal(options, deck);
    if (options.dual) deck = make_dual(std::move(deck));
    random::Generator generator(options.seed);
    if (options.shuffle) {
        if (row.shuffle_symbols != nullptr) row.shuffle_symbols(deck, generator);
        shuffle_cards(deck, generator);
    }
    if (options.cards) keep_cards(deck, *options.cards);
    if (row.complete != nullptr) row.complete(deck);
    if (options.shuffle)
        for (Card& card : deck.cards) generator.shuffle(std::span(card));
    return deck;
}

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

const KindRow& find_row(Kind kind) {
    return **std::ranges::find(kind_rows, kind, &KindRow::kind);
}

const KindInfo& find_info(Kind kind) {
    return find_row(kind).info;
}

std::vector<int> list_possible_symbols_per_card(Kind kind) {
    const KindRow& row = find_row(kind);
    std::vector<int> numbers;
    if (row.symbols_needed == nullptr) return numbers;
    for (int number = min_symbols_per_card; number <= max_order + 1; ++number)
        if (row.symbols_needed(number) > 0) numbers.push_back(number);
    return numbers;
}

std::optional<int> compute_max_symbols_per_card(int symbols, Kind kind) {
    const KindRow& row = find_row(kind);
    if (row.info.better)
        if (const auto better = compute_max_symbols_per_card(symbols, *row.info.better)) return better;
    std::optional<int> max;
    for (const int number : list_possible_symbols_per_card(kind))
        if (row.symbols_needed(number) <= symbols) max = number;
    return max;
}

int count_needed_symbols(Kind kind, int symbols_per_card) {
    const KindRow& row = find_row(kind);
    const bool is_possible = row.symbols_needed != nullptr && symbols_per_card >= min_symbols_per_card;
    return is_possible ? row.symbols_needed(symbols_per_card) : 0;
}

NearestSizes find_nearest_symbols_per_card(int wanted, Kind kind) {
    const std::vector<int> numbers = list_possible_symbols_per_card(kind);
    const auto [first, last] = std::equal_range(numbers.begin(), numbers.end(), wanted);
    NearestSizes nearest;
    if (first != numbers.begin()) nearest.below = *(first - 1);
    if (last != numbers.end()) nearest.above = *last;
    return nearest;
}

} // namespace spotit::deck

#include "deck/kind.hpp"

#include <spotit/random.hpp>

#include <fmt/format.h>

#include <stdexcept>
#include <string>
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
    const auto all = static_cast<int>(deck.cards.size());
    const int min_count = find_info(deck.kind).min_cards;
    if (count < min_count || count > all) {
        const std::string with = deck.features.empty()
                                     ? fmt::format("a deck with {} symbols per card", deck.symbols_per_card)
                                     : fmt::format("a {} deck", base::find_enum_name(kind_names, deck.kind));
        throw std::invalid_argument(
            fmt::format("{} has {} to {} cards, not {}", with, min_count, all, count));
    }
    deck.cards.resize(static_cast<std::size_t>(count));
    if (!deck.features.empty()) deck.features.resize(static_cast<std::size_t>(count));
}

/// Throws std::invalid_argument for an option that the kind can't have.
void refuse_impossible(const Options& options) {
    const auto refuse = [&](bool is_given, std::string_view option, std::string_view why) {
        if (is_given && !why.empty())
            throw std::invalid_argument(fmt::format(
                "a {} deck has no {}: {}", base::find_enum_name(kind_names, options.kind), option, why));
    };
    const Refusals& refusals = find_info(options.kind).refusals;
    refuse(options.dual, "dual", refusals.dual);
    refuse(options.categories, "categories", refusals.categories);
    refuse(options.symbols_per_card.has_value(), "symbols per card", refusals.symbols_per_card);
}

/// Returns the size of the wanted deck; throws std::invalid_argument when there is none.
DeckSize choose_size(const Options& options, int available) {
    refuse_impossible(options);
    const KindRow& row = find_row(options.kind);
    if (row.size_from_options != nullptr) return row.size_from_options(options);
    const auto max_symbols = find_max_symbols_per_card(available, options.kind);
    if (!options.symbols_per_card && !max_symbols)
        throw std::invalid_argument(fmt::format("{} symbols are too few for a deck; the smallest needs {}",
                                                available, row.symbols_needed(min_symbols_per_card)));
    const int number = options.symbols_per_card.value_or(max_symbols.value_or(0));
    const int needed = count_needed_symbols(options.kind, number);
    if (needed == 0)
        throw std::invalid_argument(fmt::format("no {} deck is built with {} symbols per card",
                                                base::find_enum_name(kind_names, options.kind), number));
    if (available < needed)
        throw std::invalid_argument(
            fmt::format("{} symbols per card need {} symbols, not {} symbols", number, needed, available));
    return row.compute_size(number, available);
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
    try {
        return choose_size(options, available);
    } catch (const std::invalid_argument&) {
        return std::nullopt;
    }
}

Deck make(const Options& options, int available) {
    const KindRow& row = find_row(options.kind);
    const DeckSize size = choose_size(options, available);
    Deck deck;
    deck.kind = options.kind;
    deck.symbols_per_card = size.symbols_per_card;
    deck.symbol_count = size.symbols;
    deck.matching = size.matching;
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

} // namespace spotit::deck

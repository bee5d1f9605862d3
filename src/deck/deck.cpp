// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "deck/incidence.hpp"

#include "deck/kind.hpp"

#include <spotit/random.hpp>

#include <numeric>
#include <stdexcept>
#include <string>
#include <utility>

namespace spotit::deck {

namespace {

/// Symbols become cards and cards symbols.
Deck dual_of(Deck deck) {
    std::vector<Card> cards = cards_of_symbols(deck.cards, deck.symbol_count);
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
    std::vector<std::size_t> order(deck.cards.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    generator.shuffle(std::span(order));
    reorder(deck.cards, order);
    if (!deck.features.empty()) reorder(deck.features, order);
}

void keep_cards(Deck& deck, int count) {
    const auto all = static_cast<int>(deck.cards.size());
    const int fewest = min_cards(deck.kind);
    if (count < fewest || count > all) {
        const std::string with =
            deck.kind == Kind::Set
                ? "a set deck"
                : "a deck with " + std::to_string(deck.symbols_per_card) + " symbols per card";
        throw std::invalid_argument(with + " has " + std::to_string(fewest) + " to " + std::to_string(all) +
                                    " cards, not " + std::to_string(count));
    }
    deck.cards.resize(static_cast<std::size_t>(count));
    if (!deck.features.empty()) deck.features.resize(static_cast<std::size_t>(count));
}

/// An option that a kind can't have.
void refuse(Kind kind, std::string_view option, std::string_view why) {
    if (why.empty()) return;
    throw std::invalid_argument("a " + std::string(find_row(kind).name.name) + " deck has no " +
                                std::string(option) + ": " + std::string(why));
}

void refuse_impossible(const Options& options) {
    const KindRow& row = find_row(options.kind);
    if (options.dual) refuse(options.kind, "dual", row.no_dual);
    if (options.categories) refuse(options.kind, "categories", row.no_categories);
    if (options.symbols_per_card) refuse(options.kind, "symbols per card", row.no_symbols_per_card);
}

/// The deck that is wanted; throws std::invalid_argument when there is none.
Figures choose(const Options& options, int available) {
    refuse_impossible(options);
    if (options.kind == Kind::Set) {
        if (const std::string wrong = check_features(options.set); !wrong.empty())
            throw std::invalid_argument(wrong);
        return set_figures(options.set);
    }
    const std::string has = std::to_string(available) + " symbols";
    const KindRow& row = find_row(options.kind);
    const auto most = max_symbols_per_card(available, options.kind);
    if (!options.symbols_per_card && !most)
        throw std::invalid_argument(has + " are too few for a deck; the smallest needs " +
                                    std::to_string(row.needed(min_on_card)));
    const int number = options.symbols_per_card.value_or(most.value_or(0));
    const std::string wanted = std::to_string(number) + " symbols per card";
    const int needed = symbols_needed(options.kind, number);
    if (needed == 0)
        throw std::invalid_argument("no " + std::string(row.name.name) + " deck is built with " + wanted);
    const auto figures = row.figures(number, available);
    if (!figures)
        throw std::invalid_argument(wanted + " need " + std::to_string(needed) + " symbols, not " + has);
    return *figures;
}

} // namespace

void renumber_symbols(Deck& deck, const std::vector<int>& by) {
    for (Card& card : deck.cards)
        for (int& symbol : card) symbol = by[static_cast<std::size_t>(symbol)];
}

void shuffle_all_symbols(Deck& deck, random::Generator& generator) {
    std::vector<int> symbols(static_cast<std::size_t>(deck.matching));
    std::iota(symbols.begin(), symbols.end(), 0);
    generator.shuffle(std::span(symbols));
    renumber_symbols(deck, symbols);
}

std::optional<Figures> figures(const Options& options, int available) {
    try {
        return choose(options, available);
    } catch (const std::invalid_argument&) {
        return std::nullopt;
    }
}

Deck make(const Options& options, int available) {
    const KindRow& row = find_row(options.kind);
    Deck deck = row.deal(options, choose(options, available));
    if (options.dual) deck = dual_of(std::move(deck));
    random::Generator generator(options.seed);
    if (options.shuffle) {
        row.shuffle_symbols(deck, generator);
        shuffle_cards(deck, generator);
    }
    if (options.cards) keep_cards(deck, *options.cards);
    row.complete(deck);
    if (options.shuffle)
        for (Card& card : deck.cards) generator.shuffle(std::span(card));
    return deck;
}

} // namespace spotit::deck

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "deck/incidence.hpp"

#include "deck/kind.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace spotit::deck {

namespace {

constexpr int values_of_feature = 3;

std::array<int, 4> sizes_of(const SetFeatures& features) {
    return {static_cast<int>(features.counts.size()), features.colors, features.fills, features.shapes};
}

/// All alike in every feature, or all different in it.
bool is_set(const Features& a, const Features& b, const Features& c) {
    for (std::size_t i = 0; i < a.size(); ++i) {
        const bool alike = a[i] == b[i] && b[i] == c[i];
        const bool different = a[i] != b[i] && b[i] != c[i] && a[i] != c[i];
        if (!alike && !different) return false;
    }
    return true;
}

/// Notes that `key` has this value, and whether it always had.
template<class Key, class Value>
bool agrees(std::map<Key, Value>& known, const Key& key, const Value& value) {
    return known.try_emplace(key, value).first->second == value;
}

void check_ranges(const Deck& deck, std::size_t card) {
    const Card& symbols = deck.cards[card];
    if (std::ranges::any_of(deck.features[card],
                            [](int value) { return value < 0 || value >= values_of_feature; }))
        fail(card_name(card) + " has a feature that does not exist");
    if (symbols.empty() || std::ranges::any_of(symbols, [&](int s) { return s != symbols.front(); }))
        fail(card_name(card) + " does not repeat a single drawing");
    if (symbols.front() < 0 || symbols.front() >= deck.symbol_count)
        fail(card_name(card) + " shows a drawing that does not exist");
}

void check_all_differ(const Deck& deck) {
    std::map<Features, std::size_t> first_with;
    for (std::size_t card = 0; card < deck.cards.size(); ++card)
        if (const auto [same, fresh] = first_with.try_emplace(deck.features[card], card); !fresh)
            fail(card_name(same->second) + " and " + card_name(card) + " are alike");
}

/// What a card shows tells its features, and they tell what it shows.
void check_drawings(const Deck& deck) {
    std::map<int, Features> features_of;
    std::map<Features, int> drawing_of;
    std::map<int, std::size_t> copies_of;
    std::map<std::size_t, int> count_of;
    for (std::size_t card = 0; card < deck.cards.size(); ++card) {
        check_ranges(deck, card);
        const int drawing = deck.cards[card].front();
        const std::size_t copies = deck.cards[card].size();
        Features features = deck.features[card];
        const int count = std::exchange(features[0], 0);
        if (!agrees(features_of, drawing, features) || !agrees(drawing_of, features, drawing))
            fail(card_name(card) + " does not show the drawing of its features");
        if (!agrees(copies_of, count, copies) || !agrees(count_of, copies, count))
            fail(card_name(card) + " does not show as many copies as its features say");
    }
}

} // namespace

std::string check_features(const SetFeatures& features) {
    int single = 0;
    for (const int size : sizes_of(features)) {
        if (size != 1 && size != values_of_feature)
            return "each of counts, colors, fills and shapes has 3 values, or 1 to leave it out, not " +
                   std::to_string(size);
        if (size == 1) ++single;
    }
    if (single > 1) return "only one of counts, colors, fills and shapes can be left out";
    for (const int count : features.counts)
        if (count < 1 || count > max_copies)
            return "a card shows 1 to " + std::to_string(max_copies) + " copies, not " +
                   std::to_string(count);
    if (std::set<int>(features.counts.begin(), features.counts.end()).size() != features.counts.size())
        return "the counts must differ from each other";
    return {};
}

Figures set_figures(const SetFeatures& features) {
    const auto [counts, colors, fills, shapes] = sizes_of(features);
    const int drawings = colors * fills * shapes;
    return {.symbols_per_card = *std::ranges::max_element(features.counts),
            .cards = counts * drawings,
            .symbols = drawings,
            .matching = drawings};
}

std::vector<Features> set_drawings(const SetFeatures& features) {
    std::vector<Features> drawings;
    for (int color = 0; color < features.colors; ++color)
        for (int fill = 0; fill < features.fills; ++fill)
            for (int shape = 0; shape < features.shapes; ++shape) drawings.push_back({0, color, fill, shape});
    return drawings;
}

Deck deal_set(const Options& options, const Figures& figures) {
    Deck deck;
    deck.kind = Kind::Set;
    deck.symbols_per_card = figures.symbols_per_card;
    deck.symbol_count = deck.matching = figures.symbols;
    const std::vector<Features> drawings = set_drawings(options.set);
    for (std::size_t count = 0; count < options.set.counts.size(); ++count)
        for (std::size_t drawing = 0; drawing < drawings.size(); ++drawing) {
            const auto copies = static_cast<std::size_t>(options.set.counts[count]);
            Features features = drawings[drawing];
            features[0] = static_cast<int>(count);
            deck.cards.emplace_back(copies, static_cast<int>(drawing));
            deck.features.push_back(features);
        }
    return deck;
}

// By the definition of a set and nothing else: every third card is tried with every pair. At most 81 cards.
Proof prove_set(const Deck& deck) {
    const std::size_t count = deck.cards.size();
    if (deck.features.size() != count) fail("there are not as many features as cards");
    check_drawings(deck);
    check_all_differ(deck);
    Proof proof;
    long long completed = 0; // pairs that have their third card in the deck
    for (std::size_t a = 0; a < count; ++a)
        for (std::size_t b = a + 1; b < count; ++b) {
            int thirds = 0;
            for (std::size_t c = 0; c < count; ++c)
                if (c != a && c != b && is_set(deck.features[a], deck.features[b], deck.features[c]))
                    ++thirds;
            if (thirds > 1)
                fail(card_name(a) + " and " + card_name(b) + " are completed to a set by " +
                     std::to_string(thirds) + " cards");
            ++proof.pairs;
            completed += thirds;
        }
    proof.sets = completed / 3;
    const std::string all =
        "each of the " + std::to_string(proof.pairs) + " pairs of cards is completed to a set by ";
    const std::string sets = std::to_string(proof.sets) + (proof.sets == 1 ? " set" : " sets");
    proof.promise = completed == proof.pairs
                        ? all + "exactly one third: " + sets
                        : all + "at most one third of the " + std::to_string(count) + " cards: " + sets;
    return proof;
}

} // namespace spotit::deck

#include "deck/brute_force.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>
#include <stdexcept>
#include <string>

namespace spotit::deck {
namespace {

Options set_options(SetFeatures features = {}) {
    Options options;
    options.kind = Kind::Set;
    options.set = std::move(features);
    return options;
}

/// A card as a player sees it, the features found out from the drawing and how often it is there.
struct Seen {
    int copies, color, fill, shape;
    auto operator<=>(const Seen&) const = default;
};
Seen look_at(const Card& card, const SetFeatures& features) {
    const int drawing = card.front();
    return {static_cast<int>(card.size()), drawing / features.shapes / features.fills,
            drawing / features.shapes % features.fills, drawing % features.shapes};
}

/// Sums mod 3 vanish exactly when three values are all alike or all different.
bool makes_set(const Features& a, const Features& b, const Features& c) {
    for (std::size_t i = 0; i < 4; ++i)
        if ((a[i] + b[i] + c[i]) % 3 != 0) return false;
    return true;
}

/// For each pair the number of cards that complete it.
std::multiset<int> thirds(const Deck& deck) {
    std::multiset<int> result;
    for (std::size_t a = 0; a < deck.cards.size(); ++a)
        for (std::size_t b = 0; b < a; ++b) {
            int completing = 0;
            for (std::size_t c = 0; c < deck.cards.size(); ++c)
                if (c != a && c != b)
                    completing += makes_set(deck.features[a], deck.features[b], deck.features[c]);
            result.insert(completing);
        }
    return result;
}

const std::array<SetFeatures, 5> all_kinds{SetFeatures{}, SetFeatures{.counts = {2}},
                                           SetFeatures{.colors = 1}, SetFeatures{.fills = 1},
                                           SetFeatures{.shapes = 1}};

} // namespace

TEST_CASE("a set deck has every combination of features once: 81 cards, or 27 without one feature") {
    for (const SetFeatures& features : all_kinds) {
        const Deck deck = make(set_options(features), 0);
        const std::size_t expected =
            features.counts.size() *
            static_cast<std::size_t>(features.colors * features.fills * features.shapes);
        CHECK((expected == 81 || expected == 27));
        CHECK(deck.cards.size() == expected);
        std::set<Seen> seen;
        for (const Card& card : deck.cards) seen.insert(look_at(card, features));
        CHECK(seen.size() == expected);
    }
}

TEST_CASE("any two cards of a whole set deck make a set with exactly one third card") {
    for (const SetFeatures& features : all_kinds) {
        const Deck deck = make(set_options(features), 0);
        const std::multiset<int> found = thirds(deck);
        CHECK(found.count(1) == found.size());
        CHECK(found.size() == deck.cards.size() * (deck.cards.size() - 1) / 2);
    }
}

TEST_CASE("the features that a deck tells are those that its cards show") {
    SetFeatures features;
    features.counts = {3, 1, 4};
    const Deck deck = make(set_options(features), 0);
    const std::vector<Features> drawings = make_set_drawings(features);
    for (std::size_t card = 0; card < deck.cards.size(); ++card) {
        const auto [copies, color, fill, shape] = look_at(deck.cards[card], features);
        const Features expected{
            static_cast<int>(std::ranges::find(features.counts, copies) - features.counts.begin()), color,
            fill, shape};
        REQUIRE(deck.features[card] == expected);
        const auto drawing = static_cast<std::size_t>(deck.cards[card].front());
        REQUIRE(drawings.at(drawing) == Features{0, color, fill, shape});
    }
    CHECK(deck.symbol_count == 27);
    CHECK(deck.symbols_per_card == 4);
}

TEST_CASE("the proof of a whole set deck counts its pairs and its sets") {
    const CheckResult proof = prove(make(set_options(), 0));
    CHECK(proof.pairs == 3240);
    CHECK(proof.sets == 1080);
    CHECK(proof.promise.english() ==
          "each of the 3240 pairs of cards makes a trio with exactly one other card: 1080 trios");
    CHECK(prove(make(set_options({.fills = 1}), 0)).sets == 117);
}

TEST_CASE("a part of a set deck promises only that there is at most one third") {
    Options options = set_options();
    options.cards = 60;
    const Deck deck = make(options, 0);
    REQUIRE(deck.cards.size() == 60);
    REQUIRE(deck.features.size() == 60);
    const std::multiset<int> found = thirds(deck);
    CHECK(found.count(0) > 0);
    CHECK(found.count(0) + found.count(1) == found.size());
    const CheckResult proof = prove(deck);
    CHECK(proof.pairs == 1770);
    CHECK(proof.sets * 3 == static_cast<long long>(found.count(1)));
    CHECK(proof.promise.english() ==
          "each of the 1770 pairs of cards makes a trio with at most one other card: " +
              std::to_string(proof.sets) + " trios");
}

TEST_CASE("the shuffle changes the order of the cards and nothing else") {
    Options options = set_options();
    const Deck shuffled = make(options, 0);
    options.shuffle = false;
    const Deck plain = make(options, 0);
    CHECK(shuffled.cards != plain.cards);
    CHECK(std::is_permutation(shuffled.cards.begin(), shuffled.cards.end(), plain.cards.begin()));
    CHECK(shuffled.cards == make(set_options(), 0).cards);
}

TEST_CASE("a set deck that is broken is rejected") {
    const Deck good = make(set_options(), 0);
    const auto first_fault = [](const Deck& deck) {
        CHECK_THROWS_AS(prove(deck), std::logic_error);
        return check(deck).faults.front();
    };
    CHECK(check(good).fault_count == 0);
    Deck twice = good;
    twice.cards[7] = twice.cards[30];
    twice.features[7] = twice.features[30];
    CHECK(describe(first_fault(twice)).english() == "cards 8 and 31 are the same");
    CHECK(check(twice).faults.back().kind == FaultKind::NoThirdCard);
    Deck other = good;
    other.cards[7].assign(other.cards[7].size(), (other.cards[7].front() + 1) % 27);
    CHECK(first_fault(other).kind == FaultKind::DrawingMismatch);
    Deck more = good;
    more.cards[7].push_back(more.cards[7].front());
    CHECK(first_fault(more).kind == FaultKind::CopiesMismatch);
    Deck mixed = good;
    const auto three = std::ranges::find_if(mixed.cards, [](const Card& card) { return card.size() == 3; });
    three->back() = (three->back() + 1) % 27;
    CHECK(first_fault(mixed).kind == FaultKind::DifferentDrawings);
    Deck outside = good;
    outside.features[7][2] = 3;
    CHECK(describe(first_fault(outside)).english() == "card 8 has a feature that does not exist");
}

TEST_CASE("features that make no set deck are refused with the reason") {
    CHECK(check_features({}).empty());
    CHECK(check_features({.shapes = 2}).english() ==
          "each of counts, colors, fills and shapes must have 3 values, or 1 to leave it out, not 2");
    CHECK(check_features({.counts = {}}).english().ends_with("not 0"));
    CHECK(check_features({.counts = {1}, .fills = 1}).english() ==
          "only one of counts, colors, fills and shapes can have a single value: give the others 3");
    CHECK(check_features({.counts = {1, 2, 5}}).english() == "a card shows 1 to 4 copies, not 5");
    CHECK(check_features({.counts = {1, 2, 2}}).english() == "the counts must differ from each other");
    CHECK_THROWS_AS(make(set_options({.shapes = 2}), 0), std::invalid_argument);
    CHECK_FALSE(compute_size(set_options({.shapes = 2}), 0));
    CHECK(compute_size(set_options(), 0) == DeckSize{3, 81, 27, 27, 0});
}

TEST_CASE("a set deck has three cards at least, and no number of symbols per card") {
    Options options = set_options();
    options.cards = 2;
    CHECK_THROWS_AS(make(options, 0), std::invalid_argument);
    options = set_options();
    options.symbols_per_card = 3;
    CHECK_THROWS_AS(make(options, 0), std::invalid_argument);
}

} // namespace spotit::deck

#include "deck/kind.hpp"
#include "diag/write.hpp"

#include <spotit/base/numbers.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <utility>

namespace spotit::deck {
namespace {

/// Finds cards that have one of two values in common with an earlier card, but not the other.
template<class First, class Second>
class Pairing {
public:
    struct Known {
        First first;
        Second second;
        std::size_t card;
    };
    /// Returns the first card that has either value, if its other one differs.
    const Known* find_conflict(const First& first, const Second& second, std::size_t card) {
        const Known own{first, second, card};
        const Known& same = by_first_.try_emplace(first, own).first->second;
        if (same.second != second) return &same;
        const Known& other = by_second_.try_emplace(second, own).first->second;
        return other.first != first ? &other : nullptr;
    }

private:
    std::map<First, Known> by_first_;
    std::map<Second, Known> by_second_;
};

/// Checks that drawings and features of the cards determine each other.
struct DrawingCheck {
    const CardsToCheck& deck;
    CheckResult& result;
    Pairing<int, Features> drawings{};
    Pairing<int, int> copies{}; ///< on a card, and its count

    void check(std::size_t card) {
        const Card& symbols = deck.cards[card];
        if (symbols.empty()) return add_fault(result, {.kind = FaultKind::NoDrawing, .cards = {card}});
        const int drawing = symbols.front();
        if (drawing < 0 || drawing >= deck.symbol_count)
            add_fault(result, {.kind = FaultKind::UnknownSymbol, .cards = {card}, .symbols = {drawing}});
        for (const int symbol : symbols)
            if (symbol != drawing)
                return add_fault(
                    result,
                    {.kind = FaultKind::DifferentDrawings, .cards = {card}, .symbols = {drawing, symbol}});
        Features features = deck.features[card];
        const int count = std::exchange(features[0], 0), shown = static_cast<int>(symbols.size());
        if (const auto* other = drawings.find_conflict(drawing, features, card))
            add_fault(result, {.kind = FaultKind::DrawingMismatch,
                               .cards = {other->card, card},
                               .symbols = {other->first, drawing}});
        if (const auto* other = copies.find_conflict(shown, count, card))
            add_fault(result, {.kind = FaultKind::CopiesMismatch,
                               .cards = {other->card, card},
                               .count = shown,
                               .expected = other->first});
    }
};

/// Returns true if there are as many cards as their features allow.
bool is_complete_deck(std::span<const Features> cards) {
    std::size_t all = 1;
    for (std::size_t i = 0; i < Features{}.size(); ++i) {
        std::set<int> values;
        for (const Features& features : cards) values.insert(features[i]);
        all *= values.size() == 2 ? 3 : values.size();
    }
    return cards.size() == all;
}

} // namespace

Features complete_trio(const Features& a, const Features& b) {
    Features third{};
    for (std::size_t i = 0; i < third.size(); ++i) third[i] = a[i] == b[i] ? a[i] : 3 - a[i] - b[i];
    return third;
}

diag::Sentence check_sets(const CardsToCheck& deck, CheckResult& result) {
    DrawingCheck drawings{deck, result};
    std::map<Features, std::size_t> card_with;
    for (std::size_t card = 0; card < deck.cards.size(); ++card) {
        const Features& features = deck.features[card];
        if (std::ranges::any_of(features, [](int value) { return value < 0 || value >= values_of_feature; }))
            add_fault(result, {.kind = FaultKind::UnknownFeature, .cards = {card}});
        else if (const auto [same, is_new] = card_with.try_emplace(features, card); !is_new)
            add_fault(result, {.kind = FaultKind::EqualCards, .cards = {same->second, card}});
        drawings.check(card);
    }
    const bool is_complete = is_complete_deck(deck.features);
    long long completed = 0; // pairs that have their third card in the deck
    for (std::size_t a = 0; a < deck.cards.size(); ++a)
        for (std::size_t b = a + 1; b < deck.cards.size(); ++b) {
            const bool has_third = card_with.contains(complete_trio(deck.features[a], deck.features[b]));
            completed += has_third ? 1 : 0;
            if (is_complete && !has_third)
                add_fault(result, {.kind = FaultKind::NoThirdCard, .cards = {a, b}});
        }
    result.sets = completed / 3;
    const auto count = static_cast<std::size_t>(result.sets);
    const diag::Sentence sets = diag::write_count(count, "{} trio", "{} trios", result.sets);
    if (completed == result.pairs)
        return diag::write("each of the {} pairs of cards makes a trio with exactly one other card: {}",
                           result.pairs, sets);
    return diag::write("each of the {} pairs of cards makes a trio with at most one other card: {}",
                       result.pairs, sets);
}

} // namespace spotit::deck

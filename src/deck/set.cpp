#include "deck/kind.hpp"

#include "diag/write.hpp"

#include <spotit/base/numbers.hpp>

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <utility>

namespace spotit::deck {
namespace {

std::array<int, 4> count_values(const SetFeatures& features) {
    return {static_cast<int>(features.counts.size()), features.colors, features.fills, features.shapes};
}

std::optional<DeckSize> compute_set_size(const Options& options) {
    const SetFeatures& features = options.set;
    if (!check_features(features).empty()) return std::nullopt;
    const auto [counts, colors, fills, shapes] = count_values(features);
    const int drawings = colors * fills * shapes;
    return DeckSize{.symbols_per_card = std::ranges::max(features.counts),
                    .cards = counts * drawings,
                    .symbols = drawings,
                    .matching = drawings};
}

void deal_set(const Options& options, Deck& deck) {
    const std::vector<Features> drawings = make_set_drawings(options.set);
    for (std::size_t count = 0; count < options.set.counts.size(); ++count)
        for (std::size_t drawing = 0; drawing < drawings.size(); ++drawing) {
            const auto copies = static_cast<std::size_t>(options.set.counts[count]);
            Features features = drawings[drawing];
            features[0] = static_cast<int>(count);
            deck.cards.emplace_back(copies, static_cast<int>(drawing));
            deck.features.push_back(features);
        }
}

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

diag::Sentence check_features(const SetFeatures& features) {
    int single = 0;
    for (const int size : count_values(features)) {
        if (size != 1 && size != values_of_feature)
            return diag::write("each of counts, colors, fills and shapes must have 3 values, or 1 to leave "
                               "it out, not {count}",
                               size);
        if (size == 1) ++single;
    }
    if (single > 1)
        return "only one of counts, colors, fills and shapes can have a single value: give the others 3";
    for (const int count : features.counts)
        if (count < 1 || count > max_copies)
            return diag::write("a card shows 1 to {max} copies, not {given}", max_copies, count);
    if (std::set<int>(features.counts.begin(), features.counts.end()).size() != features.counts.size())
        return "the counts must differ from each other";
    return {};
}

std::vector<Features> make_set_drawings(const SetFeatures& features) {
    std::vector<Features> drawings;
    for (int color = 0; color < features.colors; ++color)
        for (int fill = 0; fill < features.fills; ++fill)
            for (int shape = 0; shape < features.shapes; ++shape) drawings.push_back({0, color, fill, shape});
    return drawings;
}

constinit const KindRow set_row{
    .kind = Kind::Set,
    .info = {.min_cards = 3,
             .makes_drawings = true,
             .refusals = {.dual = "its cards share features instead of symbols",
                          .categories = only_dual_affine,
                          .symbols_per_card =
                              "each of its cards repeats one drawing, as many times as its count",
                          .pins = "its drawings are in rows"}},
    .size_from_options = compute_set_size,
    .deal = deal_set,
    .check = check_sets};

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
    const diag::Sentence sets = diag::write_count(count, "{count} trio", "{count} trios", result.sets);
    if (completed == result.pairs)
        return diag::write(
            "each of the {pairs} pairs of cards makes a trio with exactly one other card: {trios}",
            result.pairs, sets);
    return diag::write("each of the {pairs} pairs of cards makes a trio with at most one other card: {trios}",
                       result.pairs, sets);
}

} // namespace spotit::deck

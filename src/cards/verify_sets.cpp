// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cards/faults.hpp"

#include <spotit/symbol.hpp>

#include <fmt/format.h>

#include <array>
#include <map>
#include <optional>
#include <set>

namespace spotit::cards {

namespace {

constexpr std::array<std::string_view, 4> feature_names{"count", "colour", "fill", "shape"};

/// The features that complete two cards to a set: each all equal or all different.
deck::Features third(const deck::Features& a, const deck::Features& b) {
    deck::Features result{};
    for (std::size_t i = 0; i < result.size(); ++i) result[i] = a[i] == b[i] ? a[i] : 3 - a[i] - b[i];
    return result;
}

/// What a card shows of a feature: how many drawings, and what is said of them in their name.
std::optional<std::array<std::string, 4>> shown_on(const CardList& list, const CardList::Card& card) {
    const CardList::Symbol& symbol = list.symbols[static_cast<std::size_t>(card.symbols.front())];
    const auto words = symbol::set_words(symbol.name.empty() ? symbol.id : symbol.name);
    if (!words) return std::nullopt;
    return std::array{std::to_string(card.symbols.size()), words->color,
                      std::string(symbol::fill_name(words->fill)), words->shape};
}

/// Where two cards must agree: what the first one had.
template<class Key>
struct Known {
    Key value;
    std::size_t card;
};

/// Every value of a feature goes with one thing that is shown, and that with no other value.
class Agreement {
public:
    Agreement(const CardList& list, Faults& faults)
        : list_(list)
        , faults_(faults) {}

    void check(std::size_t card) {
        if (list_.cards[card].symbols.empty()) return faults_.add({card}, missing(card));
        check_drawing(card);
        const auto shown = shown_on(list_, list_.cards[card]);
        for (std::size_t i = 0; shown && i < shown->size(); ++i) check_value(card, i, (*shown)[i]);
    }

private:
    static std::string missing(std::size_t card) { return fmt::format("card {} shows nothing", card + 1); }

    /// A card repeats one drawing, which has the same features on all cards, but for how often it is there.
    void check_drawing(std::size_t card) {
        const auto& [symbols, features, forms, pile] = list_.cards[card];
        for (const int symbol : symbols)
            if (symbol != symbols.front())
                return faults_.add({card}, fmt::format("card {} shows different drawings: {}", card + 1,
                                                       faults_.names({symbols.front(), symbol})));
        deck::Features drawn = features;
        drawn[0] = 0;
        const auto [first, is_new] = features_of_.try_emplace(symbols.front(), drawn, card);
        if (!is_new && first->second.value != drawn)
            faults_.add({first->second.card, card},
                        fmt::format("cards {} and {} both show {}, and their features differ",
                                    first->second.card + 1, card + 1, faults_.names({symbols.front()})));
    }
    void check_value(std::size_t card, std::size_t feature, const std::string& shown) {
        const int value = list_.cards[card].features[feature];
        const auto [word, is_new] = word_of_[feature].try_emplace(value, shown, card);
        if (!is_new && word->second.value != shown)
            return tell(card, word->second.card,
                        fmt::format("have the same {}, but one shows {} and the other {}",
                                    feature_names[feature], word->second.value, shown));
        const auto [known, is_new_word] = value_of_[feature].try_emplace(shown, value, card);
        if (!is_new_word && known->second.value != value)
            tell(card, known->second.card,
                 fmt::format("have another {}, but both show {}", feature_names[feature], shown));
    }
    void tell(std::size_t card, std::size_t other, const std::string& what) {
        faults_.add({other, card},
                    fmt::format("by their features cards {} and {} {}", other + 1, card + 1, what));
    }

    const CardList& list_;
    Faults& faults_;
    std::map<int, Known<deck::Features>> features_of_;
    std::array<std::map<int, Known<std::string>>, 4> word_of_;
    std::array<std::map<std::string, Known<int>>, 4> value_of_;
};

/// Whether there are as many cards as their features allow.
bool is_whole(const CardList& list) {
    std::array<std::set<int>, 4> values;
    for (const CardList::Card& card : list.cards)
        for (std::size_t i = 0; i < values.size(); ++i) values[i].insert(card.features[i]);
    std::size_t all = 1;
    for (const auto& each : values) all *= each.size() == 2 ? 3 : each.size();
    return list.cards.size() == all;
}

} // namespace

long long check_sets(const CardList& list, Faults& faults) {
    std::map<deck::Features, std::size_t> by_features;
    Agreement agreement(list, faults);
    for (std::size_t card = 0; card < list.cards.size(); ++card) {
        const auto [found, added] = by_features.emplace(list.cards[card].features, card);
        if (!added)
            faults.add({found->second, card},
                       fmt::format("cards {} and {} are the same", found->second + 1, card + 1));
        agreement.check(card);
    }
    const bool whole = is_whole(list);
    long long completed = 0;
    for (std::size_t a = 0; a < list.cards.size(); ++a)
        for (std::size_t b = a + 1; b < list.cards.size(); ++b) {
            const bool found = by_features.contains(third(list.cards[a].features, list.cards[b].features));
            completed += found ? 1 : 0;
            if (whole && !found)
                faults.add({a, b}, fmt::format("no card completes cards {} and {} to a set", a + 1, b + 1));
        }
    return completed / 3;
}

} // namespace spotit::cards

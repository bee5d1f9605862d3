// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/checks/checks.hpp"

#include <spotit/deck.hpp>
#include <spotit/symbol.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

namespace spotit::verify {

namespace {

// Decks have 1000 cards at most, and those of sets 81.
constexpr std::size_t max_compared_cards = 2000, max_compared_set_cards = 200;

using Numbers = std::map<std::string, int, std::less<>>;

int add_number(Numbers& numbers, const std::string& word) {
    return numbers.emplace(word, static_cast<int>(numbers.size())).first->second;
}

/// The cards as numbers, and their names.
struct NumberedCards {
    std::vector<deck::Card> cards{};
    std::vector<deck::Features> features{}; ///< of sets
    std::vector<std::string> labels{};
    std::vector<int> numbers{}; ///< of the cards in the file
};

NumberedCards number_cards(const std::vector<const ReadCard*>& cards) {
    NumberedCards result;
    Numbers numbers;
    for (const ReadCard* card : cards) {
        result.numbers.push_back(card->number);
        auto& symbols = result.cards.emplace_back();
        for (const std::string& label : card->labels()) {
            symbols.push_back(add_number(numbers, label));
            if (numbers.size() > result.labels.size()) result.labels.push_back(label);
        }
    }
    return result;
}

/// Reads number, color, fill and shape of each card of a Set deck from its labels.
bool add_features(const std::vector<const ReadCard*>& cards, NumberedCards& result, Findings& findings) {
    std::array<Numbers, 4> values;
    for (const ReadCard* card : cards) {
        const std::vector<std::string> labels = card->labels();
        const auto words = labels.empty() ? std::nullopt : symbol::parse_set_name(labels.front());
        if (!words) {
            findings.fail("promise", fmt::format("card {}: shows no drawing of a Set deck, but {}",
                                                 card->number, join(labels)));
            continue;
        }
        const std::array<std::string, 4> of_card{std::to_string(labels.size()), words->color,
                                                 std::string(symbol::fill_name(words->fill)), words->shape};
        deck::Features& features = result.features.emplace_back();
        for (std::size_t i = 0; i < of_card.size(); ++i) features[i] = add_number(values[i], of_card[i]);
    }
    return result.features.size() == cards.size();
}

void fail_promise(const deck::CheckResult& result, const NumberedCards& cards, Findings& findings) {
    const deck::FaultNames names{
        .card = [&](std::size_t card) { return std::to_string(cards.numbers[card]); },
        .symbol = [&](int symbol) { return cards.labels[static_cast<std::size_t>(symbol)]; }};
    for (const deck::Fault& fault : result.faults) findings.fail("promise", deck::describe(fault, names));
    const auto in_all = std::ranges::find(result.faults_of_card, result.fault_count);
    if (result.fault_count < 2 || std::ranges::count(result.faults_of_card, result.fault_count) != 1) return;
    const auto card = static_cast<std::size_t>(in_all - result.faults_of_card.begin());
    std::vector<std::string> labels;
    for (const int symbol : cards.cards[card]) labels.push_back(names.symbol(symbol));
    findings.fail("card-in-all-faults", fmt::format("card {} is in each of the {} faults: it shows {}",
                                                    cards.numbers[card], result.fault_count, join(labels)));
}

} // namespace

DeckCheck check_promise(std::string_view kind_name, const std::vector<const ReadCard*>& cards,
                        Findings& findings) {
    const deck::Kind kind = deck::find_kind(kind_name).value_or(deck::Kind::Projective);
    const bool is_set = kind == deck::Kind::Set;
    NumberedCards numbered = number_cards(cards);
    DeckCheck check{static_cast<int>(cards.size()), static_cast<int>(numbered.labels.size())};
    if (cards.size() < 2 || cards.size() > (is_set ? max_compared_set_cards : max_compared_cards)) {
        findings.skip("promise",
                      fmt::format("the promise: {} can't be compared", count(cards.size(), "card")));
        return check;
    }
    if (is_set && !add_features(cards, numbered, findings)) return check;
    const deck::CheckResult result = deck::check(deck::CardsToCheck{
        .kind = kind, .cards = numbered.cards, .symbol_count = check.symbols, .features = numbered.features});
    if (result.fault_count > 0) {
        fail_promise(result, numbered, findings);
    } else {
        check.pairs = result.pairs;
        findings.pass("promise", result.promise);
    }
    return check;
}

} // namespace spotit::verify

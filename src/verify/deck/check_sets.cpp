// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/deck/check_deck.hpp"

#include <spotit/symbol.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

namespace spotit::verify {

namespace {

/// Number, color, fill and shape of what a card of a set deck shows.
using Traits = std::array<std::string, 4>;
constexpr std::array<std::string_view, 4> trait_names{"numbers", "colours", "fills", "shapes"};
constexpr std::size_t max_values = 3;

using Values = std::array<std::set<std::string>, 4>;

std::optional<Traits> traits_of(const ReadCard& card) {
    const std::vector<std::string> names = names_of(card);
    if (names.empty() || names.front() != names.back()) return std::nullopt;
    const auto words = symbol::parse_set_name(names.front());
    if (!words) return std::nullopt;
    return Traits{std::to_string(names.size()), words->color, std::string(symbol::fill_name(words->fill)),
                  words->shape};
}

/// The card that makes a set with two others: each trait the same on all three, or different on all three.
std::optional<Traits> third(const Traits& one, const Traits& other, const Values& values) {
    Traits result;
    for (std::size_t i = 0; i < result.size(); ++i) {
        result[i] = one[i];
        if (one[i] == other[i]) continue;
        std::set<std::string> left = values[i];
        left.erase(one[i]);
        left.erase(other[i]);
        if (left.size() != 1) return std::nullopt;
        result[i] = *left.begin();
    }
    return result;
}

/// The cards by what they show, each another; what they show in all.
struct Dealt {
    std::map<Traits, int> numbers;
    Values values;
};

Dealt deal(const std::vector<const ReadCard*>& cards, Findings& findings) {
    Dealt dealt;
    for (const ReadCard* card : cards) {
        const auto traits = traits_of(*card);
        if (!traits) {
            findings.wrong(fmt::format("card {} on page {} shows no drawing of a set deck, but {}",
                                       card->number, card->page, listed(names_of(*card))));
            continue;
        }
        const auto [place, first] = dealt.numbers.emplace(*traits, card->number);
        if (!first) findings.wrong(fmt::format("cards {} and {} are the same", place->second, card->number));
        for (std::size_t i = 0; i < traits->size(); ++i) dealt.values[i].insert((*traits)[i]);
    }
    for (std::size_t i = 0; i < dealt.values.size(); ++i)
        if (dealt.values[i].size() > max_values)
            findings.wrong(fmt::format("the cards show {} {} ({}), and sets are made of three",
                                       dealt.values[i].size(), trait_names[i],
                                       listed({dealt.values[i].begin(), dealt.values[i].end()})));
    return dealt;
}

/// How many pairs have their third card. Cards that all differ, in three values of each trait or one, are all
/// there when they are as many as can be; then each pair has.
long long count_completed(const Dealt& dealt) {
    long long completed = 0;
    for (auto one = dealt.numbers.begin(); one != dealt.numbers.end(); ++one)
        for (auto other = dealt.numbers.begin(); other != one; ++other) {
            const auto wanted = third(one->first, other->first, dealt.values);
            completed += wanted && dealt.numbers.contains(*wanted) ? 1 : 0;
        }
    return completed;
}

} // namespace

long long check_sets(const std::vector<const ReadCard*>& cards, Findings& findings) {
    const Dealt dealt = deal(cards, findings);
    if (!findings.end_sort()) return 0;
    const long long completed = count_completed(dealt);
    const auto count = static_cast<long long>(cards.size());
    const long long pairs = count * (count - 1) / 2;
    findings.proved(
        completed == pairs
            ? fmt::format("exactly one third card completes each of the {} pairs to a set: {} sets", pairs,
                          pairs / 3)
            : fmt::format("all {} cards are different; {} of the {} pairs are completed to a set",
                          cards.size(), completed, pairs));
    return pairs;
}

} // namespace spotit::verify

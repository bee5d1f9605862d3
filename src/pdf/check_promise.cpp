// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/check_deck.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <set>

namespace spotit::pdf {

namespace {

using Cards = std::vector<const ReadCard*>;

// Decks have 1000 cards at most, and those of sets 81.
constexpr std::size_t most_cards = 2000, most_cards_of_sets = 200;

long long pairs_of(const Cards& cards) {
    const auto count = static_cast<long long>(cards.size());
    return count * (count - 1) / 2;
}

/// Counts how many faults each card has a part in: the one that is in all of them is the one to look at.
class Blame {
public:
    void add(std::initializer_list<const ReadCard*> cards) {
        ++faults_;
        for (const ReadCard* card : cards) ++parts_[card->number];
    }
    void tell(const Cards& cards, Findings& findings) const {
        if (faults_ < 2) return;
        const auto in_all = std::count_if(parts_.begin(), parts_.end(),
                                          [this](const auto& p) { return p.second == faults_; });
        if (in_all != 1) return;
        for (const ReadCard* card : cards)
            if (const auto part = parts_.find(card->number); part != parts_.end() && part->second == faults_)
                findings.wrong(fmt::format("card {} on page {} is in each of the {} faults: it shows {}",
                                           card->number, card->page, faults_, listed(names_of(*card))));
    }

private:
    int faults_ = 0;
    std::map<int, int> parts_;
};

void check_sizes(const Cards& cards, Findings& findings) {
    std::map<std::size_t, int> sizes;
    for (const ReadCard* card : cards) ++sizes[card->symbols.size()];
    const std::size_t usual =
        std::max_element(sizes.begin(), sizes.end(), [](const auto& one, const auto& other) {
            return one.second < other.second;
        })->first;
    for (const ReadCard* card : cards) {
        const std::vector<std::string> names = names_of(*card);
        if (names.size() != usual)
            findings.wrong(fmt::format("card {} on page {} shows {} symbols, others {}", card->number,
                                       card->page, names.size(), usual));
        if (const auto twice = std::ranges::adjacent_find(names); twice != names.end())
            findings.wrong(
                fmt::format("card {} on page {} shows {} twice", card->number, card->page, *twice));
    }
    if (findings.end_sort()) findings.proved(fmt::format("each card shows {} different symbols", usual));
}

/// The cards' symbols as numbers in their order, so that comparing them is quick.
std::vector<std::vector<int>> numbered(const Cards& cards, std::vector<std::string>& names) {
    std::map<std::string, int> numbers;
    for (const ReadCard* card : cards)
        for (const ReadSymbol& symbol : card->symbols) numbers.emplace(symbol.name, 0);
    for (auto& [name, number] : numbers) {
        number = static_cast<int>(names.size());
        names.push_back(name);
    }
    std::vector<std::vector<int>> result;
    for (const ReadCard* card : cards) {
        auto& symbols = result.emplace_back();
        for (const ReadSymbol& symbol : card->symbols) symbols.push_back(numbers.at(symbol.name));
        std::ranges::sort(symbols);
    }
    return result;
}

std::string told_shared(const std::vector<int>& shared, const std::vector<std::string>& names,
                        const ReadCard& one, const ReadCard& other) {
    if (shared.empty()) return fmt::format("cards {} and {} share no symbol", one.number, other.number);
    std::vector<std::string> words;
    for (const int symbol : shared) words.push_back(names[static_cast<std::size_t>(symbol)]);
    return fmt::format("cards {} and {} share {} symbols: {}", one.number, other.number, words.size(),
                       listed(words));
}

long long check_one_shared(const Cards& cards, Findings& findings) {
    check_sizes(cards, findings);
    std::vector<std::string> names;
    const std::vector<std::vector<int>> symbols = numbered(cards, names);
    Blame blame;
    std::vector<int> shared;
    for (std::size_t i = 0; i < cards.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            shared.clear();
            std::ranges::set_intersection(symbols[i], symbols[j], std::back_inserter(shared));
            if (shared.size() == 1) continue;
            blame.add({cards[i], cards[j]});
            findings.wrong([&] { return told_shared(shared, names, *cards[j], *cards[i]); });
        }
    const bool none = findings.end_sort();
    blame.tell(cards, findings);
    findings.end_sort();
    if (!none) return 0;
    const long long pairs = pairs_of(cards);
    findings.proved(fmt::format("each of the {} pairs of cards shares exactly one symbol", pairs));
    return pairs;
}

/// Number, colour, fill and shape of what a card of a set deck shows.
using Traits = std::array<std::string, 4>;

/// Drawings are called "red striped oval"; the fill stands in the middle.
std::optional<Traits> traits_of(const ReadCard& card) {
    const std::vector<std::string> names = names_of(card);
    if (names.empty() || names.front() != names.back()) return std::nullopt;
    for (const char* fill : {" solid ", " striped ", " open "})
        if (const std::size_t place = names[0].find(fill); place != std::string::npos)
            return Traits{std::to_string(names.size()), names[0].substr(0, place), fill,
                          names[0].substr(place + std::string(fill).size())};
    return std::nullopt;
}

/// The card that makes a set with two others: each trait the same on all three, or different on all three.
std::optional<Traits> third(const Traits& one, const Traits& other,
                            const std::array<std::set<std::string>, 4>& values) {
    Traits result;
    for (std::size_t i = 0; i < 4; ++i) {
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

/// Of a deck with all its cards every two are completed by a third; of one with fewer it is told how many.
long long check_sets(const Cards& cards, Findings& findings) {
    std::map<Traits, int> numbers;
    std::array<std::set<std::string>, 4> values;
    for (const ReadCard* card : cards) {
        const auto traits = traits_of(*card);
        if (!traits) {
            findings.wrong(fmt::format("card {} on page {} shows no drawing of a set deck, but {}",
                                       card->number, card->page, listed(names_of(*card))));
            continue;
        }
        const auto [place, first] = numbers.emplace(*traits, card->number);
        if (!first) findings.wrong(fmt::format("cards {} and {} are the same", place->second, card->number));
        for (std::size_t i = 0; i < 4; ++i) values[i].insert((*traits)[i]);
    }
    if (!findings.end_sort()) return 0;
    std::size_t whole = 1;
    for (const auto& trait : values) whole *= trait.size();
    long long completed = 0;
    for (auto one = numbers.begin(); one != numbers.end(); ++one)
        for (auto other = numbers.begin(); other != one; ++other) {
            const auto wanted = third(one->first, other->first, values);
            if (wanted && numbers.contains(*wanted))
                ++completed;
            else if (whole == numbers.size())
                findings.wrong([&] {
                    return fmt::format("no card completes cards {} and {} to a set", other->second,
                                       one->second);
                });
        }
    if (!findings.end_sort()) return 0;
    const long long pairs = pairs_of(cards);
    findings.proved(
        completed == pairs
            ? fmt::format("exactly one third card completes each of the {} pairs to a set: {} sets", pairs,
                          pairs / 3)
            : fmt::format("all {} cards are different; {} of the {} pairs are completed to a set",
                          cards.size(), completed, pairs));
    return pairs;
}

} // namespace

long long check_promise(const ReadDeck& deck, const Cards& cards, Findings& findings) {
    if (cards.size() < 2) {
        findings.open("there are no two cards that could be compared");
        return 0;
    }
    const bool of_sets = deck.kind == "set";
    if (cards.size() > (of_sets ? most_cards_of_sets : most_cards)) {
        findings.open(fmt::format("{} cards are more than are compared with each other", cards.size()));
        return 0;
    }
    return of_sets ? check_sets(cards, findings) : check_one_shared(cards, findings);
}

} // namespace spotit::pdf

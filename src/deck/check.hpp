#pragma once

#include <spotit/deck.hpp>

#include <string>

namespace spotit::deck {

/// The number of values of a feature of set cards.
inline constexpr int values_of_feature = 3;

/// Counts a fault, and keeps it if it is one of the first.
void add_fault(CheckResult& result, Fault fault);

/// Checks that every two cards share exactly one symbol, fillers stand on one card each, and each card shows
/// one symbol of each category. Returns the promise, with its figures.
std::string check_matches(const CardsToCheck& deck, CheckResult& result);
/// Checks that a card's drawing and its features agree, no two cards are the same, and in a complete deck a
/// third card completes each pair to a set. Returns the promise, with its figures.
std::string check_sets(const CardsToCheck& deck, CheckResult& result);

} // namespace spotit::deck

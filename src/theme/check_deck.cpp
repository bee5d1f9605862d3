// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/message.hpp"
#include "theme/reading.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace spotit::theme {
namespace {

constexpr int fewest_symbols = 7; ///< of the plane of order 2

/// Symbols and cards of the deck with so many symbols on a card.
int plane_of(int symbols_per_card) {
    return deck::plane_size(symbols_per_card - 1);
}

std::string deck_figures(int symbols_per_card) {
    const int size = plane_of(symbols_per_card);
    return fmt::format("{} -> {} cards, {} symbols", symbols_per_card, size, size);
}

void report_impossible(Reading& reading, int wanted, const std::vector<int>& possible) {
    const auto above = std::upper_bound(possible.begin(), possible.end(), wanted);
    std::string near = "nearest: ";
    if (above != possible.begin()) near += deck_figures(*std::prev(above));
    if (above != possible.begin() && above != possible.end()) near += "      ";
    if (above != possible.end()) near += deck_figures(*above);
    Reading::Problem problem{"impossible-number",
                             fmt::format("no perfect deck has {} symbols per card", wanted),
                             reading.span_of({"deck.symbols_per_card"}),
                             "the number minus one must be a prime power (2 3 4 5 7 8 9 11 13 16 ...)",
                             {}};
    problem.notes.push_back(std::move(near));
    if (above == possible.end()) problem.label = fmt::format("the largest deck has {}", possible.back());
    reading.add(std::move(problem));
}

std::string missing(int count) {
    return count == 1 ? "1 is missing" : fmt::format("{} are missing", count);
}

void report_too_few(Reading& reading, int wanted) {
    const int have = reading.symbol_count;
    const int lacking = plane_of(wanted) - have;
    Reading::Problem problem{
        "too-few-symbols",
        fmt::format("{} symbols per card need {} symbols; this theme has {}", wanted, plane_of(wanted), have),
        reading.key_spans["symbols"],
        missing(lacking),
        {}};
    problem.notes.push_back(fmt::format("either add:      {} more to `symbols`", lacking));
    if (const auto most = deck::most_symbols_per_card(have)) {
        const int cards = plane_of(*most);
        problem.notes.push_back(
            fmt::format("or set:          deck.symbols_per_card: {}   -> {} cards, {} of your {} "
                        "symbols",
                        *most, cards, cards, have));
        problem.notes.emplace_back("or set:          deck.symbols_per_card: auto");
    }
    reading.add(std::move(problem));
}

/// The symbols on each card, wanted or the most possible; nothing when there is no deck.
std::optional<int> symbols_per_card(Reading& reading) {
    if (const auto wanted = reading.theme.deck.symbols_per_card) {
        const std::vector<int> possible = deck::possible_symbols_per_card();
        if (!std::binary_search(possible.begin(), possible.end(), *wanted)) {
            report_impossible(reading, *wanted, possible);
            return std::nullopt;
        }
        if (reading.symbols_are_known && plane_of(*wanted) > reading.symbol_count)
            report_too_few(reading, *wanted);
        return wanted;
    }
    // A number that could not be read is no reason to guess what was wanted.
    const bool unread =
        reading.key_spans.contains("deck.symbols_per_card") && !reading.given("deck.symbols_per_card");
    if (unread || !reading.symbols_are_known) return std::nullopt;
    const auto most = deck::most_symbols_per_card(reading.symbol_count);
    if (!most) {
        Reading::Problem problem{"too-few-symbols",
                                 fmt::format("a deck needs at least {} symbols; this theme has {}",
                                             fewest_symbols, reading.symbol_count),
                                 reading.key_spans["symbols"],
                                 missing(fewest_symbols - reading.symbol_count),
                                 {}};
        problem.notes.emplace_back("the smallest deck has 7 cards with 3 symbols each");
        reading.add(std::move(problem));
    }
    return most;
}

void check_cards(Reading& reading, int per_card) {
    const auto wanted = reading.theme.deck.cards;
    if (!wanted) return;
    const diag::Span span = reading.span_of({"deck.cards"});
    if (*wanted < 2) {
        reading.add({"range", "a deck has at least 2 cards", span, "", {}});
    } else if (*wanted > plane_of(per_card)) {
        reading.add(
            {"range",
             fmt::format("{} symbols per card make {} cards, not {}", per_card, plane_of(per_card), *wanted),
             span,
             "",
             {"fix: write a smaller number, or all"}});
    }
}

void check_reroll(Reading& reading, int per_card) {
    const int cards = reading.theme.deck.cards.value_or(plane_of(per_card));
    for (const auto& [card, span] : reading.rerolled) {
        if (card <= cards) continue;
        reading.add(
            {"range", fmt::format("there is no card {}: the deck has {}", card, cards), span, "", {}});
    }
}

} // namespace

void check_deck(Reading& reading) {
    if (!reading.key_spans.contains("symbols") && !reading.key_spans.contains("extends")) {
        Reading::Problem problem{"no-symbols", "this theme has no `symbols`", {reading.source, 0, 0}, "", {}};
        problem.notes.emplace_back("fix: add them, at least 7:  symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻");
        reading.add(std::move(problem));
    }
    const auto per_card = symbols_per_card(reading);
    if (!per_card) return;
    check_cards(reading, *per_card);
    check_reroll(reading, *per_card);
    const int places = plane_of(*per_card);
    reading.theme.unused_symbols = std::max(0, static_cast<int>(reading.theme.symbols.size()) - places);
}

} // namespace spotit::theme

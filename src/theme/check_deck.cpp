// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/message.hpp"
#include "theme/reading.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>

namespace spotit::theme {
namespace {

using DeckKind = deck::Kind;

std::string_view name_of(DeckKind kind) {
    for (const deck::KindName& row : deck::kinds()) {
        if (row.kind == kind) return row.name;
    }
    return {};
}

/// The deck with so many symbols on a card, when symbols abound.
deck::Figures figures_of(DeckKind kind, int symbols_per_card) {
    deck::Options options;
    options.kind = kind;
    options.symbols_per_card = symbols_per_card;
    return deck::figures(options, std::numeric_limits<int>::max()).value_or(deck::Figures{});
}

std::string deck_figures(DeckKind kind, int symbols_per_card) {
    const deck::Figures figures = figures_of(kind, symbols_per_card);
    return fmt::format("{} -> {} cards, {} symbols", symbols_per_card, figures.cards, figures.symbols);
}

/// "one per card never matches".
std::string filler_words(const deck::Figures& figures) {
    const int fillers = (figures.symbols - figures.matching) / std::max(1, figures.cards);
    return fillers == 1 ? "one per card never matches" : fmt::format("{} per card never match", fillers);
}

void report_impossible(Reading& reading, int wanted) {
    const DeckKind kind = reading.theme.deck.kind;
    const deck::Neighbours near = deck::nearest_symbols_per_card(wanted, kind);
    const std::string_view sort = kind == DeckKind::Projective ? "perfect" : name_of(kind);
    Reading::Problem problem{"impossible-number",
                             fmt::format("no {} deck has {} symbols per card", sort, wanted),
                             reading.span_of({"deck.symbols_per_card", "deck.categories"}),
                             "the number minus one must be a prime power (2 3 4 5 7 8 9 11 13 16 ...)",
                             {}};
    std::string nearest = "nearest: ";
    if (near.below) nearest += deck_figures(kind, *near.below);
    if (near.below && near.above) nearest += "      ";
    if (near.above) nearest += deck_figures(kind, *near.above);
    problem.notes.push_back(std::move(nearest));
    const deck::Figures padded = figures_of(DeckKind::Padded, wanted);
    if (kind != DeckKind::Padded && padded.cards > 0 && !reading.theme.deck.categories) {
        problem.notes.push_back(fmt::format("or keep {} with  kind: padded -> {} cards, {} symbols, {}",
                                            wanted, padded.cards, padded.symbols, filler_words(padded)));
    }
    if (!near.above && near.below) problem.label = fmt::format("the largest deck has {}", *near.below);
    if (!near.below && near.above) problem.label = fmt::format("the smallest deck has {}", *near.above);
    reading.add(std::move(problem));
}

std::string missing(int count) {
    return count == 1 ? "1 is missing" : fmt::format("{} are missing", count);
}

/// A group of emoji that could give as many more; empty where the deck has no emoji, or none is large enough.
std::string_view helpful_group(Reading& reading, int lacking) {
    const auto& symbols = reading.theme.symbols;
    if (std::none_of(symbols.begin(), symbols.end(),
                     [](const auto& symbol) { return !symbol.emoji.empty(); }))
        return {};
    for (const std::string_view name : {"animals", "food", "vehicles", "sports"}) {
        const auto emoji = reading.names.group(name);
        const auto fresh = std::count_if(emoji.begin(), emoji.end(), [&](const std::string& each) {
            return !reading.seen.contains(symbol::normalised(each));
        });
        if (fresh >= lacking) return name;
    }
    return {};
}

void report_too_few(Reading& reading, int wanted) {
    const DeckKind kind = reading.theme.deck.kind;
    const int have = reading.symbol_count, needed = deck::symbols_needed(kind, wanted);
    const int lacking = needed - have;
    Reading::Problem problem{
        "too-few-symbols",
        fmt::format("{} symbols per card need {} symbols; this theme has {}", wanted, needed, have),
        reading.key_spans["symbols"],
        missing(lacking),
        {}};
    const std::string_view group = helpful_group(reading, lacking);
    if (group.empty())
        problem.notes.push_back(fmt::format("either add:      {} more to `symbols`", lacking));
    else
        problem.notes.push_back(fmt::format("either add:      - group: {:<14} (fills the rest)", group));
    if (const auto most = deck::most_symbols_per_card(have, kind)) {
        const deck::Figures figures =
            figures_of(kind == DeckKind::Padded ? DeckKind::Projective : kind, *most);
        problem.notes.push_back(
            fmt::format("or set:          deck.symbols_per_card: {}   -> {} cards, {} of your {} symbols",
                        *most, figures.cards, figures.symbols, have));
        problem.notes.emplace_back("or set:          deck.symbols_per_card: auto");
    }
    reading.add(std::move(problem));
}

void report_no_deck(Reading& reading) {
    const DeckKind kind = reading.theme.deck.kind;
    const int fewest = deck::symbols_needed(kind, deck::possible_symbols_per_card(kind).front());
    Reading::Problem problem{
        "too-few-symbols",
        fmt::format("a deck needs at least {} symbols; this theme has {}", fewest, reading.symbol_count),
        reading.key_spans["symbols"],
        missing(fewest - reading.symbol_count),
        {}};
    const deck::Figures smallest = figures_of(kind, deck::possible_symbols_per_card(kind).front());
    problem.notes.push_back(fmt::format("the smallest deck has {} cards with {} symbols each", smallest.cards,
                                        smallest.symbols_per_card));
    reading.add(std::move(problem));
}

/// The symbols on each card, wanted or the most possible; nothing when there is no deck.
std::optional<int> symbols_per_card(Reading& reading) {
    const DeckKind kind = reading.theme.deck.kind;
    if (const auto wanted = reading.theme.deck.symbols_per_card) {
        const int needed = deck::symbols_needed(kind, *wanted);
        if (needed == 0) {
            report_impossible(reading, *wanted);
            return std::nullopt;
        }
        if (reading.symbols_are_known && needed > reading.symbol_count) report_too_few(reading, *wanted);
        return wanted;
    }
    // A number that could not be read is no reason to guess what was wanted.
    const bool unread =
        reading.key_spans.contains("deck.symbols_per_card") && !reading.given("deck.symbols_per_card");
    if (unread || !reading.symbols_are_known) return std::nullopt;
    const auto most = deck::most_symbols_per_card(reading.symbol_count, kind);
    if (!most) report_no_deck(reading);
    return most;
}

constexpr std::array<std::string_view, 4> set_features{"deck.set.counts", "deck.set.colors", "deck.set.fills",
                                                       "deck.set.shapes"};

/// Of the features the one that has a number of values that can't be.
diag::Span wrong_feature(const Reading& reading) {
    const deck::SetFeatures& set = reading.theme.deck.set;
    const std::array sizes{static_cast<int>(set.counts.size()), set.colors, set.fills, set.shapes};
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        if (sizes[i] != 3 && sizes[i] != 1) return reading.span_of({set_features[i], "deck.kind"});
    }
    return reading.span_of({set_features[0], set_features[1], set_features[2], set_features[3], "deck.kind"});
}

/// A value with a mistake leaves the feature one too few, which is no second mistake.
bool has_unread_feature(const Reading& reading) {
    return std::ranges::any_of(set_features, [&](std::string_view path) {
        return reading.key_spans.contains(path) && !reading.given(path);
    });
}

/// What the kind of the deck has no use for.
void check_kind(Reading& reading) {
    const deck::Options& options = reading.theme.deck;
    const auto refuse = [&](const char* key, std::string_view reason) {
        if (reason.empty()) return;
        reading.add({"deck-kind",
                     fmt::format("`{}` has no place in a deck with  kind: {}, because {}", key,
                                 name_of(options.kind), reason),
                     reading.span_of({key, "deck.kind"}),
                     "",
                     {"fix: delete it, or choose another  deck.kind"}});
    };
    if (options.dual) refuse("deck.dual", deck::why_no_dual(options.kind));
    if (options.categories) refuse("deck.categories", deck::why_no_categories(options.kind));
    if (options.symbols_per_card)
        refuse("deck.symbols_per_card", deck::why_no_symbols_per_card(options.kind));
    if (options.kind != DeckKind::Set || has_unread_feature(reading)) return;
    const std::string wrong = deck::wrong_features(options.set);
    if (!wrong.empty()) {
        reading.add({"deck-kind", wrong, wrong_feature(reading), "", {}});
    }
}

/// A number of cards is meant for the deck of its own layer; what is said above makes another one.
bool is_of_another_deck(const Reading& reading, std::string_view path) {
    return reading.is_below(
        path, {"symbols", "deck.categories", "deck.symbols_per_card", "deck.kind", "deck.set", "deck.cards"});
}

void check_cards(Reading& reading, const deck::Figures& figures) {
    const auto wanted = reading.theme.deck.cards;
    if (!wanted) return;
    const int fewest = deck::fewest_cards(reading.theme.deck.kind);
    const diag::Span span = reading.span_of({"deck.cards"});
    if (*wanted > figures.cards && is_of_another_deck(reading, "deck.cards")) {
        reading.theme.deck.cards.reset();
    } else if (*wanted < fewest) {
        reading.add({"range", fmt::format("a deck has at least {} cards", fewest), span, "", {}});
    } else if (*wanted > figures.cards) {
        const bool is_set = reading.theme.deck.kind == DeckKind::Set;
        const std::string of =
            is_set ? "these drawings" : fmt::format("{} symbols per card", figures.symbols_per_card);
        reading.add({"range",
                     fmt::format("{} make {} cards, not {}", of, figures.cards, *wanted),
                     span,
                     "",
                     {"fix: write a smaller number, or all"}});
    }
}

void check_reroll(Reading& reading, const deck::Figures& figures) {
    const int cards = reading.theme.deck.cards.value_or(figures.cards);
    if (is_of_another_deck(reading, "layout.reroll"))
        std::erase_if(reading.theme.reroll, [&](const auto& change) { return change.first > cards; });
    for (const auto& [card, span] : reading.rerolled) {
        if (card <= cards || !reading.theme.reroll.contains(card)) continue;
        reading.add(
            {"range", fmt::format("there is no card {}: the deck has {}", card, cards), span, "", {}});
    }
}

} // namespace

void check_deck(Reading& reading) {
    Theme& theme = reading.theme;
    const bool is_set = theme.deck.kind == DeckKind::Set;
    const bool has_symbols = reading.key_spans.contains("symbols") || reading.categories != nullptr || is_set;
    if (!has_symbols && reading.has_all_layers) {
        Reading::Problem problem{"no-symbols", "this theme has no `symbols`", {reading.source, 0, 0}, "", {}};
        problem.notes.emplace_back("fix: add them, at least 7:  symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻");
        reading.add(std::move(problem));
    }
    const std::size_t before = reading.problems;
    check_kind(reading);
    if (reading.problems != before) return;
    deck::Options options = theme.deck;
    options.symbols_per_card = is_set ? std::nullopt : symbols_per_card(reading);
    if (!is_set && !options.symbols_per_card) return;
    auto figures =
        deck::figures(options, std::max(reading.symbol_count, static_cast<int>(theme.symbols.size())));
    // With too few symbols the other numbers are held against the deck that was wanted.
    if (!figures && !is_set) figures = figures_of(options.kind, *options.symbols_per_card);
    if (!figures) return;
    check_cards(reading, *figures);
    check_reroll(reading, *figures);
    if (!is_set)
        theme.unused_symbols = std::max(0, static_cast<int>(theme.symbols.size()) - figures->symbols);
}

} // namespace spotit::theme

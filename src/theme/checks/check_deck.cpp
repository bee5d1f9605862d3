// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/checks/checks.hpp"

#include "theme/keys/read_context.hpp"
#include "theme/layers/layers.hpp"

#include <spotit/deck.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace spotit::theme {
namespace {

using DeckKind = deck::Kind;

constexpr std::array<std::string_view, 4> set_features{"deck.set.counts", "deck.set.colors", "deck.set.fills",
                                                       "deck.set.shapes"};

/// Returns the feature with an impossible number of values.
diag::Span wrong_feature(const ReadContext& context) {
    const deck::SetFeatures& set = context.theme.deck.set;
    const std::array sizes{static_cast<int>(set.counts.size()), set.colors, set.fills, set.shapes};
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        if (sizes[i] != 3 && sizes[i] != 1) return context.find_span({set_features[i], "deck.kind"});
    }
    return context.find_span(
        {set_features[0], set_features[1], set_features[2], set_features[3], "deck.kind"});
}

/// A value with a mistake leaves its feature one short, which is not a second mistake.
bool has_unread_feature(const ReadContext& context) {
    return std::ranges::any_of(set_features, [&](std::string_view path) {
        return context.keys.spans.contains(path) && !context.has(path);
    });
}

/// Reports options that the kind of the deck does not have.
void check_kind(ReadContext& context) {
    const deck::Options& options = context.theme.deck;
    const auto refuse = [&](const char* key, std::string_view reason) {
        if (reason.empty()) return;
        context.error(context.find_span({key, "deck.kind"}), "deck-kind",
                      fmt::format("`{}` can't be used in a deck with  kind: {}, because {}", key,
                                  deck::kind_name(options.kind), reason),
                      "delete it, or choose another  deck.kind");
    };
    if (options.dual) refuse("deck.dual", deck::unsupported_dual_reason(options.kind));
    if (options.categories) refuse("deck.categories", deck::unsupported_categories_reason(options.kind));
    if (options.symbols_per_card)
        refuse("deck.symbols_per_card", deck::unsupported_symbols_per_card_reason(options.kind));
    if (!deck::has_features(options.kind) || has_unread_feature(context)) return;
    const std::string wrong = deck::check_features(options.set);
    if (!wrong.empty()) {
        context.error(wrong_feature(context), "deck-kind", wrong);
    }
}

/// A number of cards is for the deck of its own layer; a layer above may make another deck.
bool belongs_to_another_deck(const ReadContext& context, std::string_view path) {
    return context.is_below(
        path, {"symbols", "deck.categories", "deck.symbols_per_card", "deck.kind", "deck.set", "deck.cards"});
}

void check_cards(ReadContext& context, const deck::DeckSize& figures) {
    const auto wanted = context.theme.deck.cards;
    if (!wanted) return;
    const int min_count = deck::min_cards(context.theme.deck.kind);
    const diag::Span span = context.find_span({"deck.cards"});
    if (*wanted > figures.cards && belongs_to_another_deck(context, "deck.cards")) {
        context.theme.deck.cards.reset();
    } else if (*wanted < min_count) {
        context.error(span, "range", fmt::format("a deck has at least {} cards", min_count));
    } else if (*wanted > figures.cards) {
        const bool is_set = deck::has_features(context.theme.deck.kind);
        const std::string of =
            is_set ? "these drawings" : fmt::format("{} symbols per card", figures.symbols_per_card);
        context.error(span, "range", fmt::format("{} make {} cards, not {}", of, figures.cards, *wanted),
                      "write a smaller number, or all");
    }
}

void check_reroll(ReadContext& context, const deck::DeckSize& figures) {
    const int cards = context.theme.deck.cards.value_or(figures.cards);
    if (belongs_to_another_deck(context, "layout.reroll"))
        std::erase_if(context.theme.reroll, [&](const auto& change) { return change.first > cards; });
    for (const auto& [card, span] : context.rerolled) {
        if (card <= cards || !context.theme.reroll.contains(card)) continue;
        context.error(span, "range", fmt::format("there is no card {}: the deck has {}", card, cards));
    }
}

/// A Set deck's drawings differ by their fills, which outlines lack. A style below can't take that into
/// account.
void check_drawing(ReadContext& context) {
    symbol::DrawingStyle& drawing = context.theme.drawing;
    if (!deck::has_features(context.theme.deck.kind) || drawing == symbol::DrawingStyle::Full) return;
    drawing = symbol::DrawingStyle::Full;
    const diag::Span span = context.find_span({"card.drawing"});
    if (is_style(*span.source)) return;
    context.warn(span, "no-effect",
                 "the drawings of a deck with  kind: set  keep their fillings, by which players "
                 "tell them apart",
                 "delete `drawing`");
}

/// Nobody plays with so many cards: a folder of thousands of pictures makes such a deck by itself.
constexpr int max_usual_cards = 400;

void check_cards_made(ReadContext& context, const deck::DeckSize& size) {
    const int cards = context.theme.deck.cards.value_or(size.cards);
    if (cards <= max_usual_cards || context.has("deck.symbols_per_card") || context.has("deck.cards")) return;
    context.warn(context.find_span({"symbols", "deck.categories"}), "large-deck",
                 fmt::format("{} symbols make a deck of {} cards with {} symbols each, which takes long to "
                             "lay out",
                             context.symbols.count, cards, size.symbols_per_card),
                 "deck.symbols_per_card: 8   -> 57 cards with the first 57 symbols");
}

} // namespace

void check_deck(ReadContext& context) {
    Theme& theme = context.theme;
    const bool is_set = deck::has_features(theme.deck.kind);
    const bool has_symbols =
        context.keys.spans.contains("symbols") || context.symbols.categories != nullptr || is_set;
    if (!has_symbols && context.has_all_layers) {
        context.error({context.source, 0, 0}, "no-symbols", "this theme has no `symbols`",
                      "add them, at least 7:  symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻");
    }
    const std::size_t before = context.problems.count();
    check_drawing(context);
    check_kind(context);
    if (context.problems.count() != before) return;
    deck::Options options = theme.deck;
    options.symbols_per_card = is_set ? std::nullopt : symbols_per_card(context);
    if (!is_set && !options.symbols_per_card) return;
    auto figures =
        deck::compute_size(options, std::max(context.symbols.count, static_cast<int>(theme.symbols.size())));
    // If symbols are missing, the other numbers are checked against the deck that was wanted.
    if (!figures && !is_set) figures = largest_figures(options.kind, *options.symbols_per_card);
    if (!figures) return;
    check_cards(context, *figures);
    check_reroll(context, *figures);
    check_cards_made(context, *figures);
    if (!is_set)
        theme.unused_symbols = std::max(0, static_cast<int>(theme.symbols.size()) - figures->symbols);
}

} // namespace spotit::theme

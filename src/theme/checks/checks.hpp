// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/keys/read_context.hpp"

#include <spotit/deck.hpp>

#include <optional>
#include <string_view>

namespace spotit::theme {

/// Completes the deck's options for its kind, and reports keys that it does not have.
void resolve_deck(ReadContext& context);
/// Completes the appearance and printing of the backs where the theme leaves them open.
void resolve_backs(ReadContext& context);

/// Checks of values against each other. check_inks also passes the inks to the output's options.
void check_deck(ReadContext& context);
void check_pages(ReadContext& context);
void check_sizes(ReadContext& context);
void check_inks(ReadContext& context);

/// Returns the deck with so many symbols on a card, given enough symbols.
deck::DeckSize largest_figures(deck::Kind kind, int symbols_per_card);
/// Returns the number of symbols on each card, as wanted or the maximum; nothing if there is no deck. Reports
/// impossible numbers.
std::optional<int> symbols_per_card(ReadContext& context);

} // namespace spotit::theme

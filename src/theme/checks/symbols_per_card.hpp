// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

#include <spotit/deck.hpp>

#include <optional>
#include <string_view>

namespace spotit::theme {

/// Returns the deck with so many symbols on a card, given enough symbols.
deck::DeckSize largest_figures(deck::Kind kind, int symbols_per_card);
/// Returns the number of symbols on each card, as wanted or the maximum; nothing if there is no deck. Reports
/// impossible numbers.
std::optional<int> symbols_per_card(ReadContext& context);

} // namespace spotit::theme

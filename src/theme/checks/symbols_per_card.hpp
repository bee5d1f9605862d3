// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

#include <spotit/deck.hpp>

#include <optional>
#include <string_view>

namespace spotit::theme {

/// The deck with so many symbols on a card, when symbols abound.
deck::DeckSize largest_figures(deck::Kind kind, int symbols_per_card);
/// The symbols on each card, wanted or the most possible; nothing when there is no deck. What can't be is
/// reported.
std::optional<int> symbols_per_card(ReadContext& context);

} // namespace spotit::theme

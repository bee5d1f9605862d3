#pragma once

#include "theme/keys/reading.hpp"

#include <spotit/deck.hpp>

#include <optional>

namespace spotit::theme {

/// Completes the deck's options for its kind, and reports keys that it does not have.
void resolve_deck(Reading& reading);
/// Completes the appearance and printing of the backs where the theme leaves them open.
void resolve_backs(Reading& reading);

/// Checks of values against each other. check_inks also passes the inks to the output's options.
void check_deck(Reading& reading);
void check_pages(Reading& reading);
void check_sizes(Reading& reading);
void check_inks(Reading& reading);

/// Returns the deck with so many symbols on a card, given enough symbols.
deck::DeckSize compute_largest_figures(deck::Kind kind, int symbols_per_card);
/// Returns the number of symbols on each card, as wanted or the maximum; nothing if there is no deck. Reports
/// impossible numbers.
std::optional<int> resolve_symbols_per_card(Reading& reading);

} // namespace spotit::theme

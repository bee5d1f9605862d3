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

/// Returns whether the theme leaves it open which of its symbols make which deck.
bool is_kind_open(const Reading& reading);
/// Returns the deck with so many symbols on a card, given enough symbols.
deck::DeckSize compute_largest_figures(deck::Kind kind, int symbols_per_card);
/// Returns the number of symbols on each card, as wanted or the maximum; nothing if there is no deck. Reports
/// impossible numbers. A theme that leaves the deck open gets the one that shows all its symbols, if there is
/// one.
std::optional<int> resolve_symbols_per_card(Reading& reading);

inline constexpr int max_proposed_per_card = 12; ///< larger decks are not proposed
/// Returns the settings of a deck in place of the present one.
std::vector<diag::Setting> list_deck_settings(const deck::Options& now, deck::Kind kind,
                                              int symbols_per_card);
/// Returns the symbols per card of the next perfect deck.
int find_larger_plane(int symbols);

/// Warns of symbols that no card of the deck shows, with other decks that show all.
void warn_of_left_out(Reading& reading);

/// Returns the place of the key; none where `deck.categories` gives the symbols.
diag::Span find_symbols(const Reading& reading);
/// Returns a remedy that adds so many symbols.
diag::Note propose_symbols(Reading& reading, int lacking);

} // namespace spotit::theme

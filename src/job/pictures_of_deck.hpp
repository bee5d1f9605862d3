// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/deck.hpp>
#include <spotit/diag.hpp>
#include <spotit/emoji.hpp>
#include <spotit/symbol.hpp>
#include <spotit/theme.hpp>

#include <string>
#include <vector>

namespace spotit::job {

/// One picture that is drawn: a symbol of the deck in one of its forms.
struct Role {
    int symbol = 0, form = 0;
    symbol::SymbolSpec source;
    std::string label{}; ///< the name that stands below it; may be empty
    theme::SymbolOptions fit{};
};

/// Who stands on the cards. A symbol that has two forms has two roles.
struct Cast {
    std::vector<Role> roles;
    std::vector<deck::Card> cards; ///< roles on each card, in the order of the deck's cards
    deck::Forms forms{};           ///< of each symbol on each card; none where symbols have a single form
    long long matches_across = 0;  ///< pairs of cards whose common symbol has a different form on each
    std::vector<int>
        same_forms{}; ///< symbols that stand on cards in both forms, which are the same: one role
};

/// Deals the theme's deck, so that the piles of a split one are fair.
deck::Deck deal(const theme::Theme& theme);

/// The parts of a deck that is not of the kind Set. Names that the theme's forms need and nobody knows are
/// errors in the sink, and so is what `check_faces` finds.
Cast make_cast(const theme::Theme& theme, const deck::Deck& deck, const base::DataPaths& places,
               diag::Sink& sink);

/// What people call a symbol, in the deck's language as far as it is known.
std::string symbol_name(const symbol::SymbolSpec& source, const emoji::Names& names);

} // namespace spotit::job

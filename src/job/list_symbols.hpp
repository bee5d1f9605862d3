// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "job/deck_pictures.hpp"

#include <spotit/cards.hpp>

#include <string_view>
#include <vector>

namespace spotit::job {

/// Gives each symbol a unique id: its name, with a number if an earlier symbol has that id.
void set_ids(std::vector<cards::CardList::Symbol>& symbols);

/// Returns the names of the symbols, all different, in their order.
std::vector<std::string> symbol_names(const DeckPictures& pictures, int symbol_count);

/// Adds the forms and piles of each card to a list, unless the deck shows each symbol as itself.
void note_forms(const theme::Theme& theme, const DeckPictures& pictures, cards::CardList& list);

} // namespace spotit::job

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "job/pictures_of_deck.hpp"

#include <spotit/cards.hpp>

#include <string_view>
#include <vector>

namespace spotit::job {

/// Gives each symbol an id of its own: its name, or its name and a number where others came before it.
void set_ids(std::vector<cards::CardList::Symbol>& symbols);

/// Notes down what stands on each card, where a deck shows its symbols otherwise than by themselves.
void note_forms(const theme::Theme& theme, const Cast& cast, cards::CardList& list);

} // namespace spotit::job

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "job/cast.hpp"

#include <spotit/job.hpp>

#include <string_view>
#include <vector>

namespace spotit::job {

/// Of the JSON. Grows when something changes its meaning or goes; not when something is added.
inline constexpr int list_schema_version = 1;

/// Gives each symbol an id of its own: its name, or its name and a number where others came before it.
void set_ids(std::vector<CardList::Symbol>& symbols);

/// Notes down what stands on each card, where a deck shows its symbols otherwise than by themselves.
void note_forms(const theme::Theme& theme, const Cast& cast, CardList& list);
/// What stands for one of a card's symbols, by its place on the card.
CardList::Face face_on(const CardList& list, const CardList::Card& card, std::size_t place);

} // namespace spotit::job

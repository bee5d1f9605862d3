// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/job.hpp>

#include <string_view>
#include <vector>

namespace spotit::job {

/// Gives each symbol an id of its own: its name, or its name and a number where others came before it.
void set_ids(std::vector<CardList::Symbol>& symbols);

/// As a theme writes it.
std::string_view kind_name(deck::Kind kind);

} // namespace spotit::job

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "job/pictures_of_deck.hpp"
#include "job/prepared_deck.hpp"

#include <spotit/layout.hpp>
#include <spotit/symbol.hpp>

#include <vector>

namespace spotit::job {

/// Puts the laid out cards on sheets, as the document of `data`. What does not fit goes into its sink; throws
/// diag::Error when that is an error.
void compose(PreparedDeck::Data& data, const Cast& cast, std::vector<symbol::Symbol> pictures,
             const std::vector<layout::Layout>& layouts);

/// Adds the sheets with the rules and the key that the theme asks for.
void add_extras(PreparedDeck::Data& data);

} // namespace spotit::job

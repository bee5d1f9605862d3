// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "job/deck_pictures.hpp"
#include "job/prepared_deck.hpp"

#include <spotit/layout.hpp>
#include <spotit/symbol.hpp>

#include <vector>

namespace spotit::job {

/// Puts the laid out cards on sheets, as the document of `data`. Reports what does not fit to the sink;
/// throws diag::Error when it has errors.
void compose(PreparedDeck::Data& data, const DeckPictures& pictures, std::vector<symbol::Symbol> drawings,
             const std::vector<layout::Layout>& layouts, diag::Sink& sink);

/// Returns how many cards of the full deck are left out.
int count_left_out(const PreparedDeck::Data& data);

/// Adds the pages with the rules, the key and so on that the theme wants.
void add_extras(PreparedDeck::Data& data, diag::Sink& sink);

} // namespace spotit::job

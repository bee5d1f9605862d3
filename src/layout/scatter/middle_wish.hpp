// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/shapes/card_state.hpp"

#include <spotit/random.hpp>

// The densest arrangement of few bodies is nearly the same for all: eight stand with one in the middle and
// seven around it on nine of ten cards, photos in the same rows. So cards want certain bodies in the middle,
// or none. The random starts obey, and arrangements with other numbers of bodies there must be denser by a
// price.
namespace spotit::layout {

/// Draws which bodies the card wants in its middle: as many as are wanted, or one of three to five. Bodies of
/// one size have no wish, since their cards are to be as dense as can be.
void draw_middle_wish(CardState& state, random::Generator& random);

/// Returns true if the card has no wish, or wants the body at such a place: in the middle or outside of it.
bool is_wished(const CardState& state, std::size_t body, Vec place);

/// Returns the price, as coverage, of what stands in the middle.
float price_of_middle(const CardState& state);

} // namespace spotit::layout

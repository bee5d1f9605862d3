// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/shapes/card_state.hpp"

#include <spotit/random.hpp>

// Contacts rotate bodies, and where rotations are limited, a fifth of all bodies would end at the very limit.
// So the turns of a card are drawn first, evenly over the range, and the search only chooses which body has
// which.
namespace spotit::layout {

bool has_limited_turns(const CardState& state);

/// Draws the turns, and lets the bodies rotate within their whole ranges until the turns are assigned.
void draw_limited_turns(CardState& state, random::Generator& random);

/// Gives the drawn turns to the bodies in the order of their present rotations, which is the assignment that
/// rotates them least, and holds each near its turn.
void assign_limited_turns(CardState& state);

/// Lets the bodies rotate within their whole ranges again.
void release_limited_turns(CardState& state);

} // namespace spotit::layout

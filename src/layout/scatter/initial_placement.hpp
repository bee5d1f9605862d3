// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/shapes/card_state.hpp"

#include <spotit/random.hpp>

namespace spotit::layout {

/// Places small bodies, the largest first, each at the roomiest of a few random places and in any direction
/// it may have.
void place_randomly(CardState& state, random::Generator& random);

/// Gives the body another of the turns that it may have.
void turn_randomly(Body& body, random::Generator& random);

/// Disturbs a settled arrangement: turns one body, shakes all, exchanges two, or carries one elsewhere.
void perturb(CardState& state, random::Generator& random);

/// Moves one body to the roomiest of many random places, as large as fits there however it is turned.
void relocate(CardState& state, std::size_t which, random::Generator& random);

} // namespace spotit::layout

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/shapes/card_state.hpp"

#include <spotit/random.hpp>

namespace spotit::layout {

/// Places small bodies, the largest first, each at the roomiest of a few random places and in a random
/// rotation; limited turns are drawn, but not assigned.
void place_randomly(CardState& state, random::Generator& random);

/// Gives the body another allowed rotation.
void turn_randomly(Body& body, random::Generator& random);

/// Disturbs a settled arrangement: rotates one body, shakes all, exchanges two, or relocates one.
void perturb(CardState& state, random::Generator& random);

/// Moves one body to the roomiest of many random places, at the maximum size for any rotation.
void relocate(CardState& state, std::size_t which, random::Generator& random);

} // namespace spotit::layout

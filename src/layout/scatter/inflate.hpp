// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/scatter/relax.hpp"

namespace spotit::layout {

/// A stage of growth: a number of passes, at a contact depth (mm) that falls from `from` to `to`.
struct Schedule {
    int passes = 0;
    float from = 0, to = 0;
    float rim = 0; ///< mm between bodies and the rim
};

/// Grows all bodies by one common scale while contacts push them apart. The scale follows the mean depth of
/// the contacts: it falls if they are too deep, and rises if they are too shallow (packing at constant
/// pressure); as the depth is lowered, the bodies settle. Returns the pressure in the last pass.
Pressure inflate(Relaxer& relaxer, const Schedule& schedule);

/// Lets each body grow individually into the room around it, up to `max_factor` times its size and at least
/// to its size from the common scale; the smallest stays small enough for the card's variety.
Pressure grow_each(Relaxer& relaxer, const Schedule& schedule, float max_factor);

/// Returns the index of the body that is to be the smallest by its rank.
std::size_t find_last_ranked(const CardState& state);
/// Returns the largest unscaled size of all bodies except one.
float max_other_size(const CardState& state, std::size_t except);

} // namespace spotit::layout

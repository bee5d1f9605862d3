// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/scatter/relax.hpp"

namespace spotit::layout {

/// A stage of growth: that many passes, at a contact depth (mm) that falls from `from` to `to`.
struct Schedule {
    int passes = 0;
    float from = 0, to = 0;
    float rim = 0; ///< mm to be kept from the rim
};

/// Grows all bodies by one common scale while contacts push them apart. The scale follows the mean depth of
/// the contacts: too deep, it shrinks, too shallow, it grows (packing at constant pressure); as the depth is
/// lowered the bodies settle. Returns the pressure in the last pass.
Pressure inflate(Relaxer& relaxer, const Schedule& schedule);

/// Lets each body grow for itself, up to `most` times its size and at least to what the common scale gives
/// it, into the room around it; the smallest stays small enough for the card's variety.
Pressure grow_each(Relaxer& relaxer, const Schedule& schedule, float most);

/// Returns the body of the smallest relative size, scales aside.
std::size_t min_rank(const CardState& state);
/// Returns the largest fair size but that of body `but`.
float largest_size_but(const CardState& state, std::size_t but);

} // namespace spotit::layout

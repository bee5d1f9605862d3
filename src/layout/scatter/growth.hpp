// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/scatter/sweep.hpp"

namespace spotit::layout {

/// How a stage of growth goes: that many sweeps, at a contact depth (mm) that falls from `from` to `to`.
struct Schedule {
    int sweeps = 0;
    float from = 0, to = 0;
    float rim = 0; ///< mm to be kept from the rim
};

/// Grows all bodies by one common scale while contacts push them apart. The scale follows the mean depth of
/// the contacts: too deep, it shrinks, too shallow, it grows (packing at constant pressure); as the depth is
/// lowered the bodies settle. Returns what the last sweep felt.
Pressure inflate(Sweeper& sweeper, const Schedule& schedule);

/// Lets each body grow for itself, up to `most` times its size and at least to what the common scale gives
/// it, into what room is left around it; the smallest stays small enough for the card's variety.
Pressure grow_each(Sweeper& sweeper, const Schedule& schedule, float most);

/// The body of the smallest relative size, scales aside.
std::size_t min_rank(const Table& table);
/// The largest fair size but that of body `but`.
float largest_size_but(const Table& table, std::size_t but);

} // namespace spotit::layout

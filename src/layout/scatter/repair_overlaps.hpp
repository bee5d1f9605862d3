// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/shapes/card_state.hpp"

#include <spotit/random.hpp>

namespace spotit::layout {

/// Removes the last overlaps: presses bodies apart on their fine outlines, then shrinks whatever is still
/// too near or too large, until gap, rim, variety and equality hold. Returns false when that would not end.
bool repair_overlaps(CardState& state, random::Generator& random);

/// Shrinks the smallest body as far as the card's variety asks for. Returns false when it was small enough.
bool restore_variety(CardState& state);

/// Spreads bodies evenly over the card, sizes as they are: where not all can grow, some stay where they last
/// touched, and the white collects on one side.
void spread(CardState& state, random::Generator& random);

} // namespace spotit::layout

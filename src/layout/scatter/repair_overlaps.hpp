// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/shapes/card_state.hpp"

#include <spotit/random.hpp>

namespace spotit::layout {

/// Removes the last overlaps: separates bodies on their fine outlines, then shrinks those that are still too
/// near or too large, until gap, rim, variety and equality hold. Returns false if that would not end.
bool repair_overlaps(CardState& state, random::Generator& random);

/// Shrinks the smallest body until the card has its variety. Returns false if it was small enough.
bool restore_variety(CardState& state);

/// Spreads bodies evenly over the card without resizing them: if not all can grow, some stay at their last
/// contact, and the white collects on one side.
void spread(CardState& state, random::Generator& random);

} // namespace spotit::layout

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/shapes/table.hpp"

#include <spotit/random.hpp>

namespace spotit::layout {

/// Makes an arrangement exact: presses bodies apart on their fine outlines, then shrinks whatever is still
/// too near or too large, until gap, rim, variety and equality hold. False when that would not end.
bool finish(Table& table, random::Generator& random);

/// Shrinks the smallest body as far as the card's variety asks for; false when it was small enough.
bool restore_variety(Table& table);

/// Spreads bodies evenly over the card, sizes as they are: where not all can grow, some stay where they last
/// touched, and the white collects on one side.
void spread(Table& table, random::Generator& random);

} // namespace spotit::layout

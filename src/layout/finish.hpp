// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/table.hpp"

#include <spotit/random.hpp>

namespace spotit::layout {

/// Makes an arrangement exact: presses bodies apart on their fine outlines, then shrinks whatever is still
/// too near or too large, until gap, rim, variety and equality hold. False when that would not end.
bool finish(Table& table, random::Generator& random);

/// Spreads bodies that have reached their largest size evenly over the card, since nothing else would: without growth
/// they stay where they last touched. Sizes stay.
void spread(Table& table, random::Generator& random);

} // namespace spotit::layout

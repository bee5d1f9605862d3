// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/shapes/card_state.hpp"

namespace spotit::layout {

/// Returns the radius of the largest empty circle within the rim, mm, to half a millimeter; if it is more
/// than `enough`, any radius between the two.
float max_empty_radius(const CardState& state, float enough = 1e9F);

} // namespace spotit::layout

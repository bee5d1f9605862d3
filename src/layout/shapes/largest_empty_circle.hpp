// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/shapes/card_state.hpp"

namespace spotit::layout {

/// Returns the radius of the largest empty circle within the rim, mm, to half a millimeter.
float max_empty_radius(const CardState& state);

} // namespace spotit::layout

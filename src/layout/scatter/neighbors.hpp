// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/shapes/card_state.hpp"

#include <cstddef>

// Two brown animals side by side look like one at a glance. So cards want some pairs of bodies apart. The
// random starts obey as far as they can, and an arrangement in which such a pair stands side by side must be
// denser by a price.
namespace spotit::layout {

/// Returns true if the card wants two bodies apart.
bool are_wanted_apart(const CardState& state, std::size_t one, std::size_t other);

/// Returns the price, as coverage, of the pairs that stand side by side although the card wants them apart.
float price_of_neighbors(const CardState& state);

} // namespace spotit::layout

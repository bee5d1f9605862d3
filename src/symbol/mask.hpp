// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/symbol.hpp>

namespace spotit::symbol {

/// Cuts a picture to the largest circle in the middle of its box, or to the box with round corners. What is
/// made of pixels keeps them, what is made of vectors stays so.
void apply_mask(Symbol& symbol, PictureMask mask);

} // namespace spotit::symbol

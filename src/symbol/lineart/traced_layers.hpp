// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/lineart/layers.hpp"

#include <spotit/symbol.hpp>

#include <vector>

namespace spotit::symbol {

/// A picture that does not tell what it is made of, as sheets in its own units: one for each part that edges
/// divide it into, what lies within another after it. None when there are more than `most`, or when they
/// would take seconds.
std::vector<Sheet> traced_sheets(const DrawFunction& picture, const geom::Box& box, int most);

} // namespace spotit::symbol

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/request.hpp"

namespace spotit::symbol {

/// Repaints a picture of a single color in the color of its spec. Any other picture stays as it is, with a
/// warning.
void tint(Symbol& symbol, const Request& request);

} // namespace spotit::symbol

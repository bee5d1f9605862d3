// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/request.hpp"

namespace spotit::symbol {

/// Paints a picture that has a single color in the source's color instead; others stay as they are, with a
/// warning.
void tint(Symbol& symbol, const Request& request);

} // namespace spotit::symbol

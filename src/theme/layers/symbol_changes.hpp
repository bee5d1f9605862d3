// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

namespace spotit::theme {

/// Applies settings such as -s symbols[🐶].scale=1.2 to single symbols of the deck.
void change_symbols(ReadContext& context);

} // namespace spotit::theme

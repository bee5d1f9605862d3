// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

namespace spotit::theme {

/// Adds the symbols of the entry's text file to the deck.
void add_file(ReadContext& context, const Entry& entry);

} // namespace spotit::theme

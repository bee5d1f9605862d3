// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

namespace spotit::theme {

/// Completes the deck's options for its kind, and reports keys that it does not have.
void resolve_deck(ReadContext& context);
/// Completes the appearance and printing of the backs where the theme leaves them open.
void resolve_backs(ReadContext& context);

/// Checks of values against each other. check_inks also passes the inks to the output's options.
void check_deck(ReadContext& context);
void check_pages(ReadContext& context);
void check_sizes(ReadContext& context);
void check_inks(ReadContext& context);

} // namespace spotit::theme

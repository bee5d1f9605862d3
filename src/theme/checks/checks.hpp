// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

namespace spotit::theme {

/// Resolves what follows from the deck's kind, and reports keys that do not go with it.
void resolve_deck(ReadContext& context);
/// Resolves what the backs show and how they are printed if the theme does not say.
void resolve_backs(ReadContext& context);

/// Check values against each other. check_inks also hands the inks on to the output's options.
void check_deck(ReadContext& context);
void check_pages(ReadContext& context);
void check_sizes(ReadContext& context);
void check_inks(ReadContext& context);

} // namespace spotit::theme

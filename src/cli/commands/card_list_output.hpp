// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/make.hpp"

namespace spotit::cli {

/// Writes the cards of the theme as a table, CSV or JSON. Throws diag::Error.
CommandResult write_list(const Options& options, const Output& output);

} // namespace spotit::cli

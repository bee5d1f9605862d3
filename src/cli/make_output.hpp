// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/make.hpp"
#include "cli/output/output.hpp"

namespace spotit::cli {

/// Makes the output and prints a summary. Returns the exit status. Throws diag::Error.
int make_output(const MakeOptions& options, const Output& output);

/// Writes the list of the theme's cards and prints a summary. Returns the exit status. Throws diag::Error.
int write_list(const ThemeOptions& options, Format::ListWriter write_cards, const Output& output);

} // namespace spotit::cli

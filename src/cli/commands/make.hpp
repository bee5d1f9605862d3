// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/output/output.hpp"

#include <spotit/job/report.hpp>

namespace spotit::cli {

/// What became of it.
struct CommandResult {
    int status = 0; ///< the exit status
    job::Report report;
};
/// Throws diag::Error when the options don't go together, or not with such an output.
void require_possible(const Options& options, const Output& output);

/// Makes what the output asks for, and says what was made. Throws diag::Error.
CommandResult make(const Options& options, const Output& output);

/// What is made of a theme: one file, or one of each card.
const Section& output_section();
/// The same of a whole folder.
const Section& bundle_section();

} // namespace spotit::cli

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/output/output.hpp"

#include <spotit/job/report.hpp>

namespace spotit::cli {

/// The outcome of a command.
struct CommandResult {
    int status = 0; ///< the exit status
    job::Report report;
};
/// Throws diag::Error if the options conflict with each other or with the output.
void require_compatible(const Options& options, const Output& output);

/// Makes the output and prints a summary. Throws diag::Error.
CommandResult make(const Options& options, const Output& output);

/// Returns the options of an output of one file or of pictures.
const Section& output_section();
/// Returns the options of a bundle.
const Section& bundle_section();

} // namespace spotit::cli

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/output.hpp"

#include <spotit/job.hpp>

namespace spotit::cli {

/// What became of it.
struct Made {
    int status = 0; ///< the exit status
    job::Report report;
};
/// Makes what the output asks for, and says what was made. Throws diag::Error.
Made make(const Options& options, const Output& output);

/// -o, --format and --open.
const Section& output_section();

} // namespace spotit::cli

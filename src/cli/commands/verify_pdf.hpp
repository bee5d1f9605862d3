// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/options.hpp"

namespace spotit::cli {

/// Looks at the PDF that the first word names, and says what it shows. Returns the exit status.
int verify_pdf(const Options& options);

} // namespace spotit::cli

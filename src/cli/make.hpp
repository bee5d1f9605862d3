// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/options.hpp"

namespace spotit::cli {

/// The main form: a theme in, a PDF out. Returns the exit status.
int make(const Options& options);

} // namespace spotit::cli

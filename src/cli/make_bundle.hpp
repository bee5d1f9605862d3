// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/make.hpp"

namespace spotit::cli {

/// Writes the bundle to the folder that --bundle names. Returns the exit status. Throws diag::Error.
int make_bundle(const MakeOptions& options);

} // namespace spotit::cli

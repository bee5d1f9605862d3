// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/make.hpp"

namespace spotit::cli {

/// Writes the bundle to the folder that --bundle names. Throws diag::Error.
CommandResult make_bundle(const Options& options);

} // namespace spotit::cli

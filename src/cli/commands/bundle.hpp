// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/make.hpp"

namespace spotit::cli {

/// Writes the deck in all its forms into the folder that --bundle names.
CommandResult make_bundle(const Options& options);

} // namespace spotit::cli

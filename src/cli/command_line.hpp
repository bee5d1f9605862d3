// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/options.hpp"

#include <span>
#include <string>

namespace spotit::cli {

/// Throws diag::Error (Fault::Usage) with the remedy.
Options parse(std::span<const std::string> arguments);

/// --help, at most 80 columns wide.
std::string help_text();
/// What is shown to those who give no arguments.
std::string short_help();

} // namespace spotit::cli

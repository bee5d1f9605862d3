// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/command.hpp"

#include <string>

namespace spotit::cli {

/// --help, at most 80 columns wide; that of the main form lists the commands too.
std::string help_text(const Command& command);
/// What is shown to those who give no arguments.
std::string short_help();

} // namespace spotit::cli

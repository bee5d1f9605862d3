// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/command.hpp"

#include <span>
#include <string>
#include <vector>

namespace spotit::cli {

/// Parses the arguments after the program's name. Returns the command of the table that they name, its
/// options set. Options may be anywhere before "--"; the first other word is a command's name or a theme.
/// Throws diag::Error (ErrorCategory::Usage) with a fix.
Command parse(std::span<const std::string> arguments, std::vector<Command> table = new_commands());

} // namespace spotit::cli

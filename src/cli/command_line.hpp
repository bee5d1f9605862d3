// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/command.hpp"
#include "cli/options.hpp"

#include <span>
#include <string>

namespace spotit::cli {

/// A command and its options.
struct Invocation {
    const Command* command = nullptr; ///< never null
    Options options;
};

/// Parses the arguments after the program's name. Options may be anywhere before "--"; the first other word
/// is a command's name or a theme. Throws diag::Error (ErrorCategory::Usage) with a fix.
Invocation parse(std::span<const std::string> arguments);

} // namespace spotit::cli

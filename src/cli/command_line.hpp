// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/command.hpp"
#include "cli/options.hpp"

#include <span>
#include <string>

namespace spotit::cli {

/// What shall be done.
struct Invocation {
    const Command* command = nullptr; ///< never null
    Options options;
};

/// Options may stand anywhere; behind "--" there are none. The first word is a command's name, or a theme.
/// Throws diag::Error (Fault::Usage) with the remedy.
Invocation parse(std::span<const std::string> arguments);

} // namespace spotit::cli

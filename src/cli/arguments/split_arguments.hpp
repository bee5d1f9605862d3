// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::cli {

/// An option on the command line with its value.
struct SeenOption {
    std::string_view names;
    std::string value;
};

/// The arguments of a command line, options apart from other words.
struct SplitArguments {
    std::vector<SeenOption> options; ///< in the order of the command line
    std::vector<std::string> words;  ///< all other arguments, in their order
};

/// Separates options from other words. An option's name means the same in all commands, so the command need
/// not be known yet. Throws diag::Error (ErrorCategory::Usage) for an option without its value.
SplitArguments split_arguments(std::span<const std::string> arguments);

} // namespace spotit::cli

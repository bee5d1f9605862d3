// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace spotit::cli {

/// Throws diag::Error (ErrorCategory::Usage) if an option lacks its value or has one that it doesn't take.
/// CLI11 would take the next word for a missing value and ignore a superfluous one.
void require_values(std::span<const std::string> arguments);

/// Throws diag::Error (ErrorCategory::Usage): the option of this name lacks its value.
[[noreturn]] void value_missing(std::string_view name);

} // namespace spotit::cli

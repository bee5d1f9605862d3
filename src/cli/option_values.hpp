// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace spotit::cli {

/// Throws diag::Error (Fault::Usage) where an option lacks its value, or has one that it doesn't take. CLI11
/// would take the next word for a missing value, and not mind a superfluous one.
void require_values(std::span<const std::string> arguments);

/// The same of one option, by any of its names.
[[noreturn]] void value_missing(std::string_view name);

} // namespace spotit::cli

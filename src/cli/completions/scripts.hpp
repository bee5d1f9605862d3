// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace spotit::cli {

/// A shell and the script that makes it ask `spotit-print __complete`.
struct Shell {
    std::string_view name, script;
};
std::span<const Shell> shells();

} // namespace spotit::cli

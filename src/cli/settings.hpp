// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/completions/completions.hpp"

#include <vector>

namespace spotit::cli {

/// The keys that --set can reach, from the theme's own table.
std::vector<Setting> settings();
/// Those of one symbol, which it reaches by symbols[3].
std::vector<Setting> symbol_settings();

} // namespace spotit::cli

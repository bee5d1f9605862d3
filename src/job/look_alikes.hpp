// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/diag.hpp>
#include <spotit/symbol.hpp>
#include <spotit/theme.hpp>

#include <vector>

namespace spotit::job {

/// What players could take for each other on the theme's cards, as severe as its `check` says.
std::vector<diag::Diagnostic> look_alikes(const theme::Theme& theme,
                                          const std::vector<symbol::Symbol>& symbols, int threads);

} // namespace spotit::job

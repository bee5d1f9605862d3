// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/theme.hpp>

#include <string>
#include <vector>

namespace spotit::tests {

/// The theme of a text, or what is wrong with it as it would be printed.
struct Outcome {
    theme::Theme theme;
    std::string said; ///< empty: all is well
    std::vector<diag::Diagnostic> diagnostics;
};
Outcome read_theme(std::string text, std::vector<theme::Override> overrides = {},
                   const std::string& name = "theme.yaml");

/// The file's bytes.
std::string contents(const std::string& path);

} // namespace spotit::tests

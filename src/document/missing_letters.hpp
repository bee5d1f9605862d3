// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/diag.hpp>
#include <spotit/symbol.hpp>

#include <string>

namespace spotit::document {

/// The font of a text, and its place in the theme.
struct Wanted {
    const symbol::Fonts& fonts;
    const diag::Span& span;
    diag::Severity severity = diag::Severity::Error; ///< a warning says that the letters are left out
};
/// Reports the letters of a text that no font has, and how to get a font; returns true if there are any.
bool report_missing_letters(const std::string& text, const Wanted& wanted, diag::Sink& sink);

} // namespace spotit::document

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/diag.hpp>
#include <spotit/symbol.hpp>

#include <string>

namespace spotit::document {

/// What a text is set in, and where the theme asks for it.
struct Wanted {
    const symbol::Fonts& fonts;
    const diag::Span& span;
    diag::Severity severity = diag::Severity::Error; ///< a warning says that they are left out
};
/// Says which letters of a text no font has, and how to get one; true when there are any.
bool report_missing_letters(const std::string& text, const Wanted& wanted, diag::Sink& sink);

} // namespace spotit::document

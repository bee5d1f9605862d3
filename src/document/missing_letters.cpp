// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "document/missing_letters.hpp"

namespace spotit::document {

bool report_missing_letters(const std::string& text, const Wanted& wanted, diag::Sink& sink) {
    auto diagnostic = symbol::check_characters(text, {}, wanted.fonts);
    if (!diagnostic) return false;
    diagnostic->severity = wanted.severity;
    diagnostic->span = wanted.span;
    if (wanted.severity != diag::Severity::Error) diagnostic->message += ": left out on the sheets";
    sink.add(std::move(*diagnostic));
    return true;
}

} // namespace spotit::document

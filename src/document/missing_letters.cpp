// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "document/missing_letters.hpp"

#include <fmt/format.h>

namespace spotit::document {

bool report_missing_letters(const std::string& text, const Wanted& wanted, diag::Sink& sink) {
    const std::vector<std::string> missing = symbol::missing_characters(text, {}, wanted.fonts);
    if (missing.empty()) return false;
    std::string message = fmt::format("no font here can draw \"{}\"", missing.front());
    if (missing.size() > 1) message += fmt::format(", nor {} more characters", missing.size() - 1);
    sink.add({diag::Severity::Error,
              "missing-glyph",
              fmt::format("{} of \"{}\"", message, text),
              wanted.span,
              "",
              {"fix: install a font that has them, or name one: fonts: {text: \"Noto Sans\"}",
               fmt::format("     (spotit-print fonts --covers \"{}\" lists those that are here)",
                           missing.front())}});
    return true;
}

} // namespace spotit::document

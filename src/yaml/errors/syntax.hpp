// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/diag.hpp>

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>

namespace spotit::yaml {

/// The state of the YAML library at a syntax error.
struct Stop {
    std::shared_ptr<const diag::SourceText> source;
    std::size_t at = 0;                      ///< byte
    std::string_view said;                   ///< the library's own message, never shown
    std::optional<std::size_t> open_bracket; ///< innermost [ or { that is still open
    std::optional<diag::Span> quoted;        ///< the last quoted scalar
};

/// Explains the syntax error in plain words.
diag::Diagnostic explain(const Stop& stop);
/// Returns the error for a quote that is not closed.
diag::Diagnostic unclosed_quote(const std::shared_ptr<const diag::SourceText>& source, std::size_t at);

} // namespace spotit::yaml

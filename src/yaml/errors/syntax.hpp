// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/diag.hpp>

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>

namespace spotit::yaml {

/// What was known when the YAML library gave up.
struct Stop {
    std::shared_ptr<const diag::SourceText> source;
    std::size_t at = 0;                      ///< byte
    std::string_view said;                   ///< the library's own words, which nobody shall see
    std::optional<std::size_t> open_bracket; ///< innermost [ or { that is still open
    std::optional<diag::Span> quoted;        ///< the last scalar in quotes that was read
};

/// Why the text is no YAML, in words that help.
diag::Diagnostic explain(const Stop& stop);
/// A quote that nothing closes.
diag::Diagnostic unclosed_quote(const std::shared_ptr<const diag::SourceText>& source, std::size_t at);

} // namespace spotit::yaml

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/diag.hpp>

#include <cstddef>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace spotit::theme {

/// Collects the errors and warnings of a theme, each of them once.
class Problems {
public:
    explicit Problems(diag::Sink& sink)
        : sink_(sink) {}

    /// Reports an error, to which fixes and notes can be added.
    diag::Diagnostic& error(diag::Span span, diag::Id id, std::string message);
    diag::Diagnostic& warn(diag::Span span, diag::Id id, std::string message);
    diag::Diagnostic& add(diag::Diagnostic error);
    /// Reports the errors of a text that can't be read.
    void add(const diag::Error& errors);
    /// Returns the number of errors so far.
    std::size_t count() const { return count_; }
    /// Returns true if the next error may take the time to search for a suggestion: only the first are shown.
    bool wants_suggestions() const { return count_ < max_suggestions; }
    /// Returns the candidate that was probably meant; empty if there is none, or there are too many errors.
    std::string_view nearest_word(std::string_view word, std::span<const std::string_view> candidates) const;

private:
    /// Twice as many as are shown, since they are found in another order.
    static constexpr std::size_t max_suggestions = 40;

    diag::Sink& sink_;
    diag::Diagnostic unreported_; ///< takes the place of an error that is not reported
    std::size_t count_ = 0;
    std::set<std::tuple<const diag::SourceText*, std::size_t, std::string>> reported_; ///< place and message
};

} // namespace spotit::theme

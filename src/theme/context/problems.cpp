// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/context/problems.hpp"

#include <spotit/diag/phrases.hpp>

#include <utility>

namespace spotit::theme {
namespace {

constexpr std::size_t max_reported = 5000; ///< errors of a hopeless theme

} // namespace

void Problems::add(diag::Diagnostic error) {
    ++count_;
    if (reported_.size() >= max_reported) return;
    for (std::string* text : {&error.message, &error.label}) *text = diag::shortened(*text);
    // A mistake repeated by an alias or a second `extends` is reported once.
    const diag::Span& span = error.span;
    if (!reported_.emplace(span.source.get(), span.begin, error.message).second) return;
    sink_.add(std::move(error));
}

void Problems::add(Problem problem) {
    add(diag::Diagnostic{diag::Severity::Error, problem.id, std::move(problem.message),
                         std::move(problem.span), std::move(problem.label), std::move(problem.notes)});
}

void Problems::warn(diag::Diagnostic warning) {
    warning.severity = diag::Severity::Warning;
    sink_.add(std::move(warning));
}

std::string_view Problems::nearest_word(std::string_view word,
                                        std::span<const std::string_view> candidates) const {
    return wants_suggestions() ? diag::nearest_word(word, candidates) : std::string_view();
}

} // namespace spotit::theme

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/diag.hpp>

#include <algorithm>

namespace spotit::diag {
namespace {

std::string summary(const std::vector<Diagnostic>& diagnostics) {
    return diagnostics.empty() ? std::string("no diagnostics") : diagnostics.front().message;
}

bool is_error(const Diagnostic& diagnostic) {
    return diagnostic.severity == Severity::Error;
}

} // namespace

Error::Error(ErrorCategory category, std::vector<Diagnostic> diagnostics)
    : std::runtime_error(summary(diagnostics))
    , category_(category)
    , diagnostics_(std::move(diagnostics)) {}

Error::Error(ErrorCategory category, Diagnostic diagnostic)
    : Error(category, std::vector<Diagnostic>{std::move(diagnostic)}) {}

void Sink::add(Diagnostic diagnostic) {
    diagnostics_.push_back(std::move(diagnostic));
}

bool Sink::has_errors() const {
    return std::any_of(diagnostics_.begin(), diagnostics_.end(), is_error);
}

std::vector<Diagnostic> Sink::sorted() const {
    std::vector<const SourceText*> sources;
    for (const Diagnostic& diagnostic : diagnostics_) {
        const SourceText* source = diagnostic.span.source.get();
        if (std::find(sources.begin(), sources.end(), source) == sources.end()) sources.push_back(source);
    }
    const auto rank = [&](const Diagnostic& diagnostic) {
        return std::find(sources.begin(), sources.end(), diagnostic.span.source.get()) - sources.begin();
    };
    std::vector<Diagnostic> result = diagnostics_;
    std::stable_sort(result.begin(), result.end(), [&](const Diagnostic& a, const Diagnostic& b) {
        return std::pair(rank(a), a.span.begin) < std::pair(rank(b), b.span.begin);
    });
    return result;
}

void Sink::throw_if_errors() const {
    if (has_errors()) throw Error(ErrorCategory::Input, sorted());
}

} // namespace spotit::diag

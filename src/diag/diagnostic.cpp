#include <spotit/diag.hpp>

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace spotit::diag {
namespace {

std::string summarize(const std::vector<Diagnostic>& diagnostics) {
    return diagnostics.empty() ? std::string("no diagnostics") : diagnostics.front().message;
}

bool is_error(const Diagnostic& diagnostic) {
    return diagnostic.severity == Severity::Error;
}

} // namespace

Diagnostic& Diagnostic::fix(std::string_view text) {
    return text.empty() ? *this : note(fmt::format("fix: {}", text));
}

Diagnostic& Diagnostic::fix_instead(std::string_view text) {
    notes.clear();
    return fix(text);
}

Diagnostic& Diagnostic::note(std::string text) {
    notes.push_back(std::move(text));
    return *this;
}

Diagnostic& Diagnostic::note(std::vector<std::string> texts) {
    notes.insert(notes.end(), std::move_iterator(texts.begin()), std::move_iterator(texts.end()));
    return *this;
}

Diagnostic& Diagnostic::point_out(std::string text) {
    label = shorten(std::move(text));
    return *this;
}

Diagnostic& Diagnostic::suggest(std::string_view near) {
    return near.empty() ? *this : point_out(fmt::format("did you mean `{}`?", near));
}

Error::Error(ErrorCategory category, std::vector<Diagnostic> diagnostics)
    : std::runtime_error(summarize(diagnostics))
    , category_(category)
    , diagnostics_(std::move(diagnostics)) {}

Error::Error(ErrorCategory category, Diagnostic diagnostic)
    : Error(category, std::vector<Diagnostic>{std::move(diagnostic)}) {}

Diagnostic& Sink::add(Diagnostic diagnostic) {
    return diagnostics_.emplace_back(std::move(diagnostic));
}

bool Sink::has_errors() const {
    return std::any_of(diagnostics_.begin(), diagnostics_.end(), is_error);
}

std::vector<Diagnostic> Sink::list_sorted() const {
    std::vector<const SourceText*> sources;
    for (const Diagnostic& diagnostic : diagnostics_) {
        const SourceText* source = diagnostic.span.source.get();
        if (std::find(sources.begin(), sources.end(), source) == sources.end()) sources.push_back(source);
    }
    const auto rank = [&](const Diagnostic& diagnostic) {
        return std::find(sources.begin(), sources.end(), diagnostic.span.source.get()) - sources.begin();
    };
    std::vector<Diagnostic> result(diagnostics_.begin(), diagnostics_.end());
    std::stable_sort(result.begin(), result.end(), [&](const Diagnostic& a, const Diagnostic& b) {
        return std::pair(rank(a), a.span.begin) < std::pair(rank(b), b.span.begin);
    });
    return result;
}

void Sink::throw_if_errors() const {
    if (has_errors()) throw Error(ErrorCategory::Input, list_sorted());
}

} // namespace spotit::diag

#include <spotit/diag.hpp>

#include "diag/write.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace spotit::diag {
namespace {

std::string summarize(const std::vector<Diagnostic>& diagnostics) {
    return diagnostics.empty() ? std::string("no diagnostics") : diagnostics.front().message.english();
}

bool is_error(const Diagnostic& diagnostic) {
    return diagnostic.severity == Severity::Error;
}

} // namespace

Note make_fix(Sentence text, Change change) {
    Note note(std::move(text), std::move(change));
    note.is_fix = true;
    return note;
}

Diagnostic& Diagnostic::fix(Sentence text, Change change) {
    if (!text.empty()) notes.push_back(make_fix(std::move(text), std::move(change)));
    return *this;
}

Diagnostic& Diagnostic::correct(Sentence text, const Edit& edit) {
    return fix(std::move(text), {.edits = {edit}}).note(describe_corrected_line(edit));
}

Diagnostic& Diagnostic::fix_instead(Sentence text) {
    notes.clear();
    return fix(std::move(text));
}

Diagnostic& Diagnostic::note(Sentence text, Change change) {
    notes.emplace_back(std::move(text), std::move(change));
    return *this;
}

Diagnostic& Diagnostic::point_out(Sentence text) {
    label = shorten(std::move(text));
    return *this;
}

Diagnostic& Diagnostic::suggest(std::string_view near) {
    return suggest(std::string(near), fmt::format("`{}`", near));
}

Diagnostic& Diagnostic::suggest(std::string near, std::string_view shown) {
    if (near.empty()) return *this;
    meant = std::move(near);
    return point_out(write("did you mean {}?", shown));
}

std::vector<Note> Diagnostic::list_remedies() const {
    std::vector<Note> remedies;
    if (meant && span.source) remedies.push_back(make_fix(label, {.edits = {{span, meant}}}));
    std::ranges::copy_if(notes, std::back_inserter(remedies), &Note::is_remedy);
    for (Note& remedy : remedies) remedy.text = remedy.text.trim(); // some are aligned with others
    return remedies;
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

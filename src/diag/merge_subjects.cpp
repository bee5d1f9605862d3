#include "diag/write.hpp"

#include <spotit/diag.hpp>
#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <map>
#include <string>
#include <tuple>

namespace spotit::diag {
namespace {

constexpr std::size_t max_named = 20;

/// Returns the text without the subject and without figures, in which messages of one kind differ.
std::string without_details(std::string text, const std::string& subject) {
    for (std::size_t at = 0; (at = text.find(subject, at)) != std::string::npos;)
        text.erase(at, subject.size());
    std::erase_if(text, [](char c) { return c >= '0' && c <= '9'; });
    return text;
}

/// Messages with the same key are one problem: where they have a fix, that tells them apart.
using Key = std::tuple<Severity, Id, const SourceText*, std::string>;
Key make_problem_key(const Diagnostic& diagnostic) {
    const std::string& text = diagnostic.notes.empty() ? diagnostic.message : diagnostic.notes.front().text;
    return {diagnostic.severity, diagnostic.id, diagnostic.span.source.get(),
            without_details(text, diagnostic.subjects.front().name)};
}

/// Returns "the same goes for 2 more: a, b".
Sentence note_others(const std::vector<std::string>& subjects) {
    return write("the same goes for {} more: {}", subjects.size(), list_some(subjects, max_named));
}

} // namespace

std::vector<Diagnostic> merge_subjects(std::span<const Diagnostic> diagnostics) {
    std::vector<Diagnostic> merged;
    std::vector<std::vector<std::string>> others;
    std::map<Key, std::size_t> known;
    for (const Diagnostic& diagnostic : diagnostics) {
        if (diagnostic.subjects.size() == 1 && !diagnostic.subjects.front().name.empty()) {
            const auto [place, is_new] = known.emplace(make_problem_key(diagnostic), merged.size());
            if (!is_new) {
                others[place->second].push_back(diagnostic.subjects.front().name);
                continue;
            }
        }
        merged.push_back(diagnostic);
        others.emplace_back();
    }
    for (std::size_t i = 0; i < merged.size(); ++i)
        if (!others[i].empty()) merged[i].notes.insert(merged[i].notes.begin(), note_others(others[i]));
    return merged;
}

} // namespace spotit::diag

#include <spotit/diag.hpp>

#include "diag/write.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>

namespace spotit::diag {
namespace {

constexpr std::size_t max_named = 20;

/// Adds what distinguishes the kind of a sentence: all but the subject and numbers.
void add_kind(std::vector<std::string>& kind, const Sentence& sentence, const std::string& subject) {
    if (!sentence.values().empty()) {
        kind.emplace_back(sentence.text_template());
        for (const Sentence& value : sentence.values()) add_kind(kind, value, subject);
    } else if (std::string text = sentence.english(); text != subject) {
        std::erase_if(text, [](char c) { return c >= '0' && c <= '9'; });
        kind.push_back(std::move(text));
    }
}

/// Messages with the same key are one problem. Its last part is the fix, or the message of one without notes.
using Key = std::tuple<Severity, Id, const SourceText*, std::vector<std::string>>;
Key make_problem_key(const Diagnostic& diagnostic, const std::string& subject) {
    std::vector<std::string> kind;
    add_kind(kind, diagnostic.notes.empty() ? diagnostic.message : diagnostic.notes.front().text, subject);
    return {diagnostic.severity, diagnostic.id, diagnostic.span.source.get(), std::move(kind)};
}

/// Returns the name of the only subject that has one; empty if there are several or none.
std::string find_only_name(const Diagnostic& diagnostic) {
    std::string found;
    for (const Subject& subject : diagnostic.subjects) {
        if (!found.empty() && !subject.name.empty()) return {};
        found += subject.name;
    }
    return found;
}

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

} // namespace

// Compiled once, as those of `Sentence`.
Note::Note(const Note&) = default;
Note::Note(Note&&) noexcept = default;
Note& Note::operator=(const Note&) = default;
Note& Note::operator=(Note&&) noexcept = default;
Note::~Note() = default;

Note make_fix(Sentence text, Change change) {
    Note note(std::move(text), std::move(change));
    note.is_fix = true;
    return note;
}

Change write_value(const Span& place, std::string value) {
    Sentence name = shorten(write("Change to {word}", show_value(value)));
    return {.edits = {{place, std::move(value)}}, .name = std::move(name)};
}

Diagnostic& Diagnostic::fix(Sentence text, Change change) {
    if (!text.empty()) notes.push_back(make_fix(std::move(text), std::move(change)));
    return *this;
}

Diagnostic& Diagnostic::correct(Sentence text, const Edit& edit) {
    return fix(std::move(text), {.edits = {edit}}).excerpt(describe_corrected_line(edit));
}

Diagnostic& Diagnostic::fix_instead(Sentence text, Change change) {
    notes.clear();
    return fix(std::move(text), std::move(change));
}

Diagnostic& Diagnostic::note(Sentence text, Change change) {
    notes.emplace_back(std::move(text), std::move(change));
    return *this;
}

Diagnostic& Diagnostic::excerpt(std::string line) {
    notes.emplace_back(std::move(line));
    notes.back().is_excerpt = true;
    return *this;
}

Diagnostic& Diagnostic::add_subject(const Subject& subject) {
    if (std::ranges::find(subjects, subject) == subjects.end()) subjects.push_back(subject);
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
    return point_out(write("did you mean {word}?", shown));
}

std::vector<Note> Diagnostic::list_remedies() const {
    std::vector<Note> remedies;
    if (meant && span.source)
        remedies.push_back(
            make_fix(label.empty() ? write("write {value}", *meant) : label, write_value(span, *meant)));
    std::ranges::copy_if(notes, std::back_inserter(remedies), &Note::is_remedy);
    for (Note& remedy : remedies) remedy.text = remedy.text.trim(); // some are aligned with others
    return remedies;
}

Error::Error(ErrorCategory category, std::vector<Diagnostic> diagnostics)
    : std::runtime_error(diagnostics.empty() ? "no diagnostics" : diagnostics.front().message.english())
    , category_(category)
    , diagnostics_(std::move(diagnostics)) {}

Error::Error(ErrorCategory category, Diagnostic diagnostic)
    : Error(category, std::vector<Diagnostic>{std::move(diagnostic)}) {}

void fail(ErrorCategory category, Id id, Sentence message, std::vector<Note> notes) {
    throw Error(category, {.id = id, .message = std::move(message), .notes = std::move(notes)});
}

Diagnostic& Sink::add(Diagnostic diagnostic) {
    return diagnostics_.emplace_back(std::move(diagnostic));
}

void Sink::add_subject(std::size_t after, const Subject& subject) {
    for (; after < diagnostics_.size(); ++after) diagnostics_[after].add_subject(subject);
}

bool Sink::has_errors() const {
    return std::ranges::count(diagnostics_, Severity::Error, &Diagnostic::severity) > 0;
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

std::vector<Diagnostic> merge_subjects(std::span<const Diagnostic> diagnostics) {
    std::vector<Diagnostic> merged;
    std::vector<std::vector<std::string>> others;
    std::map<Key, std::size_t> known;
    for (const Diagnostic& diagnostic : diagnostics) {
        if (const std::string name = find_only_name(diagnostic); !name.empty()) {
            const auto [place, is_new] = known.emplace(make_problem_key(diagnostic, name), merged.size());
            if (!is_new) {
                others[place->second].push_back(name);
                continue;
            }
        }
        merged.push_back(diagnostic);
        others.emplace_back();
    }
    for (std::size_t i = 0; i < merged.size(); ++i)
        if (!others[i].empty())
            merged[i].notes.insert(merged[i].notes.begin(),
                                   write_count(others[i].size(), "the same goes for {names}",
                                               "the same goes for {count} more: {names}", others[i].size(),
                                               list_some(others[i], max_named)));
    return merged;
}

SourceText::SourceText(std::string name, std::string text, bool is_as_written)
    : name_(std::move(name))
    , text_(std::move(text))
    , is_as_written_(is_as_written) {
    // A byte order mark belongs to no line, so that columns are those of an editor.
    line_starts_.push_back(text_.starts_with(byte_order_mark) ? byte_order_mark.size() : 0);
    for (std::size_t i = 0; i < text_.size(); ++i) {
        if (text_[i] == '\r' && i + 1 < text_.size() && text_[i + 1] == '\n') continue;
        if (text_[i] == '\n' || text_[i] == '\r') line_starts_.push_back(i + 1);
    }
}

int SourceText::find_line_number(std::size_t byte) const {
    const auto after =
        std::upper_bound(line_starts_.begin(), line_starts_.end(), std::min(byte, text_.size()));
    return static_cast<int>(std::max<std::ptrdiff_t>(after - line_starts_.begin(), 1));
}

SourceText::Position SourceText::find_position(std::size_t byte) const {
    byte = std::min(byte, text_.size());
    Position position;
    position.line = find_line_number(byte);
    const std::size_t line_start = line_starts_[static_cast<std::size_t>(position.line - 1)];
    for (std::size_t i = line_starts_.front(); i < byte;) {
        const base::Character character = base::read_character(text_, i);
        i += character.length;
        // A position inside a character counts as its start.
        if (i > byte) break;
        position.utf16 += character.value > 0xFFFF ? 2 : 1;
        if (i > line_start) ++position.column;
    }
    return position;
}

std::string_view SourceText::read_line(int number) const {
    if (number < 1 || number > count_lines()) return {};
    const auto index = static_cast<std::size_t>(number - 1);
    const std::size_t begin = line_starts_[index];
    std::size_t end = index + 1 < line_starts_.size() ? line_starts_[index + 1] : text_.size();
    while (end > begin && (text_[end - 1] == '\n' || text_[end - 1] == '\r')) --end;
    return std::string_view(text_).substr(begin, end - begin);
}

std::optional<std::size_t> SourceText::find_invalid_utf8() const {
    for (std::size_t i = 0; i < text_.size();) {
        const base::Character character = base::read_character(text_, i);
        if (!character.is_valid) return i;
        i += character.length;
    }
    return std::nullopt;
}

} // namespace spotit::diag

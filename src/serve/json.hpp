#pragma once

#include <spotit/base/json.hpp>
#include <spotit/diag.hpp>
#include <spotit/texts.hpp>
#include <spotit/yaml.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace spotit::serve {

using base::Json;
using base::Literal;
using base::make_field;
using base::make_object;

/// Returns the JSON on one line with its line end; invalid UTF-8 is replaced.
inline std::string to_line(const Json& json) {
    return json.dump() + "\n";
}

inline auto to_pairs(const std::vector<diag::Setting>& settings) {
    return base::collect(settings,
                         [](const diag::Setting& setting) { return std::pair(setting.key, setting.value); });
}

/// Returns an edit of the page's text, in UTF-16 units.
inline auto make_edit(const diag::Edit& edit, const diag::SourceText& text) {
    return make_object<"ProposedEdit">(make_field<"from">(text.find_position(edit.place.begin).utf16),
                                       make_field<"to">(text.find_position(edit.place.end).utf16),
                                       make_field<"insert">(edit.text.value_or("")));
}

/// The page for which sentences are written: its text, and its language.
struct Reader {
    const diag::SourceText& text;
    const texts::Catalog& catalog = texts::find_catalog("");

    bool has(const diag::Span& place) const { return place.source.get() == &text; }
    base::Sentence translate(const diag::Sentence& sentence) const { return {sentence.translate(catalog)}; }
};

/// Returns a remedy: a sentence and, where it can be taken, settings or edits of the page's text.
inline auto make_remedy(const diag::Note& note, const Reader& reader) {
    const diag::SourceText& text = reader.text;
    std::optional<base::Sentence> name;
    if (!note.change.name.empty()) name = reader.translate(note.change.name);
    const bool can_be_taken = std::ranges::all_of(
        note.change.edits, [&](const diag::Edit& edit) { return reader.has(edit.place); });
    const diag::Change change = can_be_taken ? yaml::write_out(note.change) : diag::Change();
    return make_object<"Remedy">(
        make_field<"text">(reader.translate(note.text)), make_field<"name">(name),
        make_field<"settings">(to_pairs(change.settings)),
        make_field<"edits">(
            base::collect(change.edits, [&](const diag::Edit& edit) { return make_edit(edit, text); })),
        make_field<"isRemoval">(change.is_removal));
}
inline auto make_remedies(const std::vector<diag::Note>& notes, const Reader& reader) {
    return base::collect(notes, [&](const diag::Note& note) { return make_remedy(note, reader); });
}

inline auto make_subject(const diag::Subject& subject) {
    return make_object<"Subject">(make_field<"kind">(base::Word<diag::subject_names>{subject.kind}),
                                  make_field<"id">(subject.id));
}

/// Returns a problem for the page. In the page's own text it has its place, in UTF-16 units; elsewhere the
/// name of its file. Its line is that of either. `isAsked`: the label asks about the first remedy.
inline auto make_problem(const diag::Diagnostic& problem, const Reader& reader) {
    const diag::SourceText& text = reader.text;
    const diag::SourceText* source = problem.span.source.get();
    std::optional<base::Sentence> label;
    std::optional<std::string> file;
    std::optional<std::size_t> line, from, to;
    if (!problem.label.empty()) label = reader.translate(problem.label);
    if (source != nullptr) line = source->find_line_number(problem.span.begin);
    if (source == &text) {
        from = text.find_position(problem.span.begin).utf16;
        to = text.find_position(problem.span.end).utf16;
    } else if (source != nullptr) {
        file = source->name();
    }
    std::vector<base::Sentence> notes;
    for (const diag::Note& note : problem.notes)
        if (!note.is_remedy() && !note.is_excerpt) notes.push_back(reader.translate(note.text));
    return make_object<"Problem">(
        make_field<"severity">(base::Word<diag::severity_names>{problem.severity}),
        make_field<"id">(std::string(problem.id.name())),
        make_field<"message">(reader.translate(problem.message)), make_field<"notes">(notes),
        make_field<"remedies">(make_remedies(problem.list_remedies(), reader)),
        make_field<"subjects">(base::collect(problem.subjects, make_subject)), make_field<"label">(label),
        make_field<"isAsked">(problem.meant.has_value() && label.has_value()), make_field<"line">(line),
        make_field<"from">(from), make_field<"to">(to), make_field<"file">(file));
}
using Problem = decltype(make_problem({}, {{"", ""}}));
using Problems = std::vector<Problem>;
using Diagnostics = std::vector<diag::Diagnostic>;

/// Returns problems for the page. What removes one pin that is not on its card removes all of them.
inline Problems make_problems(Diagnostics problems, const Reader& reader) {
    std::vector<diag::Change*> removals;
    diag::Change all;
    for (diag::Diagnostic& problem : problems)
        for (diag::Note& note : problem.notes)
            if (const auto& edits = note.change.edits;
                problem.id == "pin" && edits.size() == 1 && !edits[0].text && reader.has(edits[0].place)) {
                removals.push_back(&note.change);
                all.edits.push_back(edits[0]);
            }
    all = yaml::write_out(all);
    for (diag::Change* const each : removals) *each = all;
    return base::collect(problems, [&](const auto& problem) { return make_problem(problem, reader); });
}

/// Returns the last line of a preview.
inline auto make_done(bool is_good, Problems problems) {
    return make_object<"Done">(make_field<"t">(Literal<"done">()), make_field<"ok">(is_good),
                               make_field<"problems">(std::move(problems)));
}

/// Returns the line of a preview that a newer one replaces, and that of one whose process has died.
inline auto make_stopped() {
    return make_object<"Stopped">(make_field<"t">(Literal<"stopped">()));
}
inline auto make_died() {
    return make_object<"Died">(make_field<"t">(Literal<"died">()));
}

} // namespace spotit::serve

#pragma once

#include <spotit/base/json.hpp>
#include <spotit/base/typed_json.hpp>
#include <spotit/diag.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::serve {

using base::Json;
using base::Literal;
using base::make_field;
using base::make_object;

/// Returns the JSON on one line with its line end; invalid UTF-8 is replaced.
std::string to_line(const Json& json);

/// Returns the task of a kind that the body of a request asks for, with values of the types and in the ranges
/// that the worker expects; null if the body makes no sense.
Json read_task(std::string_view kind, const std::string& body);

inline constexpr base::EnumName<diag::Severity> severity_names[] = {
    {diag::Severity::Error, "error"}, {diag::Severity::Warning, "warning"}, {diag::Severity::Hint, "hint"}};
static_assert(base::is_complete(severity_names));

/// Returns a problem for the page. In the page's own text it has its place, in UTF-16 units; elsewhere the
/// name of its file.
inline auto make_problem(const diag::Diagnostic& problem, const diag::SourceText& text) {
    const diag::SourceText* source = problem.span.source.get();
    std::optional<std::string> label, file;
    std::optional<std::size_t> line, from, to;
    if (!problem.label.empty()) label = problem.label;
    if (source == &text) {
        const auto position = text.find_position(problem.span.begin);
        line = position.line;
        from = position.utf16;
        to = text.find_position(problem.span.end).utf16;
    } else if (source != nullptr) {
        file = source->name();
    }
    return make_object<"Problem">(make_field<"severity">(base::Word<severity_names>{problem.severity}),
                                  make_field<"id">(std::string(problem.id.name())),
                                  make_field<"message">(problem.message), make_field<"notes">(problem.notes),
                                  make_field<"label">(label), make_field<"line">(line),
                                  make_field<"from">(from), make_field<"to">(to), make_field<"file">(file));
}
using Problem = decltype(make_problem({}, {"", ""}));
using Problems = std::vector<Problem>;
Problems make_problems(const std::vector<diag::Diagnostic>& problems, const diag::SourceText& text);

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

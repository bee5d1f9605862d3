#pragma once

#include <spotit/base/typed_json.hpp>
#include <spotit/diag.hpp>

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::serve {

using base::field;
using base::Literal;
using base::object;
using Json = nlohmann::ordered_json;

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
        const auto position = text.position(problem.span.begin);
        line = position.line;
        from = position.utf16;
        to = text.position(problem.span.end).utf16;
    } else if (source != nullptr) {
        file = source->name();
    }
    return object<"Problem">(field<"severity">(base::Word<severity_names>{problem.severity}),
                             field<"id">(std::string(problem.id.name())), field<"message">(problem.message),
                             field<"notes">(problem.notes), field<"label">(label), field<"line">(line),
                             field<"from">(from), field<"to">(to), field<"file">(file));
}
using Problem = decltype(make_problem({}, {"", ""}));
using Problems = std::vector<Problem>;
Problems make_problems(const std::vector<diag::Diagnostic>& problems, const diag::SourceText& text);

/// Returns the last line of a preview.
inline auto make_done(bool is_good, Problems problems) {
    return object<"Done">(field<"t">(Literal<"done">()), field<"ok">(is_good),
                          field<"problems">(std::move(problems)));
}

/// Returns the line of a preview that a newer one replaces, and that of one whose process has died.
inline auto make_stopped() {
    return object<"Stopped">(field<"t">(Literal<"stopped">()));
}
inline auto make_died() {
    return object<"Died">(field<"t">(Literal<"died">()));
}

} // namespace spotit::serve

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/yaml.hpp>

#include "yaml/errors/syntax_lines.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace spotit::yaml {
namespace {

using diag::Diagnostic;

constexpr std::size_t max_key = 1000; ///< of YAML 1.2: 1024

/// Returns the start of the value after the first ": " of the text; nothing if there is none.
std::optional<std::size_t> first_value(std::string_view text) {
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        if (text[i] == ':' && (text[i + 1] == ' ' || text[i + 1] == '\t')) {
            return std::min(text.find_first_not_of(" \t", i + 1), text.size());
        }
    }
    return std::nullopt;
}

Diagnostic second_colon(const Stop& stop, const Line& here, std::size_t value) {
    return problem(stop, "yaml-second-colon",
                   "a second ':' in this line, so YAML can't tell what the value is",
                   {"fix: put it in quotes", here.with_quotes(here.start(stop) + value)});
}

/// "title:Animals": a ':' without a space is part of a word.
Diagnostic no_space(const Stop& stop, int line, std::size_t colon) {
    const std::string_view text = stop.source->line(line);
    const std::size_t at = static_cast<std::size_t>(text.data() - stop.source->text().data()) + colon;
    Diagnostic result = problem(stop, "yaml-no-space", "a space is missing after this ':'", {});
    result.span = {stop.source, at, at + 1};
    result.notes = {
        "fix: put a space between key and value",
        diag::line_note(line, fmt::format("{} {}", text.substr(0, colon + 1), text.substr(colon + 1)))};
    return result;
}

/// Proposes to turn the value of the line above into an entry of the list that begins below it.
void propose_list(Diagnostic& result, int above, std::string_view line) {
    const std::size_t colon = line.find(": ");
    if (colon == std::string_view::npos) return;
    result.message =
        fmt::format("line {} has its value in the line itself, so no list can follow below it", above);
    result.notes = {"fix: let its value be an entry of the list, too",
                    diag::line_note(above, line.substr(0, colon + 1)),
                    diag::line_note(above + 1, fmt::format("  - {}", diag::trimmed(line.substr(colon + 1))))};
}

} // namespace

Diagnostic explain_colon(const Stop& stop) {
    const Line here(stop);
    const std::string_view text = stop.source->text();
    const bool is_question = text.substr(std::min(stop.at, text.size())).starts_with('?');
    if (is_question && !diag::trimmed(here.before()).empty()) return reserved_sign(stop, stop.at);
    if (const auto value = first_value(here.before())) return second_colon(stop, here, *value);
    const int above = line_above(stop, here.number);
    const std::string_view line = above > 0 ? stop.source->line(above) : std::string_view{};
    const bool has_key = first_value(std::string(line) + " ").has_value();
    const std::size_t colon = line.find(':');
    if (above > 0 && !has_key && colon != std::string_view::npos) return no_space(stop, above, colon);
    if (auto text_above = explain_unindented_text(stop, here.number)) return *text_above;
    if (above > 0 && !has_key && !diag::trimmed(line).starts_with('-')) {
        Diagnostic result = problem(stop, "yaml-no-colon",
                                    fmt::format("there is no ':' in line {}, so YAML takes "
                                                "it and this line for one key",
                                                above),
                                    {});
        result.notes = {diag::line_note(above, line), "fix: write it as  key: value, or delete it"};
        return result;
    }
    Diagnostic result = problem(stop, "yaml-indentation", "no key can stand here", {});
    const std::size_t start = here.start(stop) + indentation(here.text);
    if (here.column > max_key) {
        result.id = "yaml-long-key";
        result.message = fmt::format("a key has at most {} characters", max_key);
        result.notes = {"fix: look for a missing quote, or for a line end that got lost"};
    }
    result.span = {stop.source, start, std::max(stop.at, start + 1)};
    if (above > 0 && indentation(here.text) > indentation(line)) {
        result.message =
            fmt::format("this line is indented deeper than line {}, which has a value already", above);
        result.notes = {diag::line_note(above, line), "fix: begin both in the same column"};
        if (diag::trimmed(here.text).starts_with("- ")) propose_list(result, above, line);
    }
    return result;
}

} // namespace spotit::yaml

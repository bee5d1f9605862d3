// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "yaml/errors/syntax_lines.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/yaml.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::yaml {
namespace {

bool is_blank_or_comment(std::string_view line) {
    const std::string_view content = diag::trimmed(line);
    return content.empty() || content.starts_with('#');
}

} // namespace

diag::Diagnostic problem(const Stop& stop, diag::Id id, std::string message, std::vector<std::string> notes) {
    const std::size_t end = std::min(stop.at + 1, stop.source->text().size());
    return {diag::Severity::Error, id, std::move(message), {stop.source, stop.at, end}, "", std::move(notes)};
}

Line::Line(const Stop& stop)
    : number(stop.source->line_number(stop.at))
    , text(stop.source->line(number)) {
    start_ = static_cast<std::size_t>(text.data() - stop.source->text().data());
    column = std::min(stop.at - std::min(stop.at, start_), text.size());
}

std::string Line::with_quotes(std::size_t byte) const {
    const std::size_t from = std::min(byte - std::min(byte, start_), text.size());
    std::string_view value = text.substr(from);
    value = value.substr(0, value.find(" #"));
    const std::string_view before = text.substr(0, from);
    // Inside brackets the value ends where the next one begins.
    if (before.find_first_of("[{") != std::string_view::npos)
        value = value.substr(0, value.find_first_of(",]}"));
    const std::size_t length = diag::trimmed(value).size();
    return diag::line_note(number, fmt::format("{}{}{}", before, diag::quoted(value.substr(0, length)),
                                               text.substr(from + length)));
}

std::size_t indentation(std::string_view line) {
    return std::min(line.find_first_not_of(" \t"), line.size());
}

int line_above(const Stop& stop, int number) {
    int above = number - 1;
    while (above > 0 && is_blank_or_comment(stop.source->line(above))) --above;
    return above;
}

std::size_t here_end(std::string_view text, std::size_t at) {
    return std::min(text.find_first_of("\r\n", at), text.size());
}

std::optional<std::size_t> find_unclosed_quote(std::string_view text) {
    bool may_begin = true; // a scalar: after an indicator or at the start of a line
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool blank_before =
            i == 0 || std::string_view(" \t\r\n").find(text[i - 1]) != std::string_view::npos;
        if (c == '#' && blank_before) {
            i = here_end(text, i);
            may_begin = true;
        } else if (may_begin && (c == '"' || c == '\'')) {
            const ScalarEnd end = scalar_end(text, i, {});
            if (!end.closed) return i;
            i = end.end - 1;
            may_begin = false;
        } else if (std::string_view(" \t").find(c) == std::string_view::npos) {
            may_begin = std::string_view("\r\n:-,[{?").find(c) != std::string_view::npos;
        }
    }
    return std::nullopt;
}

} // namespace spotit::yaml

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/symbols/tables.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

namespace spotit::theme {
namespace {

char separator_in(std::string_view value) {
    constexpr std::pair<std::string_view, char> names[] = {{"tab", '\t'},  {"comma", ','}, {"semicolon", ';'},
                                                           {"space", ' '}, {"pipe", '|'},  {"colon", ':'}};
    const std::string small = diag::lower_case(value);
    const auto* const found = std::ranges::find(names, small, &std::pair<std::string_view, char>::first);
    if (found != std::end(names)) return found->second;
    return value.size() == 1 ? value.front() : '\t';
}

void read_line(AnkiLines& lines, std::string_view key, std::string_view value) {
    if (key == "separator") lines.separator = separator_in(value);
    if (key == "html") lines.has_html = value == "true";
    std::size_t column = 0;
    const bool is_number =
        std::from_chars(value.data(), value.data() + value.size(), column).ec == std::errc();
    if (key.ends_with(" column") && is_number && column > 0) lines.columns_without_words.insert(column - 1);
}

/// A character that HTML writes with a name.
struct Entity {
    std::string_view written, character;
};
constexpr Entity entities[] = {{"&nbsp;", " "},  {"&lt;", "<"},  {"&gt;", ">"},
                               {"&quot;", "\""}, {"&#39;", "'"}, {"&amp;", "&"}};

} // namespace

void AnkiLines::drop_columns(TableRow& row) const {
    // From the last to the first, since the places of later cells change.
    for (auto at = columns_without_words.rbegin(); at != columns_without_words.rend(); ++at)
        if (*at < row.size()) row.erase(row.begin() + static_cast<std::ptrdiff_t>(*at));
}

AnkiLines read_anki_lines(std::string_view text) {
    AnkiLines lines;
    if (!text.starts_with("#separator:")) return lines;
    while (text.substr(lines.length).starts_with('#')) {
        const std::string_view rest = text.substr(lines.length + 1), line = rest.substr(0, rest.find('\n'));
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos || line.starts_with(' ')) break;
        read_line(lines, line.substr(0, colon), diag::trimmed(line.substr(colon + 1)));
        lines.length = std::min(lines.length + line.size() + 2, text.size());
    }
    return lines;
}

std::optional<std::string> plain_text(ReadContext& context, std::string_view html, const diag::Span& span) {
    if (html.find("<img") != std::string_view::npos) {
        context.error(span, "table-row", "Anki's export names this picture but does not contain it")
            .fix("put the picture's file next to the table and write its name alone in place of the tag");
        return std::nullopt;
    }
    std::string text;
    for (std::size_t at = 0; at < html.size();) {
        const std::string_view rest = html.substr(at);
        const std::size_t tag = rest.starts_with('<')         ? rest.find('>')
                                : rest.starts_with("[sound:") ? rest.find(']')
                                                              : std::string_view::npos;
        const auto* const entity = std::ranges::find_if(
            entities, [&](const Entity& each) { return rest.starts_with(each.written); });
        if (tag != std::string_view::npos) {
            // Lines and paragraphs part words; bold and italics don't.
            if (rest.starts_with("<br") || rest.starts_with("<div") || rest.starts_with("<p")) text += ' ';
            at += tag + 1;
        } else if (entity != std::end(entities)) {
            text += entity->character;
            at += entity->written.size();
        } else {
            text += html[at++];
        }
    }
    return text;
}

} // namespace spotit::theme

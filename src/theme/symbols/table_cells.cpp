// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/symbols/tables.hpp"

#include "theme/keys/keys.hpp"
#include "theme/symbols/symbol_text.hpp"
#include "theme/values/files.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

namespace spotit::theme {
namespace {

std::string_view line_at(std::string_view text, std::size_t begin) {
    return text.substr(begin, text.find('\n', begin) - begin);
}

/// A comment as in lists of symbols; "#1" is a word.
bool is_comment(std::string_view line) {
    line = diag::trimmed(line);
    return line == "#" || line.starts_with("# ");
}

/// Returns the first line with symbols, from a place on.
std::string_view first_line(std::string_view text, std::size_t begin) {
    while (begin < text.size()) {
        const std::string_view line = line_at(text, begin);
        if (!diag::trimmed(line).empty() && !is_comment(line)) return line;
        begin += line.size() + 1;
    }
    return {};
}

/// Returns the separator of a line: a tab if it has one outside of quotes, else a semicolon, else a comma.
char find_separator(std::string_view line) {
    bool has_semicolon = false, is_inside = false;
    for (const char c : line) {
        if (c == '"') is_inside = !is_inside;
        if (c == '\t' && !is_inside) return c;
        has_semicolon |= c == ';' && !is_inside;
    }
    return has_semicolon ? ';' : ',';
}

/// Returns the text with each run of blanks and line ends as one blank.
std::string with_single_blanks(std::string_view text) {
    std::string result;
    for (const std::string_view word : blank_separated(text))
        result.append(result.empty() ? "" : " ").append(word);
    return result;
}

class CellReader {
public:
    CellReader(ReadContext& context, const std::shared_ptr<const diag::SourceText>& source)
        : context_(context)
        , source_(source)
        , text_(source->text()) {}

    std::optional<Table> read() {
        anki_ = read_anki_lines(text_);
        at_ = anki_.length;
        table_.separator = anki_.separator.value_or(find_separator(first_line(text_, at_)));
        while (at_ < text_.size()) {
            const std::string_view line = line_at(text_, at_);
            if (is_comment(line)) {
                at_ += line.size() + 1;
                continue;
            }
            TableRow row;
            if (!read_row(row)) return std::nullopt;
            anki_.drop_columns(row);
            const bool is_blank =
                std::ranges::all_of(row, [](const TableCell& cell) { return cell.text.empty(); });
            if (!is_blank) table_.rows.push_back(std::move(row));
        }
        return std::move(table_);
    }

private:
    bool read_row(TableRow& row) {
        for (bool is_last = false; !is_last;) {
            auto cell = read_cell();
            if (!cell) return false;
            row.push_back(std::move(*cell));
            is_last = at_ >= text_.size() || text_[at_] == '\n';
            ++at_;
        }
        return true;
    }

    /// Reads a cell up to its separator or the end of the line.
    std::optional<TableCell> read_cell() {
        const std::size_t begin = at_;
        if (begin < text_.size() && text_[begin] == '"') {
            const std::size_t end = find_quote_end(begin);
            if (end == std::string_view::npos) return report_open_quote(begin);
            if (end != begin) {
                at_ = find_cell_end(end);
                return make_cell(begin, end, unquoted(text_.substr(begin + 1, end - begin - 2)));
            }
        }
        at_ = find_cell_end(begin);
        const std::string_view written = diag::trimmed(text_.substr(begin, at_ - begin));
        const auto first = written.empty() ? begin : static_cast<std::size_t>(written.data() - text_.data());
        return make_cell(first, first + written.size(), std::string(written));
    }

    std::optional<TableCell> make_cell(std::size_t begin, std::size_t end, std::string text) {
        const diag::Span span{source_, begin, end};
        if (anki_.has_html) {
            auto plain = plain_text(context_, text, span);
            if (!plain) return std::nullopt;
            text = std::move(*plain);
        }
        return TableCell{with_single_blanks(text), span};
    }

    /// Returns the byte after the closing quote; `begin` if the quotes are part of the words (as Quizlet has
    /// them): text follows them in the same line. npos if the quote is not closed.
    std::size_t find_quote_end(std::size_t begin) const {
        for (std::size_t at = text_.find('"', begin + 1); at != std::string_view::npos;
             at = text_.find('"', at + 1)) {
            if (text_.substr(at + 1, 1) == "\"") {
                ++at;
                continue;
            }
            if (diag::trimmed(text_.substr(at + 1, find_cell_end(at + 1) - at - 1)).empty()) return at + 1;
            const bool is_same_line = text_.find('\n', begin) > at;
            return is_same_line ? begin : std::string_view::npos;
        }
        return std::string_view::npos;
    }

    std::size_t find_cell_end(std::size_t at) const {
        while (at < text_.size() && text_[at] != '\n' && text_[at] != table_.separator) ++at;
        return at;
    }

    static std::string unquoted(std::string_view inside) {
        std::string text;
        for (std::size_t at = 0; at < inside.size(); ++at) {
            text += inside[at];
            if (inside[at] == '"') ++at; // each quote is written twice
        }
        return text;
    }

    std::nullopt_t report_open_quote(std::size_t at) {
        context_.error({source_, at, at + 1}, "table-quote", "this quote is not closed")
            .fix("close it at the end of the cell, or delete it");
        return std::nullopt;
    }

    ReadContext& context_;
    const std::shared_ptr<const diag::SourceText>& source_;
    std::string_view text_;
    AnkiLines anki_{};
    Table table_{};
    std::size_t at_ = 0;
};

} // namespace

bool is_table(std::string_view path, std::string_view text) {
    if (same_ending(path, ".csv") || same_ending(path, ".tsv") || read_anki_lines(text).length > 0)
        return true;
    const std::string_view line = diag::trimmed(first_line(text, 0));
    const std::vector<std::string_view> words = blank_separated(line);
    // Emoji between tabs are a list of symbols.
    return line.find('\t') != std::string_view::npos && !std::ranges::all_of(words, is_emoji_word);
}

std::optional<Table> read_cells(ReadContext& context, const std::shared_ptr<const diag::SourceText>& source) {
    return CellReader(context, source).read();
}

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

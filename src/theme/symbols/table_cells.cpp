#include "theme/symbols/tables.hpp"

#include "theme/symbols/symbols.hpp"

#include <spotit/base/join.hpp>
#include <spotit/base/numbers.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/emoji.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

namespace spotit::theme {
namespace {

std::string_view find_line(std::string_view text, std::size_t begin) {
    return text.substr(begin, text.find('\n', begin) - begin);
}

/// Returns the place of the quote that closes a cell; npos if there is none.
std::size_t find_closing_quote(std::string_view text, std::size_t begin) {
    std::size_t at = text.find('"', begin + 1);
    while (at != std::string_view::npos && text.substr(at + 1).starts_with('"')) at = text.find('"', at + 2);
    return at;
}

bool has_separator(std::string_view text) {
    return text.find_first_of("\t;,") != std::string_view::npos;
}

/// Returns the first lines that show what separates cells; those of a quoted cell are one.
std::vector<std::string_view> list_first_rows(std::string_view text) {
    constexpr std::size_t max_rows = 20;
    std::vector<std::string_view> rows;
    bool is_open = false; // the last row ends within quotes, which began a cell
    for (const std::string_view line : list_lines(text)) {
        if (is_open)
            rows.back() = {rows.back().data(), line.data() + line.size()};
        else if (rows.size() < max_rows)
            rows.push_back(line);
        else
            break;
        const std::size_t last = line.rfind('"');
        if (std::ranges::count(line, '"') % 2 == 1)
            is_open = !is_open && (last == 0 || has_separator(line.substr(last - 1, 1)));
    }
    return rows;
}

/// What may separate cells; of those in as many lines the first. The weak ones are in nearly all lines,
/// between texts; two blanks stand for two or more, which align columns.
constexpr std::string_view separators[] = {"\t", ";", ","};
constexpr std::string_view weak_separators[] = {" - ", " -> ", " – ", " — ", "|", " / ", "→",
                                                "↔",   "<->",  "-->", "=>",  "=", ":",   "  "};

/// What separates cells.
struct Separator {
    std::string_view sign = ",";
    bool is_tight = false; ///< where a blank follows, the sign is part of a word

    bool is_at(std::string_view text, std::size_t at) const {
        const std::string_view rest = text.substr(at);
        if (!rest.starts_with(sign) || (is_tight && rest.substr(sign.size()).starts_with(' '))) return false;
        if (sign == "  " && at > 0 && text[at - 1] == ' ') return false; // within blanks
        const bool is_time =
            sign == ":" && at > 0 && at + 1 < text.size() && is_digit(text[at - 1]) && is_digit(text[at + 1]);
        return !is_time;
    }

    /// Returns how often a line has it outside of quotes.
    std::ptrdiff_t count(std::string_view line) const {
        std::ptrdiff_t count = 0;
        bool is_inside = false;
        for (std::size_t at = 0; at < line.size(); ++at) {
            if (line[at] == '"') is_inside = !is_inside;
            if (!is_inside && is_at(line, at)) ++count;
        }
        return count;
    }
};

/// A separator and how well it fits.
struct Fit {
    Separator separator{};
    /// In how many lines it is, in how many of them without a blank behind it, as commas between words have,
    /// and how often in the first.
    std::array<std::ptrdiff_t, 3> counts{};
    bool is_in_all = false; ///< but titles
};

/// Returns how many titles may stand above lines that the sign separates. Lists of words have commas, dashes
/// and colons in some lines, too, so these prove a table below a title only where they separate headings or
/// many lines.
std::ptrdiff_t count_possible_titles(std::span<const std::string_view> lines, std::string_view sign) {
    constexpr std::size_t many = 6;
    const std::string_view line = lines.front();
    for (std::size_t begin = 0; begin <= line.size();) {
        const std::size_t end = std::min(line.find(sign, begin), line.size());
        if (!find_column(diag::trim(line.substr(begin, end - begin)))) {
            const bool is_sure =
                sign == "\t" || sign == ";" || sign == "|" || (sign != "," && lines.size() >= many);
            return is_sure ? 1 : 0;
        }
        begin = end + sign.size();
    }
    return max_titles;
}

/// Returns how well a sign fits. A weak one must be in nearly all lines but titles, between texts.
Fit judge_separator(std::span<const std::string_view> lines, std::string_view sign, bool is_weak,
                    bool is_table) {
    const Separator any{sign}, tight{sign, true};
    const auto has = [&](const Separator& each) {
        return [&each, is_weak](std::string_view line) {
            if (!is_weak) return each.count(line) > 0;
            // The bars at both ends of Markdown's rows separate nothing.
            if (each.sign == "|" && line.starts_with('|') && line.ends_with('|')) line.remove_prefix(1);
            const std::size_t at = line.find(each.sign);
            return each.count(line) > 0 && !diag::trim(line.substr(0, at)).empty() &&
                   !diag::trim(line.substr(at + each.sign.size())).empty();
        };
    };
    const std::ptrdiff_t titles = std::ranges::find_if(lines, has(any)) - lines.begin();
    if (titles + min_rows_of_title <= std::ssize(lines)) {
        const auto above = static_cast<std::size_t>(titles);
        if (titles <= (is_table ? max_titles : count_possible_titles(lines.subspan(above), sign)))
            lines = lines.subspan(above);
    }
    const auto is_even = [&](const Separator& each) {
        const std::ptrdiff_t first = each.count(lines.front());
        return first > 0 && std::ranges::all_of(lines, [&](auto line) { return each.count(line) == first; });
    };
    const std::ptrdiff_t all = std::ranges::count_if(lines, has(any));
    // A row may lack its sign, or have another, and a note stand below: a cell is missing, which is reported.
    const std::ptrdiff_t exceptions = is_weak ? count_exceptions(lines.size()) : 0;
    const bool is_in_all = all >= std::ssize(lines) - exceptions, is_comma = sign == ",";
    if (is_weak && (!is_in_all || all < 2)) return {};
    const bool is_tight = is_comma && !is_even(any) && is_even(tight);
    const std::ptrdiff_t in_first = sign == "\t" ? PTRDIFF_MAX : is_weak ? 0 : any.count(lines.front());
    return {is_tight ? tight : any,
            {all, is_comma ? std::ranges::count_if(lines, has(tight)) : all, all > 0 ? in_first : 0},
            is_in_all};
}

/// Takes the numbers or bullets of a list off its lines: "1. dog - Hund". Letters may be initials. Returns
/// the numbers.
std::vector<std::string_view> take_row_numbers(std::vector<std::string_view>& lines) {
    std::vector<std::string_view> rows = lines, numbers = take_line_numbers(rows);
    if (numbers.empty() || (numbers.front() != numbers.back() && !is_digit(numbers.front().front())))
        return {};
    lines = std::move(rows);
    return numbers;
}

/// Returns what fits best, of a table or of lines that may be none.
Fit find_separator(std::vector<std::string_view> lines, bool is_table) {
    Fit best;
    if (lines.empty()) return best;
    const auto consider = [&](std::string_view sign, bool is_weak) {
        const Fit fit = judge_separator(lines, sign, is_weak, is_table);
        if (fit.counts > best.counts) best = fit;
    };
    for (const std::string_view each : separators) consider(each, false);
    const bool is_in_all = best.is_in_all;
    take_row_numbers(lines);
    for (const std::string_view each : weak_separators)
        if (!is_in_all || each == "|") consider(each, true);
    return best;
}

/// Returns the separator that Excel's first line "sep=;" names; empty if the text doesn't begin with such a
/// line.
std::string_view read_separator_line(std::string_view text) {
    const std::string_view line = find_line(text, 0), named = line.substr(0, line.find('\r'));
    const bool is_one = named.size() == 5 && is_same_word(named.substr(0, 4), "sep=") && named[4] != '"';
    return is_one ? named.substr(4) : std::string_view();
}

/// The lines "#separator:tab", "#html:true", "#tags column:3" with which Anki's exports begin.
struct AnkiLines {
    std::size_t length = 0; ///< bytes; 0 if there are none
    bool has_html = false;
    std::vector<std::size_t> columns_without_words{}; ///< of tags, decks and kinds of notes, from 0
};

AnkiLines read_anki_lines(std::string_view text) {
    AnkiLines lines;
    if (!text.starts_with("#separator:")) return lines;
    while (text.substr(lines.length).starts_with('#')) {
        const std::string_view line = find_line(text, lines.length);
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos || line.starts_with("# ")) break;
        const std::string_view key = line.substr(1, colon - 1), value = diag::trim(line.substr(colon + 1));
        if (key == "html") lines.has_html = value == "true";
        if (const auto column = base::parse_number<std::size_t>(value); column && key.ends_with(" column"))
            lines.columns_without_words.push_back(*column - 1);
        lines.length = std::min(lines.length + line.size() + 1, text.size());
    }
    return lines;
}

/// Returns the text of a cell of HTML without its tags and sounds.
std::string strip_html(std::string_view html) {
    constexpr std::pair<std::string_view, char> entities[] = {
        {"&nbsp;", ' '}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&#39;", '\''}, {"&amp;", '&'}};
    std::string text;
    for (std::size_t at = 0; at < html.size();) {
        const std::string_view rest = html.substr(at);
        const std::size_t tag = rest.starts_with('<')         ? rest.find('>')
                                : rest.starts_with("[sound:") ? rest.find(']')
                                                              : std::string_view::npos;
        const auto* const entity =
            std::ranges::find_if(entities, [&](const auto& each) { return rest.starts_with(each.first); });
        const bool is_entity = entity != std::end(entities);
        if (tag != std::string_view::npos) {
            // Lines and paragraphs part words; bold and italics don't.
            if (rest.starts_with("<br") || rest.starts_with("<div") || rest.starts_with("<p")) text += ' ';
            at += tag + 1;
        } else {
            text += is_entity ? entity->second : html[at];
            at += is_entity ? entity->first.size() : 1;
        }
    }
    return text;
}

/// Removes a last row that adds up the others, "Summe;13", with a warning.
void remove_total(Problems& problems, std::vector<TableRow>& rows) {
    constexpr std::string_view totals = "total totals sum count summe gesamt insgesamt anzahl somme suma";
    if (std::ssize(rows) <= min_rows_of_title) return;
    const std::string text =
        emoji::to_search_key(base::join(base::collect(rows.back(), &TableCell::text), " "));
    const std::vector<std::string_view> parts = split_at(text);
    if (parts.empty() || !has_search_key(totals, parts.front().substr(0, parts.front().find(':')))) return;
    const bool is_formula = parts.back().starts_with('=');
    if (!is_formula && parts.back().find_first_not_of("0123456789.,") != std::string_view::npos) return;
    diag::Span row = rows.back().front().span;
    row.end = rows.back().back().span.end;
    problems.warn(row, "table-row", "this row is read as a total and left out: {row}", diag::read_span(row))
        .fix("delete it, or move it up if it is a symbol");
    rows.pop_back();
}

class CellReader {
public:
    CellReader(Problems& problems, const std::shared_ptr<const diag::SourceText>& source)
        : problems_(problems)
        , source_(source)
        , text_(source->text())
        , anki_(read_anki_lines(text_))
        , separator_{read_separator_line(text_)}
        , at_(separator_.sign.empty() ? anki_.length
                                      : std::min(find_line(text_, 0).size() + 1, text_.size())) {
        if (separator_.sign.empty())
            separator_ = find_separator(list_first_rows(text_.substr(at_)), true).separator;
    }

    std::optional<WordTable> read() {
        WordTable table{.separator = std::string(separator_.sign), .is_anki = anki_.length > 0};
        const bool is_weak = std::ranges::find(weak_separators, separator_.sign) != std::end(weak_separators);
        std::vector<std::string_view> lines = list_lines(text_.substr(at_));
        std::vector<std::string_view> numbers = take_row_numbers(lines);
        // A number between other separators is a cell.
        if (!is_weak && !numbers.empty() && numbers.front().end()[0] != ' ') numbers.clear();
        for (auto number = numbers.begin(); at_ < text_.size();) {
            const std::string_view line = find_line(text_, at_);
            if (is_comment(line)) {
                at_ += line.size() + 1;
                continue;
            }
            const bool is_numbered = number != numbers.end() && number->data() < line.data() + line.size();
            if (is_numbered) at_ = static_cast<std::size_t>(number->data() - text_.data()) + number->size();
            if (is_numbered) ++number;
            at_ = std::min(text_.find_first_not_of(' ', at_), text_.size());
            TableRow row;
            if (!read_row(row)) return std::nullopt;
            // Markdown has a row of dashes below the headings.
            const std::string_view blank = separator_.sign == "|" ? "-:" : "";
            if (!std::ranges::all_of(row, [&](const TableCell& cell) {
                    return cell.text.find_first_not_of(blank) == std::string::npos;
                }))
                table.rows.push_back(std::move(row));
        }
        if (is_weak && !table.rows.empty() && table.rows.front().size() > 1)
            table.second_cell = table.rows.front()[1].span;
        remove_total(problems_, table.rows);
        return table;
    }

private:
    bool read_row(TableRow& row) {
        bool is_last = false;
        for (std::size_t column = 0; !is_last; ++column) {
            const std::size_t begin = at_;
            const std::size_t end = text_.substr(begin).starts_with('"') ? find_quote_end(begin) : begin;
            if (end == std::string_view::npos) {
                problems_.error({source_, begin, begin + 1}, "table-quote", "this quote is not closed")
                    .fix("close it at the end of the cell, or delete it");
                return false;
            }
            at_ = find_cell_end(end);
            const bool is_quoted = end > begin;
            const std::string_view written =
                is_quoted ? text_.substr(begin, end - begin) : diag::trim(text_.substr(begin, at_ - begin));
            const auto first =
                written.empty() ? begin : static_cast<std::size_t>(written.data() - text_.data());
            const diag::Span span{source_, first, first + written.size()};
            const auto& unused = anki_.columns_without_words;
            if (std::ranges::find(unused, column) == unused.end() &&
                !add_cell(row, is_quoted ? unquote_cell(written) : std::string(written), span))
                return false;
            is_last = at_ >= text_.size() || text_[at_] == '\n';
            at_ += is_last ? 1 : separator_.sign.size();
        }
        return true;
    }

    bool add_cell(TableRow& row, std::string text, const diag::Span& span) {
        if (anki_.has_html && text.find("<img") != std::string::npos) {
            problems_.error(span, "table-row", "Anki's export names this picture but does not contain it")
                .fix("put the picture file next to the table and replace the tag with its name");
            return false;
        }
        if (anki_.has_html) text = strip_html(text);
        row.push_back({base::join(split_at(text), " "), span});
        return true;
    }

    /// Returns the byte after the closing quote; `begin` if the quotes are part of the words (as Quizlet has
    /// them): text follows them in the same line. npos if the quote is not closed.
    std::size_t find_quote_end(std::size_t begin) const {
        const std::size_t at = find_closing_quote(text_, begin);
        if (at == std::string_view::npos) return at;
        if (diag::trim(text_.substr(at + 1, find_cell_end(at + 1) - at - 1)).empty()) return at + 1;
        return text_.find('\n', begin) > at ? begin : std::string_view::npos;
    }

    std::size_t find_cell_end(std::size_t at) const {
        while (at < text_.size() && text_[at] != '\n' && !separator_.is_at(text_, at)) ++at;
        return at;
    }

    static std::string unquote_cell(std::string_view quoted) {
        std::string text;
        for (std::size_t at = 1; at + 1 < quoted.size(); ++at) {
            text += quoted[at];
            if (quoted[at] == '"') ++at; // each quote is written twice
        }
        return text;
    }

    Problems& problems_;
    const std::shared_ptr<const diag::SourceText>& source_;
    std::string_view text_;
    AnkiLines anki_;
    Separator separator_;
    std::size_t at_;
};

/// Returns whether a line begins with a cell that is quoted since a separator is part of it: `"a, b",c`.
bool has_quoted_separator(std::string_view line) {
    if (!line.starts_with('"')) return false;
    const std::size_t end = find_closing_quote(line, 0);
    if (end == std::string_view::npos) return false;
    const std::size_t next = line.find_first_not_of(" \r", end + 1);
    return has_separator(line.substr(0, end)) &&
           (next == std::string_view::npos || has_separator(line.substr(next, 1)));
}

} // namespace

bool is_comment(std::string_view line) {
    line = diag::trim(line);
    return line.starts_with('#') &&
           line.substr(0, line.find(' ')).find_first_not_of('#') == std::string_view::npos;
}

bool is_table(std::string_view path, std::string_view text) {
    const TableFormat* const format = find_table_format(path);
    if ((format != nullptr && format->remedy.empty()) || read_anki_lines(text).length > 0 ||
        !read_separator_line(text).empty())
        return true;
    const std::vector<std::string_view> lines = list_first_rows(text);
    // Emoji between tabs are a list of symbols, though another line may have a word.
    const auto has_emoji_alone = [](std::string_view line) {
        const auto parts = split_at(diag::trim(line), " \t;,|=");
        return parts.size() > 1 && std::ranges::all_of(parts, is_emoji_word);
    };
    if (lines.empty() || has_emoji_alone(lines.front()) || has_emoji_alone(lines.back())) return false;
    return lines.front().find('\t') != std::string_view::npos ||
           std::ranges::any_of(lines, has_quoted_separator) ||
           (lines.size() > 1 && find_separator(lines, false).is_in_all);
}

std::optional<WordTable> read_cells(Problems& problems,
                                    const std::shared_ptr<const diag::SourceText>& source) {
    return CellReader(problems, source).read();
}

} // namespace spotit::theme

#include "theme/symbols/tables.hpp"

#include "diag/write.hpp"
#include "theme/symbols/symbols.hpp"

#include <spotit/base/join.hpp>
#include <spotit/emoji.hpp>
#include <spotit/emoji/words.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <ranges>

namespace spotit::theme {
namespace {

/// Returns the text without an article before it.
std::string_view skip_article(std::string_view text) {
    const std::size_t blank = text.find(' ');
    const std::string first = emoji::to_search_key(text.substr(0, blank));
    const bool is_article = std::ranges::any_of(emoji::list_articles(), [&](const emoji::Articles& each) {
        return has_search_key(each.words, first);
    });
    if (is_article && blank != std::string_view::npos) return text.substr(blank + 1);
    return text.starts_with("l'") ? text.substr(2) : text.starts_with("l’") ? text.substr(4) : text;
}

bool is_small(std::string_view text) {
    return text.empty() || diag::to_lower_case(text[0]) == text[0];
}

/// What all cells of a column may have, but not its heading.
constexpr bool (*traits[])(std::string_view text) = {
    [](std::string_view text) { return skip_article(text) != text; },
    [](std::string_view text) { return !text.empty() && is_emoji_word(text); },
    [](std::string_view text) { return is_path(text); },
    [](std::string_view text) { return !text.empty() && is_digit(text[0]); },
    is_small,
};

/// Returns true if nine tenths of a column have something in common that its first cell lacks.
bool differs_first(const std::vector<TableRow>& rows, std::size_t column) {
    constexpr std::ptrdiff_t min_others = 3;
    const std::ptrdiff_t others = std::ssize(rows) - 1;
    return others >= min_others && std::ranges::any_of(traits, [&](const auto& has_trait) {
               const auto has = [&](const TableRow& row) {
                   return row.size() > column && has_trait(row[column].text);
               };
               return !has(rows.front()) &&
                      std::ranges::count_if(rows | std::views::drop(1), has) * 10 >= others * 9;
           });
}

/// Returns true if all cells that are not empty are known headings.
bool are_all_known(const TableRow& row) {
    return std::ranges::all_of(
        row, [](const TableCell& cell) { return cell.text.empty() || find_known(cell.text).has_value(); });
}

void report_unknown_heading(Problems& problems, const TableCell& cell) {
    const std::string_view near = problems.nearest_word(cell.text, list_headings());
    problems.error(cell.span, "table-heading", "{} is not a heading of a table of words", cell.text)
        .suggest(std::string(near), near)
        .fix("write picture, emoji, word, name, or a language such as de or German")
        .note(diag::write("to leave the column out write  x_{}", cell.text))
        .note("if this row is a symbol like the others, put a row of headings above it: de in "
              "one column, fr in the next");
}

void report_second(Problems& problems, const TableCell& cell, const TableColumn& first,
                   const diag::Sentence& what) {
    problems
        .error(cell.span, "table-heading", "two columns have {}: {} and {}", what, first.heading, cell.text)
        .fix(diag::write("to leave this column out write  x_{}", cell.text));
}

bool is_same(const TableColumn& one, const TableColumn& other) {
    return one.kind != ColumnKind::Unused && one.kind == other.kind && one.language == other.language;
}

} // namespace

Heading judge_heading(const TableRows& table) {
    const std::vector<TableRow>& rows = table.rows;
    const TableRow& first = rows.front();
    std::ptrdiff_t known = 0, sure = 0, sure_words = 0, with_article = 0;
    for (const TableCell& cell : first) {
        const auto found = find_known(cell.text);
        known += found ? 1 : 0;
        sure += found && found->is_sure ? 1 : 0;
        sure_words += found && found->is_sure && found->column.language.empty() ? 1 : 0;
        with_article += find_known(skip_article(cell.text)) ? 1 : 0;
    }
    const bool is_heading = sure > 0 || known > 1 || (known > 0 && are_all_known(first));
    // Several rows of names of languages are what the deck is about.
    if (is_heading && (sure_words > 0 || rows.size() < 2 || !are_all_known(rows[1]))) return Heading::Known;
    if (rows.size() < 2 || table.is_anki) return Heading::None;
    bool is_doubtful = is_heading || with_article > 0;
    for (std::size_t i = 0; i < first.size(); ++i) is_doubtful = is_doubtful || differs_first(rows, i);
    return is_doubtful ? Heading::Doubtful : Heading::None;
}

void remove_title(std::vector<TableRow>& rows) {
    const auto count = [](const TableRow& row) {
        return std::ranges::count_if(row, [](const TableCell& cell) { return !cell.text.empty(); });
    };
    if (rows.size() > 2 && count(rows[0]) == 1 && count(rows[1]) > 1 && are_all_known(rows[1]))
        rows.erase(rows.begin());
}

std::vector<TableColumn> guess_columns(const TableRows& table, Heading heading) {
    constexpr std::size_t max_used = 2;
    const TableRow& row = table.rows[heading == Heading::Doubtful ? 1 : 0];
    std::vector<TableColumn> columns(row.size());
    bool has_picture = false, has_word = false;
    for (std::size_t i = 0; i < std::min(row.size(), max_used); ++i) {
        const std::vector<std::string_view> words = split_at(row[i].text);
        const bool is_picture = !words.empty() && !has_picture &&
                                (is_path(row[i].text) || std::ranges::all_of(words, is_emoji_word));
        columns[i].kind = is_picture ? ColumnKind::Picture : has_word ? ColumnKind::Name : ColumnKind::Word;
        (is_picture ? has_picture : has_word) = true;
    }
    columns.resize(std::max(columns.size(), table.rows.front().size()));
    return columns;
}

void warn_of_doubt(Problems& problems, const TableRows& table, const std::vector<TableColumn>& columns) {
    const TableRow& first = table.rows.front();
    std::vector<std::string> written, headings;
    for (const TableCell& cell : first) written.push_back(cell.text);
    for (std::size_t i = 0; i < columns.size(); ++i)
        headings.push_back(columns[i].kind == ColumnKind::Unused
                               ? fmt::format("x_{}", i + 1)
                               : std::string(base::find_enum_name(column_kind_names, columns[i].kind)));
    const std::string line = base::join(headings, table.separator);
    const diag::Span row{first.front().span.source, first.front().span.begin, first.back().span.end},
        above{row.source, row.begin, row.begin};
    problems
        .warn(row, "table-first-row",
              "the first row is taken as a symbol, but it differs from the others: {}",
              base::join(written, "; "))
        .fix(diag::write("if it is a heading, write in its place  {}", line), {.edits = {{row, line}}})
        .note(diag::write("     or, if it is a symbol, write a row above it  {}", line),
              {.edits = {{above, line + "\n"}}});
}

std::optional<std::vector<TableColumn>> read_headings(Problems& problems, const TableRow& first) {
    std::vector<TableColumn> columns;
    const std::size_t before = problems.count();
    for (const TableCell& cell : first) {
        auto column = find_column(cell.text, columns);
        if (!column) {
            report_unknown_heading(problems, cell);
            continue;
        }
        const auto same =
            std::ranges::find_if(columns, [&](const TableColumn& other) { return is_same(*column, other); });
        if (same != columns.end())
            report_second(problems, cell, *same,
                          column->kind == ColumnKind::Picture ? diag::Sentence("the picture")
                          : column->kind == ColumnKind::Word  ? diag::Sentence("the word")
                          : column->language.empty()          ? diag::Sentence("a translation")
                                                              : "the same language");
        columns.push_back(std::move(*column));
    }
    if (problems.count() != before) return std::nullopt;
    return columns;
}

} // namespace spotit::theme

#include "theme/symbols/tables.hpp"
#include "theme/values/values.hpp"

#include "diag/write.hpp"

#include <spotit/base/join.hpp>
#include <spotit/emoji/words.hpp>

#include <algorithm>
#include <charconv>

namespace spotit::theme {
namespace {

/// Returns the index of a column by its number, or by its heading in a row.
std::optional<std::size_t> find_index(const TableRow& row, std::string_view written) {
    std::size_t number = 0;
    const auto [end, problem] = std::from_chars(written.data(), written.data() + written.size(), number);
    if (problem == std::errc() && end == written.data() + written.size())
        return number > 0 && number <= row.size() ? std::optional(number - 1) : std::nullopt;
    const auto found = std::ranges::find_if(row, [&](const TableCell& cell) {
        return emoji::to_search_key(cell.text) == emoji::to_search_key(written);
    });
    return found == row.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - row.begin()));
}

bool is_number(const ChosenColumn& chosen) {
    return chosen.written.find_first_not_of("0123456789") == std::string::npos;
}

/// Returns the first row that has all the columns: titles stand above it.
std::vector<TableRow>::iterator find_headings(std::vector<TableRow>& rows,
                                              const std::vector<ChosenColumn>& chosen) {
    return std::ranges::find_if(rows, [&](const TableRow& row) {
        return std::ranges::all_of(
            chosen, [&](const ChosenColumn& each) { return find_index(row, each.written).has_value(); });
    });
}

void report_missing(Problems& problems, const TableRow& row, const ChosenColumn& missing) {
    std::vector<std::string> cells;
    for (const TableCell& cell : row) cells.push_back(cell.text);
    problems
        .error(missing.span, "table-heading", "the table has no column {}; its first row is: {}",
               missing.written, base::join(cells, "; "))
        .fix("write one of these, or the column's number, from 1");
}

} // namespace

void read_symbol_columns(Problems& problems, const Key& key, const yaml::Node& node, Entry& entry) {
    for_each_named(problems, key, node, [&](const yaml::Node::Entry& each) {
        auto column = find_column(each.key.text);
        if (!column || column->kind == ColumnKind::Unused)
            problems.error(each.key.span, "value", "{} is not what a column can have", each.key.text)
                .fix("write picture, word, translation, or a language such as de or German");
        else if (auto written = read_filled_text(problems, key, each.value))
            entry.columns.push_back({std::move(*column), std::move(*written), each.value.span});
    });
}

std::optional<std::vector<TableColumn>> choose_columns(Problems& problems, TableRows& table,
                                                       const std::vector<ChosenColumn>& chosen) {
    std::vector<TableRow>& rows = table.rows;
    const auto first = find_headings(rows, chosen);
    if (first != rows.end()) rows.erase(rows.begin(), first);
    // The first row is a symbol where the theme has numbers for all columns of a table without headings.
    const bool has_headings =
        !std::ranges::all_of(chosen, is_number) || judge_heading(table) == Heading::Known;
    std::vector<TableColumn> columns(rows.front().size(), {.heading = "x_"});
    for (const ChosenColumn& each : chosen) {
        const auto index = find_index(rows.front(), each.written);
        if (!index) {
            report_missing(problems, rows.front(), each);
            return std::nullopt;
        }
        columns[*index] = each.column;
        if (has_headings) columns[*index].heading = rows.front()[*index].text;
    }
    if (has_headings) rows.erase(rows.begin());
    return columns;
}

} // namespace spotit::theme

#include "theme/symbols/tables.hpp"
#include "theme/values/values.hpp"

#include "diag/write.hpp"

#include <spotit/base/join.hpp>
#include <spotit/emoji.hpp>

#include <algorithm>
#include <charconv>

namespace spotit::theme {
namespace {

bool is_number(const ChosenColumn& chosen) {
    return std::ranges::all_of(chosen.written, is_digit);
}

/// Returns the index of a column by its number, or by its heading in a row; the size of the row if it is not
/// there.
std::size_t find_index(const TableRow& row, const ChosenColumn& chosen) {
    const std::string& written = chosen.written;
    std::size_t number = 0;
    if (is_number(chosen)) {
        std::from_chars(written.data(), written.data() + written.size(), number);
        return number > 0 ? std::min(number - 1, row.size()) : row.size();
    }
    const auto found = std::ranges::find(row, emoji::to_search_key(written), [](const TableCell& cell) {
        return emoji::to_search_key(cell.text);
    });
    return static_cast<std::size_t>(found - row.begin());
}

} // namespace

void read_symbol_columns(Problems& problems, const Key& key, const yaml::Node& node, Entry& entry) {
    for_each_named(problems, key, node, [&](const yaml::Node::Entry& each) {
        auto column = find_any_column(each.key.text);
        if (!column || column->kind == ColumnKind::Unused)
            problems.error(each.key.span, "value", "{word} is not a kind of column", each.key.text)
                .fix("write picture, word, translation, or a language such as de or German");
        else if (auto written = read_filled_text(problems, key, each.value))
            entry.columns.push_back({std::move(*column), std::move(*written), each.value.span});
    });
}

bool choose_columns(Problems& problems, WordTable& table, const std::vector<ChosenColumn>& chosen) {
    std::vector<TableRow>& rows = table.rows;
    const auto has_all = [&](const TableRow& row) {
        return std::ranges::all_of(
            chosen, [&](const ChosenColumn& each) { return find_index(row, each) < row.size(); });
    };
    // Titles stand above the first row that has all the columns.
    if (const auto first = std::ranges::find_if(rows, has_all); first != rows.end())
        rows.erase(rows.begin(), first);
    pad_rows(rows);
    const TableRow& first = rows.front();
    table.heading = std::ranges::all_of(chosen, is_number) ? judge_heading(table) : Heading::Known;
    table.columns.assign(first.size(), {.heading = "x_"});
    for (const ChosenColumn& each : chosen) {
        const std::size_t index = find_index(first, each);
        if (index < first.size()) {
            table.columns[index] = each.column;
            table.columns[index].heading = table.heading == Heading::Known ? first[index].text : "";
            continue;
        }
        problems
            .error(each.span, "table-heading", "the table has no column {column}; its first row is: {row}",
                   each.written, base::join(base::collect(first, &TableCell::text), "; "))
            .fix("write one of these, or the column's number, counting from 1");
        return false;
    }
    return true;
}

} // namespace spotit::theme

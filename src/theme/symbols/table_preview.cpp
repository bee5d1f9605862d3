#include "theme/symbols/symbols.hpp"
#include "theme/symbols/tables.hpp"

#include <spotit/base/json.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

/// Makes a name the word, that in the language of the deck if there is one, where no column is the word.
void choose_word(std::vector<TableColumn>& columns, const std::string& language) {
    const auto is_name = [](const TableColumn& each) { return each.kind == ColumnKind::Name; };
    const auto is_own = [&](const TableColumn& each) {
        return is_name(each) && find_base_language(each.language) == find_base_language(language);
    };
    if (std::ranges::find(columns, ColumnKind::Word, &TableColumn::kind) != columns.end()) return;
    auto word = std::ranges::find_if(columns, is_own);
    if (word == columns.end()) word = std::ranges::find_if(columns, is_name);
    if (word != columns.end()) word->kind = ColumnKind::Word;
}

void read_table(Problems& problems, TablePreview& preview, TableRows table, const std::string& language) {
    if (table.rows.empty()) return;
    remove_title(table.rows);
    preview.separator = table.separator;
    preview.heading = judge_heading(table);
    preview.columns = preview.heading == Heading::Known ? find_columns(table.rows.front())
                                                        : guess_columns(table, preview.heading);
    if (preview.heading == Heading::Doubtful) warn_of_doubt(problems, table, preview.columns);
    choose_word(preview.columns, language);
    if (preview.heading == Heading::Known) table.rows.erase(table.rows.begin());
    std::size_t width = preview.columns.size();
    for (const TableRow& row : table.rows) width = std::max(width, row.size());
    preview.columns.resize(width);
    for (const TableRow& row : table.rows) {
        std::vector<std::string>& cells = preview.rows.emplace_back();
        for (const TableCell& cell : row) cells.push_back(cell.text);
        cells.resize(width);
    }
}

void read_list(TablePreview& preview, std::string_view text) {
    std::vector<std::string_view> lines = list_lines(text);
    take_line_numbers(lines);
    preview.columns = {{ColumnKind::Word}};
    for (const std::string_view line : lines) preview.rows.push_back({std::string(line)});
}

} // namespace

TablePreview preview_table(const std::string& name, std::string bytes, const std::string& language) {
    TablePreview preview;
    diag::Sink sink;
    Problems problems(sink);
    preview.text = std::make_shared<const diag::SourceText>(name, std::move(bytes));
    if (const auto text = read_list_text(problems, *preview.text, language)) {
        preview.text = text->source;
        preview.encoding = text->encoding;
        if (!is_table(name, text->source->text()))
            read_list(preview, text->source->text());
        else if (auto table = read_cells(problems, text->source))
            read_table(problems, preview, std::move(*table), language);
        if (auto hint = describe_encoding(*text)) sink.add(std::move(*hint));
    }
    preview.problems = sink.list_sorted();
    return preview;
}

bool replaces_theme(std::string_view name, std::string_view text) {
    constexpr std::string_view endings[] = {".csv", ".tsv", ".txt", ".xlsx", ".xls", ".ods", ".numbers"};
    if (std::ranges::none_of(endings, [&](std::string_view each) { return has_ending(name, each); }))
        return false;
    const bool is_theme = text.starts_with("symbols:") || text.find("\nsymbols:") != std::string_view::npos ||
                          text.starts_with("extends:") || text.find("\nextends:") != std::string_view::npos;
    return !has_ending(name, ".txt") || !is_theme;
}

std::string write_table_theme(const std::string& file, std::string bytes) {
    const TablePreview table = preview_table(file, std::move(bytes), "en");
    const auto find = [&](ColumnKind kind) {
        return std::ranges::find(table.columns, kind, &TableColumn::kind);
    };
    const auto none = table.columns.end(), word = find(ColumnKind::Word);
    std::string title = file.substr(0, file.rfind('.'));
    std::ranges::replace(title, '_', ' ');
    std::string text = fmt::format("title: {}\n", base::Json(title).dump());
    if (word != none && !word->language.empty()) text += fmt::format("language: {}\n", word->language);
    const bool has_two = word != none && find(ColumnKind::Name) != none && find(ColumnKind::Picture) == none;
    if (has_two) text += "deck: {forms: split}\n";
    return text + fmt::format("symbols: [{{file: {}}}]\n", base::Json(file).dump());
}

} // namespace spotit::theme

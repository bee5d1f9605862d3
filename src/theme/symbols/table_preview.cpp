#include "theme/symbols/symbols.hpp"
#include "theme/symbols/tables.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/emoji.hpp>
#include <spotit/yaml.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace spotit::theme {
namespace {

void show_table(TablePreview& preview, const WordTable& table, std::string_view language) {
    preview.separator = table.separator;
    preview.heading = table.heading;
    preview.columns = table.columns;
    if (const auto word = find_word_column(table.columns, language))
        preview.columns[*word].kind = ColumnKind::Word;
    std::size_t width = 0;
    for (const TableRow& row : table.rows) width = std::max(width, row.size());
    preview.columns.resize(width);
    for (const TableRow& row : table.symbol_rows()) {
        std::vector<std::string>& cells = preview.rows.emplace_back();
        for (const TableCell& cell : row) cells.push_back(cell.text);
        cells.resize(width);
    }
}

void show_list(TablePreview& preview, std::string_view text) {
    std::vector<std::string_view> lines = list_lines(text);
    take_unnumbered(lines, take_line_numbers(lines));
    preview.columns = {{ColumnKind::Word}};
    for (const std::string_view line : lines) preview.rows.push_back({std::string(line)});
}

/// Returns the first word, if others or an apostrophe follow it.
std::string_view find_first_word(std::string_view text) {
    for (const base::Character& each : base::list_characters(text))
        if (base::is_space(each.value) || each.value == U'\'' || each.value == U'’')
            return text.substr(0, each.begin);
    return {};
}

bool has_letter_of(std::string_view text, std::u16string_view letters) {
    constexpr char32_t small = 0x20; // the bit by which a letter differs from its capital
    return std::ranges::any_of(base::list_characters(text), [&](const base::Character& each) {
        return letters.find(static_cast<char16_t>(each.value | small)) != std::u16string_view::npos;
    });
}

/// Returns the language of words by their articles and letters; empty if that is not clear.
std::string_view detect_language(const std::vector<std::string_view>& words) {
    std::vector<std::pair<std::ptrdiff_t, std::string_view>> counts;
    for (const emoji::LanguageWords& each : emoji::language_words)
        counts.emplace_back(std::ranges::count_if(words,
                                                  [&](std::string_view word) {
                                                      const auto first =
                                                          emoji::to_search_key(find_first_word(word));
                                                      return has_search_key(each.articles, first) ||
                                                             has_letter_of(word, each.letters);
                                                  }),
                            each.language);
    std::ranges::stable_sort(counts, std::ranges::greater(),
                             &std::pair<std::ptrdiff_t, std::string_view>::first);
    const std::ptrdiff_t needed = std::max<std::ptrdiff_t>(2, (std::ssize(words) + 7) / 8);
    return counts[0].first - counts[1].first >= needed ? counts[0].second : std::string_view();
}

} // namespace

std::span<const TableFormat> list_table_formats() {
    static const diag::Sentence save_for_anki = "in Anki, export \"Notes in Plain Text\"";
    static const TableFormat formats[] = {
        {".csv"},
        {".tsv"},
        {".xlsx", save_as_csv},
        {".xls", save_as_csv},
        {".ods", save_as_csv},
        {".numbers", "in Numbers, export it as CSV"},
        {".apkg", save_for_anki},
        {".colpkg", save_for_anki},
    };
    return formats;
}

const TableFormat* find_table_format(std::string_view file) {
    for (const TableFormat& format : list_table_formats())
        if (has_ending(file, format.ending)) return &format;
    return nullptr;
}

TablePreview preview_table(const std::string& name, std::string bytes, const std::string& language) {
    TablePreview preview;
    diag::Sink sink;
    Problems problems(sink);
    preview.text = std::make_shared<const diag::SourceText>(name, std::move(bytes));
    if (auto text = read_list_text(problems, *preview.text, language)) {
        preview.text = text->source;
        preview.encoding = text->encoding;
        if (text->hint) sink.add(std::move(*text->hint));
        if (!is_table(name, preview.text->text())) {
            show_list(preview, preview.text->text());
        } else if (auto table = read_cells(problems, preview.text); table && !table->rows.empty()) {
            read_columns(problems, *table);
            warn_of_formulas(problems, *table);
            show_table(preview, *table, language);
        }
    }
    preview.problems = sink.list_sorted();
    return preview;
}

void detect_languages(TablePreview& table, const std::string& deck_language) {
    const auto first = std::ranges::find(table.columns, ColumnKind::Word, &TableColumn::kind);
    const bool is_known =
        base::find_row(emoji::language_words, deck_language, &emoji::LanguageWords::language) != nullptr;
    std::string words = deck_language;
    const auto complete = [&](std::size_t i) {
        std::string& language = table.columns[i].language;
        if (!language.empty()) return;
        const auto cells =
            base::collect(table.rows, [&](const auto& row) { return std::string_view(row[i]); });
        if (const std::string_view found = detect_language(cells); found != words) language = found;
    };
    const auto word = static_cast<std::size_t>(first - table.columns.begin());
    if (word < table.columns.size()) {
        if (is_known) complete(word);
        if (!table.columns[word].language.empty()) words = table.columns[word].language;
    }
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (i != word) complete(i);
}

bool replaces_theme(std::string_view name, std::string_view text) {
    const auto has_key = [&](std::string_view key) {
        return text.starts_with(key) || text.find(fmt::format("\n{}", key)) != std::string_view::npos;
    };
    return find_table_format(name) != nullptr || ((has_ending(name, ".txt") || has_ending(name, ".md")) &&
                                                  !has_key("symbols:") && !has_key("extends:"));
}

yaml::Node read_table_theme(const diag::SourceText& source) {
    const std::string file = std::filesystem::path(source.name()).filename().string();
    const TablePreview table = preview_table(source.name(), source.text(), "en");
    const diag::Span place{table.text, 0, 0};
    const auto write = [&](std::string text) {
        return yaml::Node{yaml::Node::Kind::Scalar, std::move(text), place, {}, {}};
    };
    const auto find = [&](ColumnKind kind) {
        return std::ranges::find(table.columns, kind, &TableColumn::kind);
    };
    const auto none = table.columns.end(), word = find(ColumnKind::Word);
    std::string title = file.substr(0, file.rfind('.'));
    std::ranges::replace(title, '_', ' ');
    const auto make_map = [&](std::vector<yaml::Node::Entry> entries) {
        return yaml::Node{yaml::Node::Kind::Map, {}, place, {}, std::move(entries)};
    };
    std::vector<yaml::Node::Entry> entries{{write("title"), write(title)}};
    const auto first =
        std::ranges::find_if(table.columns, [](const TableColumn& each) { return !each.language.empty(); });
    const std::string_view language = word == none             ? ""
                                      : word->language.empty() ? find_heading_language(word->heading)
                                                               : std::string_view(first->language);
    if (!language.empty()) entries.push_back({write("language"), write(std::string(language))});
    if (word != none && find(ColumnKind::Name) != none && find(ColumnKind::Picture) == none) {
        entries.push_back({write("look"), write("school")});
        entries.push_back({write("deck"), make_map({{write("forms"), write("split")}})});
    }
    entries.push_back(
        {write("symbols"),
         yaml::Node{yaml::Node::Kind::List, {}, place, {make_map({{write("file"), write(file)}})}, {}}});
    return make_map(std::move(entries));
}

} // namespace spotit::theme

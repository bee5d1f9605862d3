#include "theme/symbols/tables.hpp"

#include "diag/write.hpp"
#include "theme/symbols/symbols.hpp"

#include <spotit/base/join.hpp>
#include <spotit/base/utf8.hpp>
#include <spotit/emoji.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <set>

namespace spotit::theme {
namespace {

/// Returns the change that makes a heading one of a column that is left out.
diag::Change take_out(const TableCell& heading) {
    const std::size_t begin = heading.span.begin + (diag::read_span(heading.span).starts_with('"') ? 1 : 0);
    return rewrite({heading.span.source, begin, begin}, "x_");
}

/// Returns the text without an article before it.
std::string_view skip_article(std::string_view text) {
    const std::size_t blank = text.find(' ');
    const std::string first = emoji::to_search_key(text.substr(0, blank));
    const bool is_article = blank != std::string_view::npos &&
                            std::ranges::any_of(emoji::language_words, [&](const emoji::LanguageWords& each) {
                                return has_search_key(each.articles, first);
                            });
    if (is_article) return text.substr(blank + 1);
    return text.starts_with("l'") ? text.substr(2) : text.starts_with("l’") ? text.substr(4) : text;
}

using Trait = bool (*)(std::string_view text);

/// Digits and emoji count as small letters.
bool begins_small(std::string_view text) {
    const std::string first(text.substr(0, text.empty() ? 0 : base::read_character(text, 0).length));
    return base::compose(base::fold(first)) == base::compose(first);
}

/// Empty texts and short ones, such as TV, count as small.
bool has_small_letters(std::string_view text) {
    constexpr std::size_t max_abbreviation = 3;
    return text.size() <= max_abbreviation ||
           std::ranges::any_of(text, [](char c) { return c >= 'a' && c <= 'z'; });
}

/// What all cells of a column may have, but not its heading: articles, emoji, no capital, digits, sentences,
/// other alphabets.
constexpr Trait traits[] = {
    [](std::string_view text) { return skip_article(text) != text; },
    [](std::string_view text) { return is_path(text) || is_emoji_word(text); },
    begins_small,
    has_small_letters,
    [](std::string_view text) { return std::ranges::any_of(text, is_digit); },
    [](std::string_view text) { return std::ranges::count(text, ' ') > 1; },
    [](std::string_view text) { return !text.empty() && text.find_last_of(".!?") == text.size() - 1; },
    [](std::string_view text) { return !text.empty() && base::read_character(text, 0).value > U'\u036F'; },
};

/// Returns true if nine tenths of a column have something in common that its first cell lacks.
bool differs_first(const std::vector<TableRow>& rows, std::size_t column, Trait has_trait) {
    constexpr std::ptrdiff_t min_others = 3;
    const std::ptrdiff_t others = std::ssize(rows) - 1;
    const auto has = [&](const TableRow& row) { return has_trait(row[column].text); };
    return others >= min_others && !has(rows.front()) &&
           std::count_if(rows.begin() + 1, rows.end(), has) * 10 >= others * 9;
}

/// Returns true if a column is in the order of the alphabet below its first cell, which is not.
bool is_sorted_below(const std::vector<TableRow>& rows, std::size_t column) {
    constexpr std::size_t min_rows = 7; // the other six are sorted by chance once in 720 times
    const auto read_key = [&](const TableRow& row) { return emoji::to_search_key(row[column].text); };
    return rows.size() >= min_rows && read_key(rows[0]) > read_key(rows[1]) &&
           std::ranges::adjacent_find(rows.begin() + 1, rows.end(), std::greater_equal(), read_key) ==
               rows.end();
}

/// Returns true if the first row, but not the second, names kinds of things, each cell another: "Country;
/// Capital". "Land; country" are a word in two languages.
bool names_kinds(const std::vector<TableRow>& rows) {
    const auto list = [](const TableRow& row) {
        std::vector<std::size_t> kinds;
        for (const TableCell& cell : row)
            if (const auto kind = find_kind_of_thing(skip_article(cell.text))) kinds.push_back(*kind);
        return kinds;
    };
    std::vector<std::size_t> kinds = list(rows.front());
    std::ranges::sort(kinds);
    return !kinds.empty() && std::ranges::adjacent_find(kinds) == kinds.end() && list(rows[1]).empty();
}

/// Returns true if all cells that are not empty are known headings.
bool are_all_known(const TableRow& row) {
    return std::ranges::all_of(
        row, [](const TableCell& cell) { return cell.text.empty() || find_column(cell.text); });
}

bool is_filled(const TableCell& cell) {
    return !cell.text.empty();
}

std::ptrdiff_t count_filled(const TableRow& row) {
    return std::ranges::count_if(row, is_filled);
}

/// Returns true for "Side A; Side B", cells that a sign at the end numbers.
bool are_numbered(const TableRow& row) {
    const auto is_next = [](const TableCell& cell, const TableCell& next) {
        const std::string &text = cell.text, &after = next.text;
        return !text.empty() && text.size() == after.size() && after.back() == text.back() + 1 &&
               after.starts_with(std::string_view(text).substr(0, text.size() - 1));
    };
    return row.size() > 1 && std::ranges::adjacent_find(row, std::not_fn(is_next)) == row.end();
}

/// Returns the index of the headings that are known below titles: rows with fewer cells, or any above
/// headings of words and of translations; 0 if there are none.
std::ptrdiff_t find_heading_below(const std::vector<TableRow>& rows) {
    const auto has = [](const TableRow& row, ColumnKind kind) {
        return std::ranges::any_of(row, [&](const TableCell& cell) {
            const auto found = find_column(cell.text);
            return found && found->column.kind == kind;
        });
    };
    std::ptrdiff_t most_above = 1;
    for (std::ptrdiff_t i = 0; i < std::min(std::ssize(rows) - 1, max_titles + 1); ++i) {
        const TableRow& row = rows[static_cast<std::size_t>(i)];
        const bool has_both = has(row, ColumnKind::Word) && has(row, ColumnKind::Name);
        const std::ptrdiff_t filled = count_filled(row);
        if (filled > 1 && are_all_known(row) && (filled > most_above || has_both)) return i;
        most_above = std::max(most_above, filled);
    }
    return 0;
}

/// Returns true for a text of emoji, and for the path of a picture.
bool has_only_pictures(std::string_view text) {
    const std::vector<std::string_view> words = split_at(text);
    return !words.empty() && (is_path(text) || std::ranges::all_of(words, is_emoji_word));
}

/// Removes titles: above known headings, or each with a warning the rows of one cell above others with more.
void remove_titles(Problems& problems, WordTable& table) {
    if (table.is_anki) return;
    std::vector<TableRow>& rows = table.rows;
    const auto is_full = [](const TableRow& row) { return count_filled(row) > 1; };
    const auto has_picture = [](const TableRow& row) { // which has a name of its own
        return std::ranges::any_of(row, has_only_pictures, &TableCell::text);
    };
    std::ptrdiff_t titles = find_heading_below(rows);
    const auto first = std::ranges::find_if(rows, is_full);
    if (titles == 0 && first - rows.begin() <= max_titles && rows.end() - first >= min_rows_of_title &&
        std::ranges::count_if(first, rows.end(), std::not_fn(is_full)) <=
            count_exceptions(static_cast<std::size_t>(rows.end() - first)) &&
        std::none_of(rows.begin(), first, has_picture)) {
        titles = first - rows.begin();
        for (const TableRow& row : std::span(rows.begin(), first)) {
            const TableCell& title = *std::ranges::find_if(row, is_filled);
            problems
                .warn(title.span, "table-first-row", "this row is read as a title and left out: {title}",
                      title.text)
                .fix("if it is a symbol, fill in its other cells");
        }
    }
    rows.erase(rows.begin(), rows.begin() + titles);
}

/// Returns the first cell of a column below the headings that is not empty; none if there is none.
const TableCell* find_filled(const WordTable& table, std::size_t column) {
    for (const TableRow& row : table.symbol_rows())
        if (!row[column].text.empty()) return &row[column];
    return nullptr;
}

/// Returns true if a column has numbers alone, or nothing.
bool has_numbers(const WordTable& table, std::size_t column) {
    return std::ranges::all_of(table.symbol_rows(), [&](const TableRow& row) {
        return std::ranges::all_of(row[column].text, is_digit);
    });
}

/// Returns true if a column has each of its words twice or more on average, as one of articles has.
bool repeats_words(const WordTable& table, std::size_t column) {
    std::set<std::string_view> words;
    for (const TableRow& row : table.symbol_rows()) words.insert(row[column].text);
    return words.size() * 2 <= table.symbol_rows().size();
}

/// Returns the columns of a table without known headings: pictures are known by a row, others are words. The
/// first two that are not empty have a use; articles, or numbers of rows, beside two others have none.
std::vector<TableColumn> guess_columns(const WordTable& table) {
    const TableRow& row = table.rows[table.heading == Heading::Doubtful ? 1 : 0];
    std::vector<TableColumn> columns(table.rows.front().size());
    std::vector<std::size_t> used;
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (find_filled(table, i) != nullptr) used.push_back(i);
    const auto repeats = [&](std::size_t i) { return repeats_words(table, i); };
    if (std::ssize(used) - std::ranges::count_if(used, repeats) >= 2) std::erase_if(used, repeats);
    if (used.size() > 2 && has_numbers(table, used[0]) && !has_numbers(table, used[1]) &&
        !has_numbers(table, used[2]))
        used.erase(used.begin());
    used.resize(std::min<std::size_t>(used.size(), 2));
    bool has_picture = false, has_word = false;
    for (const std::size_t i : used) {
        const bool is_first = !has_picture && has_only_pictures(row[i].text);
        columns[i].kind = is_first ? ColumnKind::Picture : has_word ? ColumnKind::Name : ColumnKind::Word;
        (is_first ? has_picture : has_word) = true;
    }
    return columns;
}

/// Returns a row of headings for the columns that lack one.
std::string write_headings(const WordTable& table, std::vector<std::string> headings = {}) {
    headings.resize(table.columns.size());
    for (std::size_t i = 0; i < headings.size(); ++i)
        if (const ColumnKind kind = table.columns[i].kind; headings[i].empty())
            headings[i] = kind == ColumnKind::Unused ? fmt::format("x_{}", i + 1)
                                                     : base::find_enum_name(column_kind_names, kind);
    return base::join(headings, table.separator);
}

/// Returns the first row as headings, if one of them is known: the others are misspelled, or are not there.
std::vector<std::string> mend_headings(const Problems& problems, const TableRow& row) {
    const auto is_known = [](const TableCell& cell) { return find_column(cell.text).has_value(); };
    if (std::ranges::none_of(row, is_known)) return {};
    return base::collect(row, [&](const TableCell& cell) {
        return is_known(cell) ? cell.text : std::string(find_near_heading(problems, cell.text));
    });
}

/// Returns the edit that writes a line above the first row, even where blanks stand before its first word.
diag::Change write_above(const WordTable& table, const std::string& line) {
    const diag::Span& first = table.rows.front().front().span;
    const std::size_t begin = std::string_view(first.source->text()).substr(0, first.begin).rfind('\n') + 1;
    return rewrite({first.source, begin, begin}, line + "\n");
}

/// Warns of a column with words, but without a heading, that is left out.
void warn_of_unnamed(Problems& problems, const WordTable& table) {
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const TableColumn& column = table.columns[i];
        const TableCell* const cell = find_filled(table, i);
        const bool is_unnamed = column.kind == ColumnKind::Unused && column.heading.empty();
        if (!is_unnamed || cell == nullptr || (i == 0 && has_numbers(table, i))) continue;
        diag::Diagnostic& warning =
            problems.warn(cell->span, "table-heading",
                          "column {column} has no heading, so it is left out: {cell}", i + 1, cell->text);
        const std::string line = write_headings(table);
        if (table.heading == Heading::Known)
            warning.fix(
                diag::write("write one above it, or x_{column} to leave it out without a warning", i + 1));
        else
            warning.fix(
                diag::write("write a row above the first that names what each column contains:  {headings}",
                            line),
                write_above(table, line));
    }
}

/// Warns of a first row that may be a heading, and is taken as a symbol.
void warn_of_doubt(Problems& problems, const WordTable& table) {
    const TableRow& first = table.rows.front();
    const std::string line = write_headings(table),
                      heading = write_headings(table, mend_headings(problems, first));
    const diag::Span row{first.front().span.source, first.front().span.begin, first.back().span.end};
    problems
        .warn(row, "table-first-row",
              "the first row is read as a symbol, but it differs from the others: {row}",
              base::join(base::collect(first, &TableCell::text), "; "))
        .fix(diag::write("if it is a heading, replace it with  {headings}", heading), rewrite(row, heading))
        .note(diag::write("     or, if it is a symbol, write a row above it  {headings}", line),
              write_above(table, line));
}

/// Returns the columns that the headings mean. Those that are not known, or mean the same as another, are
/// left out with a warning. Behind a column of words, another has translations.
std::vector<TableColumn> read_headings(Problems& problems, const TableRow& headings) {
    std::vector<TableColumn> columns;
    for (const TableCell& cell : headings) {
        const auto known = find_any_column(cell.text);
        TableColumn column = known.value_or(TableColumn{.heading = cell.text});
        const auto find_same = [&] {
            return std::ranges::find_if(columns, [&](const TableColumn& other) {
                return other.kind == column.kind && other.language == column.language;
            });
        };
        if (column.kind == ColumnKind::Word && find_same() != columns.end()) column.kind = ColumnKind::Name;
        const auto same = find_same();
        if (!known && !cell.text.empty()) {
            const std::string_view near = find_near_heading(problems, cell.text);
            problems
                .warn(cell.span, "table-heading",
                      "{heading} is not a heading of a table of words, so its column is left out", cell.text)
                .suggest(std::string(near), near)
                .fix("write picture, emoji, word, name, or a language such as de or German")
                .note(diag::write("to leave it out without a warning, write  x_{heading}", cell.text),
                      take_out(cell));
        }
        if (column.kind != ColumnKind::Unused && same != columns.end()) {
            problems
                .warn(cell.span, "table-heading",
                      "there is already a column {other}; this one, {heading}, is left out", same->heading,
                      cell.text)
                .fix(diag::write("to leave it out without a warning, write  x_{heading}", cell.text),
                     take_out(cell));
            column.kind = ColumnKind::Unused;
        }
        columns.push_back(std::move(column));
    }
    return columns;
}

} // namespace

Heading judge_heading(const WordTable& table) {
    const std::vector<TableRow>& rows = table.rows;
    const TableRow& first = rows.front();
    std::ptrdiff_t known = 0;
    bool has_own = false, is_doubtful = false, are_all_small = true; // below capitals; a verb may be
    for (std::size_t i = 0; i < first.size(); ++i) {
        const auto found = find_column(first[i].text);
        known += found ? 1 : 0;
        has_own = has_own || (found && found->is_own);
        const auto differs = [&](Trait trait) { return differs_first(rows, i, trait); };
        is_doubtful = is_doubtful || find_column(skip_article(first[i].text)) ||
                      std::ranges::any_of(traits, differs) || is_sorted_below(rows, i);
        are_all_small = are_all_small && (first[i].text.empty() ||
                                          differs([](std::string_view text) { return !begins_small(text); }));
    }
    const bool is_heading = known > 1 || (known > 0 && are_all_known(first));
    // Several rows of names of languages are what the deck is about.
    const auto others = std::count_if(rows.begin() + 1, rows.end(), are_all_known);
    if (has_own || (is_heading && (others == 0 || others * 10 < std::ssize(rows)))) return Heading::Known;
    if (rows.size() < 2 || table.is_anki) return Heading::None;
    is_doubtful =
        is_doubtful || are_all_small || names_kinds(rows) || (are_numbered(first) && !are_numbered(rows[1]));
    return is_doubtful ? Heading::Doubtful : Heading::None;
}

void pad_rows(std::vector<TableRow>& rows) {
    for (TableRow& row : rows) {
        const diag::Span& last = row.back().span;
        row.resize(std::max(row.size(), rows.front().size()), {"", {last.source, last.end, last.end}});
    }
}

void read_columns(Problems& problems, WordTable& table) {
    remove_titles(problems, table);
    pad_rows(table.rows);
    table.heading = judge_heading(table);
    table.columns =
        table.heading == Heading::Known ? read_headings(problems, table.rows.front()) : guess_columns(table);
    if (table.heading == Heading::Doubtful)
        warn_of_doubt(problems, table);
    else
        warn_of_unnamed(problems, table);
}

void warn_of_formulas(Problems& problems, const WordTable& table) {
    constexpr std::string_view errors =
        "#REF! #NAME? #N/A #VALUE! #DIV/0! #NUM! #NULL! #SPILL! #CALC! #ERROR! #BEZUG! #NV #WERT! #ZAHL! "
        "#NOM? #VALEUR! #NOMBRE! #NUL! #¡REF! #¿NOMBRE? #¡VALOR! #¡DIV/0! #¡NUM! #¡NULO!";
    for (const TableRow& row : table.symbol_rows())
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            const std::string& text = row[i].text;
            const bool is_formula =
                text.size() > 2 && text[0] == '=' && ((text[1] >= 'A' && text[1] <= 'Z') || text[1] == '$');
            if (table.columns[i].kind != ColumnKind::Unused && (is_formula || has_search_key(errors, text)))
                problems
                    .warn(row[i].span, "table-row",
                          "this is a formula or an error of a spreadsheet, printed as it is: {cell}", text)
                    .fix("write the text that is meant, or delete the row");
        }
}

std::optional<std::size_t> find_word_column(const std::vector<TableColumn>& columns,
                                            std::string_view language) {
    const auto rank = [&](const TableColumn& each) {
        if (each.kind == ColumnKind::Word) return 4;
        if (each.kind != ColumnKind::Name) return 0;
        const bool is_near = extract_base_language(each.language) == extract_base_language(language);
        return each.language == language ? 3 : is_near ? 2 : 1;
    };
    const auto best = std::ranges::max_element(columns, {}, rank);
    if (best == columns.end() || rank(*best) == 0) return std::nullopt;
    return static_cast<std::size_t>(best - columns.begin());
}

} // namespace spotit::theme

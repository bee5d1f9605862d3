#include "theme/symbols/symbols.hpp"

#include "diag/write.hpp"
#include "theme/symbols/tables.hpp"
#include "theme/values/values.hpp"

#include <spotit/base/join.hpp>
#include <spotit/base/numbers.hpp>
#include <spotit/emoji.hpp>

#include <algorithm>

namespace spotit::theme {
namespace {

/// The columns that make a symbol, by their indices.
struct Columns {
    std::vector<TableColumn> all;
    std::optional<std::size_t> picture{};
    std::optional<std::size_t> word{};  ///< the symbol as a word, or the name of its picture
    std::optional<std::size_t> other{}; ///< the word of the second form
};

bool has_words(const TableColumn& column) {
    return column.kind == ColumnKind::Word || column.kind == ColumnKind::Name;
}

Columns choose_columns(const Reading& reading, std::vector<TableColumn> all) {
    Columns columns{.all = std::move(all)};
    columns.word = find_word_column(columns.all, reading.theme.language);
    for (std::size_t i = columns.all.size(); i-- > 0;) {
        if (columns.all[i].kind == ColumnKind::Picture) columns.picture = i;
        if (has_words(columns.all[i]) && i != columns.word) columns.other = i;
    }
    // Emoji have names in the deck's language. Without that key, the table's first language is wanted.
    if (!columns.picture || !columns.word || !reading.has("language")) return columns;
    const TableColumn& word = columns.all[*columns.word];
    const bool is_own = extract_base_language(word.language) == extract_base_language(reading.theme.language);
    if (word.kind == ColumnKind::Name && !is_own) columns.word.reset();
    return columns;
}

/// Warns of a table of words in two languages if the deck shows only one of them.
void warn_of_one_form(Reading& reading, const Columns& columns, const TableCell& second) {
    const bool has_two = reading.theme.forms && reading.theme.forms->mode;
    if (columns.picture || !columns.other || has_two || reading.has("deck.forms")) return;
    reading
        .warn(second.span, "no-effect",
              "this deck shows each symbol in one form, so the words of this column are not printed")
        .fix("to print both, write  deck: {forms: mixed}", {.settings = {{"deck.forms", "mixed"}}})
        .note("     or  deck: {forms: split}", {.settings = {{"deck.forms", "split"}}})
        .note("     to keep it so without this warning, write  deck: {forms: words}",
              {.settings = {{"deck.forms", "words"}}});
}

class TableReader {
public:
    TableReader(Reading& reading, const Entry& entry, const Columns& columns, const diag::Sentence& hint)
        : reading_(reading)
        , entry_(entry)
        , columns_(columns)
        , hint_(hint) {}

    void read(const TableRow& row) {
        ++reading_.symbols.count;
        if (!has_right_length(row)) return;
        symbol::SymbolSpec source = entry_.source;
        SymbolOptions fit = entry_.fit;
        const bool is_good = columns_.picture ? read_picture(row, source) : read_word(row, source, fit);
        if (!is_good || !read_mask(row, source) || !read_names(row, source)) return;
        add_symbol(reading_, std::move(source), fit);
    }

private:
    bool has_right_length(const TableRow& row) {
        for (std::size_t i = columns_.all.size(); i < row.size(); ++i) {
            if (row[i].text.empty()) continue;
            reading_.error(row[i].span, "table-row", "this row has more cells than the first")
                .fix("delete this cell, or put \" around a cell that has the separator in it");
            return false;
        }
        return true;
    }

    bool report_empty(const TableCell& cell, const TableColumn& column) {
        const diag::Sentence missing = column.heading.empty() ? "word" : diag::Sentence(column.heading);
        diag::Diagnostic& problem =
            reading_.error(cell.span, "table-row", "this row has nothing under {missing}", missing)
                .fix("fill in the cell, or delete the row");
        if (!hint_.empty()) problem.note(hint_);
        return false;
    }

    bool read_picture(const TableRow& row, symbol::SymbolSpec& source) {
        const TableCell& cell = row[*columns_.picture];
        if (cell.text.empty()) return report_empty(cell, columns_.all[*columns_.picture]);
        const SymbolText found = scan_symbols(
            reading_, {yaml::Node::Kind::Scalar, cell.text, cell.span, {}, {}}, SymbolPlace::InEntry);
        if (found.mistakes > 0) return false;
        if (found.symbols.size() != 1 || found.symbols.front().row().is_text) return report_no_picture(cell);
        source.content = found.symbols.front().content;
        source.span = cell.span;
        return true;
    }

    /// Reads the columns `mask`, `at` and `zoom` as the keys of an entry.
    bool read_mask(const TableRow& row, symbol::SymbolSpec& source) {
        using yaml::Node;
        Node mask{Node::Kind::Map, {}, row.front().span, {}, {}};
        for (std::size_t i = 0; i < columns_.all.size(); ++i) {
            const auto& [text, span] = row[i];
            std::string key = emoji::to_search_key(columns_.all[i].heading);
            if (text.empty() || !has_search_key(mask_headings, key)) continue;
            Node value{key == "at" ? Node::Kind::List : Node::Kind::Scalar, text, span, {}, {}};
            for (const std::string_view part : split_at(text, " ,;/"))
                value.items.push_back({Node::Kind::Scalar, std::string(part), span, {}, {}});
            if (key == "zoom") std::ranges::replace(value.text, ',', '.'); // as Excel writes it in Europe
            if (key == "mask") key = "shape";
            mask.entries.push_back({{Node::Kind::Scalar, key, span, {}, {}}, std::move(value)});
        }
        auto* const picture = std::get_if<symbol::Picture>(&source.content);
        if (mask.entries.empty() || (picture == nullptr && warns_of_mask_)) return true;
        if (picture == nullptr) {
            warns_of_mask_ = true;
            reading_
                .warn(mask.entries.front().value.span, "no-effect", "`{key}` works only with {owners}",
                      "mask", diag::Sentence("pictures: an `image` or a `folder`"))
                .fix("delete it");
            return true;
        }
        const std::size_t before = reading_.count();
        Entry entry;
        entry.picture = *picture;
        entry.picture.mask = symbol::PictureMask::Circle;
        MergedValues given;
        collect_keys(reading_, mask, "symbols[].mask", given);
        read_values(reading_, given, entry);
        *picture = entry.picture;
        return reading_.count() == before;
    }

    bool report_no_picture(const TableCell& cell) {
        diag::Diagnostic& problem =
            reading_
                .error(cell.span, "no-emoji", "{cell} is neither a single emoji nor a picture file",
                       cell.text)
                .fix("write one emoji, its name as in :dog:, or a file name such as dog.png");
        const std::string emoji = reading_.emoji_names.find(cell.text);
        if (!emoji.empty())
            problem.point_out(diag::write("did you mean :{word}: {emoji}?", cell.text, emoji));
        return false;
    }

    bool read_word(const TableRow& row, symbol::SymbolSpec& source, SymbolOptions& fit) {
        const TableCell& cell = row[*columns_.word];
        if (cell.text.empty()) return report_empty(cell, columns_.all[*columns_.word]);
        source.content = symbol::Word{cell.text};
        source.span = cell.span;
        // Forms that the theme names by their languages are found among the names.
        const bool has_two = reading_.theme.forms && reading_.theme.forms->mode;
        if (columns_.other && has_two && !reading_.has("deck.forms.of"))
            fit.forms = {cell.text, row[*columns_.other].text};
        return true;
    }

    bool read_names(const TableRow& row, symbol::SymbolSpec& source) {
        for (std::size_t i = 0; i < columns_.all.size(); ++i) {
            const TableColumn& column = columns_.all[i];
            if (!has_words(column)) continue;
            const TableCell& cell = row[i];
            if (cell.text.size() > max_symbol_text) {
                reading_.error(cell.span, "value", "this word is too long to be read on a card");
                return false;
            }
            // Emoji have names of their own.
            if (cell.text.empty() && !source.row().has_names) return report_empty(cell, column);
            if (cell.text.empty()) continue;
            if (i == columns_.word && !source.row().is_text) source.name = cell.text;
            if (!column.language.empty()) source.names[column.language] = cell.text;
        }
        return true;
    }

    Reading& reading_;
    const Entry& entry_;
    const Columns& columns_;
    const diag::Sentence& hint_; ///< of the separator, where that is a sign of words
    bool warns_of_mask_ = false;
};

/// Returns the number by which a column is chosen; nothing if that is done by a heading.
std::optional<std::size_t> read_number(const ChosenColumn& chosen) {
    return base::parse_number<std::size_t>(chosen.written);
}

/// Returns the index of a column by its number, or by its heading in a row; the size of the row if it is not
/// there.
std::size_t find_index(const TableRow& row, const ChosenColumn& chosen) {
    if (const auto number = read_number(chosen)) return std::min(*number - 1, row.size()); // also of 0
    const auto read_key = [](const TableCell& cell) { return emoji::to_search_key(cell.text); };
    const auto found = std::ranges::find(row, emoji::to_search_key(chosen.written), read_key);
    return static_cast<std::size_t>(found - row.begin());
}

} // namespace

void add_table(Reading& reading, const Entry& entry, const ListText& text) {
    auto table = read_cells(reading, text.source);
    if (!table || table->rows.empty()) return;
    diag::Sentence hint;
    if (const diag::Span& second = table->second_cell; second.source) {
        hint = diag::write("\"{separator}\" separates the columns of this table", table->separator);
        reading.files.hints.push_back({diag::Severity::Hint, "table-separator", hint, second});
    }
    if (entry.columns.empty())
        read_columns(reading, *table);
    else if (!choose_columns(reading, *table, entry.columns))
        return;
    warn_of_formulas(reading, *table);
    const TableRow& first = table->rows.front();
    const Columns columns = choose_columns(reading, std::move(table->columns));
    if (!columns.picture && !columns.word) {
        reading.error(first.front().span, "table-heading", "no column of this table has pictures or words")
            .fix("write emoji, picture, word, or a language such as de above a column");
        return;
    }
    if (columns.other) warn_of_one_form(reading, columns, first[*columns.other]);
    TableReader reader(reading, entry, columns, hint);
    for (const TableRow& row : table->symbol_rows())
        if (reading.symbols.count <= max_symbols) reader.read(row);
}

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
    const auto count_known = [&](const TableRow& row) {
        return std::ranges::count_if(
            chosen, [&](const ChosenColumn& each) { return find_index(row, each) < row.size(); });
    };
    // Titles stand above the first row that has the most of the columns.
    rows.erase(rows.begin(), std::ranges::max_element(rows, {}, count_known));
    pad_rows(rows);
    const TableRow& first = rows.front();
    const bool are_numbers =
        std::ranges::all_of(chosen, [](const ChosenColumn& each) { return read_number(each).has_value(); });
    table.heading = are_numbers ? judge_heading(table) : Heading::Known;
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

#pragma once

#include "theme/symbols/symbols.hpp"

#include <spotit/diag.hpp>
#include <spotit/theme/tables.hpp>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::theme {

/// How to make a text of a workbook.
inline constexpr char save_as_csv[] = "save it as \"CSV UTF-8\" in Excel or as \"Text CSV\" in LibreOffice, "
                                      "or download it as comma-separated values in Google Sheets";

/// The text of a list or a table of words, in UTF-8 whatever its file has.
struct ListText {
    std::shared_ptr<const diag::SourceText> source;
    Encoding encoding = Encoding::Utf8;
    std::optional<diag::Diagnostic> hint{}; ///< that it was read as Windows-1252
};
/// Returns the text without its mark, and with the line ends of this century: old Macs have carriage returns
/// alone. Reports bytes that are no text, and returns nothing. Windows-1252 is taken for granted only where
/// its letters are those of the language; warns where they make no words of one that it is made for.
std::optional<ListText> read_list_text(Problems& problems, const diag::SourceText& bytes,
                                       std::string_view language);
/// Returns the lines that have symbols, without blanks around them.
std::vector<std::string_view> list_lines(std::string_view text);

/// A cell of a table, without its quotes and with single blanks.
struct TableCell {
    std::string text;
    diag::Span span; ///< as it is written; of a missing cell the end of its row
};
using TableRow = std::vector<TableCell>;

/// Returns how many of some rows may lack a cell, so that the others show what the table is.
constexpr std::ptrdiff_t count_exceptions(std::size_t rows) {
    return rows > 6 ? static_cast<std::ptrdiff_t>(rows + 4) / 10 : 0;
}
/// Returns true for a comment in a file of symbols: "# pets". "#1" is a word.
bool is_comment(std::string_view line);
/// Returns true if a list is a table: its name ends in .csv or .tsv, Anki has written it, its first line
/// names the separator, as Excel writes it, or has a tab between words, or all lines have the same separator,
/// except titles where a sure sign or known headings follow.
bool is_table(std::string_view path, std::string_view text);

/// A table of words, and what its columns are.
struct WordTable {
    std::vector<TableRow> rows{}; ///< with the headings, without blank rows and comments
    std::string separator{};
    bool is_anki = false;     ///< Anki's exports have no headings
    diag::Span second_cell{}; ///< of the first row, where a weak separator stands before it
    Heading heading = Heading::None;
    std::vector<TableColumn> columns{};

    std::span<const TableRow> symbol_rows() const {
        return std::span(rows).subspan(heading == Heading::Known ? 1 : 0);
    }
};
/// Reads the rows of a table as spreadsheets, Quizlet and Anki save it: cells between tabs, semicolons,
/// commas or dashes, in double quotes where they hold one of these (RFC 4180). Reports what is no table, and
/// returns nothing.
std::optional<WordTable> read_cells(Problems& problems,
                                    const std::shared_ptr<const diag::SourceText>& source);

/// The number of titles that a table has at most, and of the rows below that make one of a row with one cell.
inline constexpr std::ptrdiff_t max_titles = 3, min_rows_of_title = 3;
/// The columns of the part of a picture that is shown, which are not used otherwise.
inline constexpr std::string_view mask_headings = "mask at zoom";
/// A column, and whether its heading is one of the program's own words, which hardly stand in other rows.
struct FoundColumn {
    TableColumn column;
    bool is_own = false;
};
/// Returns the column of a heading that is known in English, German, French or Spanish.
std::optional<FoundColumn> find_column(std::string_view heading);
/// Returns the language of a heading that means "word" or "translation"; may be empty.
std::string_view find_heading_language(std::string_view heading);
/// Returns the column of a heading, also for the code of a rare language.
std::optional<TableColumn> find_any_column(std::string_view heading);
/// Returns the heading that may be meant by a similar one; may be empty.
std::string_view find_near_heading(const Problems& problems, std::string_view heading);
/// Returns the number of the kind of things that the word stands for, such as countries, in English, German,
/// French or Spanish; nothing for other words.
std::optional<std::size_t> find_kind_of_thing(std::string_view word);
/// Returns true if one of the words, with blanks between them, has this search key.
bool has_search_key(std::string_view words, std::string_view key);

/// Returns whether the first row, which is there, has the headings of the columns: words for columns, or
/// names of languages.
Heading judge_heading(const WordTable& table);
/// Makes rows as long as the first.
void pad_rows(std::vector<TableRow>& rows);
/// Makes the columns that the headings mean, or without known ones those that a row lets expect, and removes
/// a title. Warns of headings without a meaning, and of a first row that may be one. There is at least one
/// row.
void read_columns(Problems& problems, WordTable& table);
/// Makes those columns that the entry chooses, by their headings or by their numbers; removes the rows above
/// the headings. Reports what is not there, and returns false.
bool choose_columns(Problems& problems, WordTable& table, const std::vector<ChosenColumn>& chosen);
/// Warns of cells with a formula, or with what spreadsheets write where it has no result, "#REF!".
void warn_of_formulas(Problems& problems, const WordTable& table);
/// Returns the index of the column of the word: the one that is called so, else the first of those in the
/// language or in one like it, else the first with names; nothing if there is none.
std::optional<std::size_t> find_word_column(const std::vector<TableColumn>& columns,
                                            std::string_view language);

} // namespace spotit::theme

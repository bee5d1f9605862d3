#pragma once

#include "theme/symbols/symbols.hpp"

#include <spotit/diag.hpp>
#include <spotit/theme/tables.hpp>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace spotit::theme {

/// How to make a text of a workbook.
inline constexpr char save_as_csv[] = "in Excel save it as \"CSV UTF-8\", in LibreOffice as \"Text CSV\", or "
                                      "in Google Sheets download it as comma-separated values";

/// The text of a list or a table of words, in UTF-8 whatever its file has.
struct ListText {
    std::shared_ptr<const diag::SourceText> source;
    Encoding encoding = Encoding::Utf8;
};
/// Returns the text without its mark, and with the line ends of this century: old Macs have carriage returns
/// alone. Reports bytes that are no text, and returns nothing. Windows-1252 is taken for granted only where
/// its letters are those of the language.
std::optional<ListText> read_list_text(Problems& problems, const diag::SourceText& bytes,
                                       const std::string& language);
/// Returns a hint that the text was read as Windows-1252; nothing for other texts.
std::optional<diag::Diagnostic> describe_encoding(const ListText& text);
/// Returns the lines that have symbols.
std::vector<std::string_view> list_lines(std::string_view text);

/// A cell of a table, without its quotes and with single blanks.
struct TableCell {
    std::string text;
    diag::Span span; ///< as it is written; of a missing cell the end of its row
};
using TableRow = std::vector<TableCell>;

/// Returns true for a comment in a file of symbols: "# pets". "#1" is a word.
bool is_comment(std::string_view line);
/// Returns true if a list is a table: its name ends in .csv or .tsv, Anki has written it, its first line
/// names the separator, as Excel writes it, or has a tab between words, or all lines have the same separator.
bool is_table(std::string_view path, std::string_view text);

/// The rows of a table without blank rows and comments.
struct TableRows {
    std::vector<TableRow> rows{};
    std::string separator{};
    bool is_anki = false; ///< Anki's exports have no headings
};
/// Reads a table of words as spreadsheets, Quizlet and Anki save it: cells between tabs, semicolons, commas
/// or dashes, in double quotes where they hold one of these (RFC 4180). Reports what is no table, and returns
/// nothing.
std::optional<TableRows> read_cells(Problems& problems,
                                    const std::shared_ptr<const diag::SourceText>& source);

/// A column, and whether its heading can hardly be a word like those below it.
struct FoundColumn {
    TableColumn column;
    bool is_sure = false;
};
/// Returns the column of a heading that is known in English, German, French or Spanish.
std::optional<FoundColumn> find_known(std::string_view heading);
/// Returns the headings that may be meant by a similar one.
std::vector<std::string_view> list_headings();
/// Returns true if one of the words, with blanks between them, is this one.
bool has_search_key(std::string_view words, std::string_view word);
/// Returns the column that a heading means, which may be the code of a rare language; nothing if it is not
/// known. Behind a column of words, Wort is a translation.
std::optional<TableColumn> find_column(std::string_view heading, const std::vector<TableColumn>& before = {});
/// Returns the columns that the headings mean; those that are not known are unused.
std::vector<TableColumn> find_columns(const TableRow& headings);
/// Returns whether the first row says what the columns are: it has words for columns, or codes or names of
/// languages. There is at least one row.
Heading judge_heading(const TableRows& table);
/// Makes those columns that the entry chooses, by their headings or by their numbers; removes the rows above
/// the headings. Reports what is not there, and returns nothing.
std::optional<std::vector<TableColumn>> choose_columns(Problems& problems, TableRows& table,
                                                       const std::vector<ChosenColumn>& chosen);
/// Removes a title, which is alone in its row, if known headings follow it.
void remove_title(std::vector<TableRow>& rows);
/// Reads the headings; reports unknown ones and those that don't go together, and returns nothing.
std::optional<std::vector<TableColumn>> read_headings(Problems& problems, const TableRow& first);
/// Returns the columns of a table without known headings: pictures are known by a row, others are words.
std::vector<TableColumn> guess_columns(const TableRows& table, Heading heading);
/// Warns of a first row that may be a heading, and is taken as a symbol.
void warn_of_doubt(Problems& problems, const TableRows& table, const std::vector<TableColumn>& columns);

} // namespace spotit::theme

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/keys/read_context.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::theme {

/// A cell of a table, without its quotes and with single blanks.
struct TableCell {
    std::string text;
    diag::Span span; ///< as it is written; of a missing cell the end of its row
};
using TableRow = std::vector<TableCell>;

/// A table of words as spreadsheets, Quizlet and Anki save it: cells between tabs, semicolons or commas, in
/// double quotes where they hold one of these (RFC 4180).
struct Table {
    char separator = '\t';
    std::vector<TableRow> rows; ///< without blank rows and comments
};

/// Returns true if a list is a table: its name ends in .csv or .tsv, Anki has written it, or its first line
/// has a tab between words.
bool is_table(std::string_view path, std::string_view text);
/// Reads the cells; reports what is no table, and returns nothing.
std::optional<Table> read_cells(ReadContext& context, const std::shared_ptr<const diag::SourceText>& source);

enum class ColumnKind {
    Picture, ///< an emoji, its name in colons, or the path of a picture
    Word,    ///< the word itself, or the picture's name
    Name,    ///< the name in a language
    Unused
};
/// A column of a table of words.
struct TableColumn {
    ColumnKind kind = ColumnKind::Unused;
    std::string language{}; ///< of a name; empty in tables without headings
    std::string heading{};  ///< as written
};

/// Returns true if the first row of a table says what its columns are: it has a word for a column, or the
/// code or the name of a language.
bool has_headings(const TableRow& first);
/// Reads the headings; reports unknown ones and those that don't go together, and returns nothing.
std::optional<std::vector<TableColumn>> read_headings(ReadContext& context, const Table& table);

/// The lines "#separator:tab", "#html:true", "#tags column:3" with which Anki's exports begin.
struct AnkiLines {
    std::size_t length = 0; ///< bytes; 0 if there are none
    std::optional<char> separator{};
    bool has_html = false;
    std::set<std::size_t> columns_without_words{}; ///< of tags, decks and kinds of notes, from 0

    /// Removes the cells without words from a row.
    void drop_columns(TableRow& row) const;
};
AnkiLines read_anki_lines(std::string_view text);

/// Returns the text of a cell of HTML without its tags; reports a picture, whose file is not in the export,
/// and returns nothing.
std::optional<std::string> plain_text(ReadContext& context, std::string_view html, const diag::Span& span);

} // namespace spotit::theme

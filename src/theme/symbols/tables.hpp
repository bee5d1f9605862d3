// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/keys/read_context.hpp"

#include <cstddef>
#include <memory>
#include <optional>
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

/// Returns true for a comment in a file of symbols: "# pets". "#1" is a word.
bool is_comment(std::string_view line);
/// Returns true if a list is a table: its name ends in .csv or .tsv, Anki has written it, or its first line
/// has a tab between words.
bool is_table(std::string_view path, std::string_view text);
/// Reads a table of words as spreadsheets, Quizlet and Anki save it, without blank rows and comments: cells
/// between tabs, semicolons or commas, in double quotes where they hold one of these (RFC 4180). Reports what
/// is no table, and returns nothing.
std::optional<std::vector<TableRow>> read_cells(ReadContext& context,
                                                const std::shared_ptr<const diag::SourceText>& source);

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
std::optional<std::vector<TableColumn>> read_headings(ReadContext& context, const TableRow& first);

} // namespace spotit::theme

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

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

} // namespace spotit::theme

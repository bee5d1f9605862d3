// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/tables/table_cells.hpp"

#include <optional>
#include <string>
#include <vector>

namespace spotit::theme {

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

} // namespace spotit::theme

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/tables/table_cells.hpp"

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace spotit::theme {

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

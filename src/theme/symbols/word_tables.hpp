// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/tables/table_cells.hpp"

#include <memory>

namespace spotit::theme {

/// Adds the symbols of a table of words to the deck, one of each row: a picture or a word, with its names in
/// the languages of the columns. Words without a picture have the words of two columns as their forms.
void add_table(ReadContext& context, const Entry& entry,
               const std::shared_ptr<const diag::SourceText>& source);

} // namespace spotit::theme

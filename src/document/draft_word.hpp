// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/document.hpp>

namespace spotit::document {

/// Puts the word across all faces of the document, above everything else; an empty word has no effect.
void add_draft_word(Document& document, const std::string& word, const symbol::FontOptions& fonts);

} // namespace spotit::document

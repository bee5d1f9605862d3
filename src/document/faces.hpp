// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/document/compose.hpp>

#include <string>
#include <string_view>

namespace spotit::document {

/// Appends the faces to the document, fronts first, and the pictures that they need; sets card_count. The
/// backs follow, one for each color; none without `parts.back`.
void add_faces(Document& document, const ComposeInput& parts, diag::Sink& sink);

/// Returns the face behind a card of copy `copy` (from 0); nothing without backs.
std::optional<int> find_back(const Document& document, const ComposeInput& parts, int card, int copy);

/// Adds a picture to the document and returns its index.
int add_picture(Document& document, symbol::Symbol picture);

/// A placeholder {name} in a text and its value; other texts in braces stay.
struct Field {
    std::string_view name;
    std::string value;
};
std::string filled_in(std::string text, std::span<const Field> fields);
/// Returns true if a text is longer than any card or page has room for, and than Pango can measure in its 32
/// bits of 1/1024 units.
bool is_too_long(std::string_view utf8);

} // namespace spotit::document

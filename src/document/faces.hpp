// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/document.hpp>

#include <string>
#include <string_view>

namespace spotit::document {

/// Appends the faces to the document, fronts first, and the pictures that they need; sets card_count. Then
/// come the backs, one for each color they have; none without `parts.back`.
void add_faces(Document& document, const ComposeInput& parts, diag::Sink& sink);

/// The face behind the cards of copy `copy` (from 0); nothing without backs.
std::optional<int> back_of(const Document& document, const ComposeInput& parts, int copy);

/// Puts a picture into the document and gives its index.
int add_picture(Document& document, symbol::Symbol picture);

/// The text with every {name} replaced by its value; what is in braces and no name stays.
struct Field {
    std::string_view name;
    std::string value;
};
std::string filled_in(std::string text, std::span<const Field> fields);
/// Whether a text is longer than any card or sheet has room for, and than Pango can measure, which counts
/// 1/1024 of units in 32 bits.
bool is_endless(std::string_view utf8);

} // namespace spotit::document

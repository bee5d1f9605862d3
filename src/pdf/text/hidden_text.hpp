// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/assembly.hpp"
#include "pdf/content/content_writer.hpp"
#include "pdf/content/resources.hpp"

#include <string>
#include <vector>

namespace spotit::pdf {

/// The size of the cards' numbers and of names that are not too long for it, in points.
inline constexpr double letter_size = 4;

/// Returns all hidden texts, for making their font.
std::vector<std::string> hidden_texts(const document::Document& document, const WriteContext& context);

/// Writes the tag of a card, "#3/57" or "#back", and the name of each symbol in the middle of its picture.
/// The coordinates of `content` are the face's.
void add_hidden_names(ContentWriter& content, Resources& resources, const Assembly& assembly, int face);

/// Writes the kind of deck, "#deck projective", in the corner of a page; and, in a file that has only a part
/// of the deck, its cards: "#part 7-18".
void add_kind(ContentWriter& content, Resources& resources, const Assembly& assembly);

} // namespace spotit::pdf

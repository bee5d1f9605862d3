// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/assembly.hpp"
#include "pdf/content/content_writer.hpp"
#include "pdf/content/resources.hpp"

#include <string>
#include <vector>

namespace spotit::pdf {

/// Points: the em of the cards' numbers and of names that are not too long for it.
inline constexpr double letter_size = 4;

/// Every text that the names' font has to write.
std::vector<std::string> unseen_texts(const document::Document& document, const WriteContext& context);

/// The number of a card, "#3/57", or "#back"; then the names of its symbols, each in the middle of its
/// picture. The coordinates of `content` are the face's.
void add_names(ContentWriter& content, Resources& resources, const Assembly& assembly, int face);

/// What kind of deck this is, "#deck projective", in the corner of a sheet; and in a file that holds only a
/// part of it, which cards: "#part 7-18".
void add_kind(ContentWriter& content, Resources& resources, const Assembly& assembly);

} // namespace spotit::pdf

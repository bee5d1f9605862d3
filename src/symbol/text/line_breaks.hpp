// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/text/word_layout.hpp"

#include <string>
#include <vector>

namespace spotit::symbol {

/// Returns the pieces of a text that lines may be made of: words, each with a blank after it where the text
/// has one. Scripts without blanks are divided where Pango permits it (UAX 14): Thai, Lao, Khmer and Burmese
/// at words, as far as Pango knows them and if there are more than eight letters; Chinese and Japanese at
/// punctuation, Japanese after particles, and Chinese of more than six ideographs anywhere.
std::vector<std::string> split_at_breaks(const Lettering& lettering);

/// Returns true for letters of Thai, Lao, Khmer and Burmese.
bool is_south_east_asian(char32_t character);

/// Returns true for characters of scripts that have no blanks between words.
bool is_unspaced(char32_t character);

} // namespace spotit::symbol

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/request.hpp"

namespace spotit::symbol {

/// Sets a text in a font whose letters have colors, with those, as vectors. Line feeds begin a new line.
/// Reports letters that the font lacks. Throws Damaged.
void set_color_word(Symbol& symbol, const Font& font, const std::string& text, const Request& request);

} // namespace spotit::symbol

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/glyph/glyph.hpp"

#include <hb.h>

#include <optional>

namespace spotit::symbol {

/// Reads the largest bitmap of the glyph (CBDT, sbix); nothing if there is none. Throws Damaged.
std::optional<Glyph> read_bitmap(hb_font_t* font, hb_codepoint_t glyph);

} // namespace spotit::symbol

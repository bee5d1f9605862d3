// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

namespace spotit::diag {

/// Marks and format characters, which take no cell of their own.
bool is_zero_width(char32_t c);
/// East Asian wide and full-width characters, and emoji that are pictures by default: two cells.
bool is_wide(char32_t c);

} // namespace spotit::diag

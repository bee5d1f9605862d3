// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "serve/json.hpp"

#include <spotit/theme/theme.hpp>

#include <cstddef>

namespace spotit::serve {

/// Returns a symbol as the theme has it: its kind and what it is, its name, its scale, its place in the text.
Json symbol_json(const theme::Theme& theme, std::size_t index, const diag::SourceText& text);
/// Returns the values of settings that the page has controls for, by their keys: the theme's text may leave
/// them to a style, or to their defaults. Lengths are millimeters.
Json settings_json(const theme::Theme& theme);
/// Returns how many symbols there are, how many are wanted on a card (null: as many as fit), and how many
/// each size of deck needs.
Json count_json(const theme::Theme& theme);
/// Returns the line for a theme that makes no deck: its symbols, as far as they could be read.
Json theme_json(const theme::Theme& theme, const diag::SourceText& text);

} // namespace spotit::serve

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"
#include "theme/files/font_files.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/theme/theme.hpp>

namespace spotit::theme {

/// Readers of keys of the table.
void read_font_weight(ReadContext& context, const Key& key, const yaml::Node& node);
void read_font_colors(ReadContext& context, const Key& key, const yaml::Node& node);
void read_font_paths(ReadContext& context, const Key& key, const yaml::Node& node);

/// Reads one of the theme's fonts.
template<auto font>
void read_font(ReadContext& context, const Key&, const yaml::Node& node) {
    context.theme.fonts.*font = font_name(context, diag::trimmed(node.text), node.span);
}

} // namespace spotit::theme

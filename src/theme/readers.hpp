// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/message.hpp"
#include "theme/values.hpp"

namespace spotit::theme {

/// Readers of keys that are more than one value for one member.
void read_version(Reading& reading, const Key& key, const Node& node);
void read_language(Reading& reading, const Key& key, const Node& node);
void read_seed(Reading& reading, const Key& key, const Node& node);
void read_deck_seed(Reading& reading, const Key& key, const Node& node);
void read_layout_seed(Reading& reading, const Key& key, const Node& node);
void read_symbols_per_card(Reading& reading, const Key& key, const Node& node);
void read_cards(Reading& reading, const Key& key, const Node& node);
void read_card_shape(Reading& reading, const Key& key, const Node& node);
void read_card_size(Reading& reading, const Key& key, const Node& node);
void read_corner_radius(Reading& reading, const Key& key, const Node& node);
void read_border(Reading& reading, const Key& key, const Node& node);
void read_border_width(Reading& reading, const Key& key, const Node& node);
void read_border_color(Reading& reading, const Key& key, const Node& node);
void read_border_inset(Reading& reading, const Key& key, const Node& node);
void read_rotation(Reading& reading, const Key& key, const Node& node);
void read_fill(Reading& reading, const Key& key, const Node& node);
void read_reroll(Reading& reading, const Key& key, const Node& node);
void read_font_paths(Reading& reading, const Key& key, const Node& node);
void read_paper(Reading& reading, const Key& key, const Node& node);

/// A font as it is given: a family; or a file or folder, from the folder of the theme when it is there.
std::string font_name(std::string_view written, const diag::Span& named_in);
/// One of the theme's fonts.
template<auto font>
void read_font(Reading& reading, const Key&, const Node& node) {
    reading.theme.fonts.*font = font_name(trimmed(node.text), node.span);
}

/// symbol_entry.cpp: what an entry of `symbols` says.
void read_symbol_emoji(Reading& reading, const Key& key, const Node& node);
void read_symbol_text(Reading& reading, const Key& key, const Node& node);
void read_symbol_image(Reading& reading, const Key& key, const Node& node);
void read_symbol_group(Reading& reading, const Key& key, const Node& node);
void read_symbol_file(Reading& reading, const Key& key, const Node& node);
void read_symbol_folder(Reading& reading, const Key& key, const Node& node);
void read_symbol_name(Reading& reading, const Key& key, const Node& node);
void read_symbol_scale(Reading& reading, const Key& key, const Node& node);
void read_symbol_color(Reading& reading, const Key& key, const Node& node);
void read_symbol_upright(Reading& reading, const Key& key, const Node& node);
void read_symbol_rotation(Reading& reading, const Key& key, const Node& node);
void read_symbol_font(Reading& reading, const Key& key, const Node& node);
void read_symbol_count(Reading& reading, const Key& key, const Node& node);
void read_symbol_pick(Reading& reading, const Key& key, const Node& node);
void read_symbol_except(Reading& reading, const Key& key, const Node& node);

} // namespace spotit::theme

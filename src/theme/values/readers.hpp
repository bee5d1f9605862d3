// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/keys/read_context.hpp"
#include "theme/values/files.hpp"

#include <spotit/base/enum_names.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/theme/theme.hpp>

namespace spotit::theme {

/// Readers of the keys of the table: each stores its value in the theme, or reports what is wrong with it.
using ReadKey = void(ReadContext& context, const Key& key, const yaml::Node& node);
ReadKey read_back, read_back_background, read_back_image, read_pile_colors, read_back_text, read_back_color,
    read_back_font;
ReadKey read_card_shape, read_card_size, read_corner_radius, read_border, read_border_width,
    read_border_color, read_border_inset;
ReadKey read_colors;
ReadKey read_cut_contour;
ReadKey read_copy_colors, read_forms, read_forms_mode, read_forms_of, read_set_counts, read_set_colors,
    read_set_fills, read_set_shapes, read_symbols_per_card, read_cards, read_deck_seed;
ReadKey read_font_weight, read_font_colors, read_font_paths;
ReadKey read_rotation, read_fill, read_reroll, read_layout_edge, read_layout_seed;
ReadKey read_icc, read_ink_limit, read_keywords, read_rules;
ReadKey read_paper;
ReadKey read_back_offset, read_back_rotation, read_scale, read_skip, read_footer, read_card_number,
    read_card_text;
ReadKey read_extends, read_version, read_language, read_seed;
ReadKey read_symbol_emoji, read_symbol_text, read_symbol_image, read_symbol_group, read_symbol_file,
    read_symbol_folder, read_symbol_name, read_symbol_names, read_symbol_forms, read_symbol_scale,
    read_symbol_color, read_symbol_upright, read_symbol_rotation, read_symbol_edge, read_symbol_mask,
    read_symbol_cut_out, read_symbol_font, read_symbol_count, read_symbol_pick, read_symbol_except;
ReadKey read_paint_gradient, read_paint_stops, read_paint_angle, read_paint_pattern, read_paint_colors,
    read_paint_size, read_paint_image, read_paint_fit, read_paint_opacity, read_paint_color,
    read_card_background;

/// The words of deck.forms.
enum class FormsWord { Pictures, Words, Labeled, Mixed, Split };
inline constexpr base::EnumName<FormsWord> forms_word_names[] = {{FormsWord::Pictures, "pictures"},
                                                                 {FormsWord::Words, "words"},
                                                                 {FormsWord::Labeled, "labelled"},
                                                                 {FormsWord::Mixed, "mixed"},
                                                                 {FormsWord::Split, "split"}};
static_assert(base::is_complete(forms_word_names));

/// Reads one of the theme's fonts.
template<auto font>
void read_font(ReadContext& context, const Key&, const yaml::Node& node) {
    context.theme.fonts.*font = font_name(context, diag::trimmed(node.text), node.span);
}

} // namespace spotit::theme

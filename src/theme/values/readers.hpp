// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/keys/read_context.hpp"
#include "theme/values/files.hpp"

#include <spotit/base/enum_names.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/theme/theme.hpp>

namespace spotit::theme {

/// Readers of the keys of the table, by what they read into.
ReadKey<Theme> read_back, read_back_background, read_back_image, read_back_text, read_back_font,
    read_card_shape, read_card_size, read_corner_radius, read_border, read_colors, read_cut_contour,
    read_forms, read_forms_mode, read_forms_of, read_set_colors, read_set_fills, read_set_shapes,
    read_symbols_per_card, read_cards, read_font_weight, read_font_colors, read_font_paths, read_reroll,
    read_icc, read_rules, read_paper, read_back_offset, read_scale, read_footer, read_card_text, read_extends,
    read_version, read_language, read_titles, read_seed, read_card_background, read_symbols, read_categories;
ReadKey<Entry> read_symbol_emoji, read_symbol_image, read_symbol_file, read_symbol_names, read_symbol_forms,
    read_symbol_upright, read_symbol_rotation, read_symbol_font, read_symbol_count, read_symbol_except;
ReadKey<PaintParts> read_paint_stops, read_paint_image;

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
void read_font(ReadContext& context, const Key& /*key*/, const yaml::Node& node, Theme& theme) {
    theme.fonts.*font = font_name(context, diag::trimmed(node.text), node.span);
}

} // namespace spotit::theme

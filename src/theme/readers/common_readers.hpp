// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/keys/values.hpp"

#include <spotit/diag/phrases.hpp>

namespace spotit::theme {

/// Readers of keys that are more than one value for one member.
void read_extends(Reading& reading, const Key& key, const yaml::Node& node);
void read_colors(Reading& reading, const Key& key, const yaml::Node& node);
void read_version(Reading& reading, const Key& key, const yaml::Node& node);
void read_language(Reading& reading, const Key& key, const yaml::Node& node);
void read_seed(Reading& reading, const Key& key, const yaml::Node& node);
void read_deck_seed(Reading& reading, const Key& key, const yaml::Node& node);
void read_layout_seed(Reading& reading, const Key& key, const yaml::Node& node);
void read_symbols_per_card(Reading& reading, const Key& key, const yaml::Node& node);
void read_cards(Reading& reading, const Key& key, const yaml::Node& node);
void read_card_shape(Reading& reading, const Key& key, const yaml::Node& node);
void read_card_size(Reading& reading, const Key& key, const yaml::Node& node);
void read_corner_radius(Reading& reading, const Key& key, const yaml::Node& node);
void read_border(Reading& reading, const Key& key, const yaml::Node& node);
void read_border_width(Reading& reading, const Key& key, const yaml::Node& node);
void read_border_color(Reading& reading, const Key& key, const yaml::Node& node);
void read_border_inset(Reading& reading, const Key& key, const yaml::Node& node);
void read_rotation(Reading& reading, const Key& key, const yaml::Node& node);
void read_fill(Reading& reading, const Key& key, const yaml::Node& node);
void read_reroll(Reading& reading, const Key& key, const yaml::Node& node);
void read_card_background(Reading& reading, const Key& key, const yaml::Node& node);
void read_card_number(Reading& reading, const Key& key, const yaml::Node& node);
void read_card_text(Reading& reading, const Key& key, const yaml::Node& node);
void read_font_paths(Reading& reading, const Key& key, const yaml::Node& node);
void read_paper(Reading& reading, const Key& key, const yaml::Node& node);

/// sheet_readers.cpp
void read_back_offset(Reading& reading, const Key& key, const yaml::Node& node);
void read_back_rotation(Reading& reading, const Key& key, const yaml::Node& node);
void read_scale(Reading& reading, const Key& key, const yaml::Node& node);
void read_skip(Reading& reading, const Key& key, const yaml::Node& node);
void read_footer(Reading& reading, const Key& key, const yaml::Node& node);

/// back_readers.cpp
void read_back(Reading& reading, const Key& key, const yaml::Node& node);
void read_back_background(Reading& reading, const Key& key, const yaml::Node& node);
void read_back_image(Reading& reading, const Key& key, const yaml::Node& node);
void read_back_text(Reading& reading, const Key& key, const yaml::Node& node);
void read_back_color(Reading& reading, const Key& key, const yaml::Node& node);
void read_back_font(Reading& reading, const Key& key, const yaml::Node& node);

/// output_readers.cpp
void read_icc(Reading& reading, const Key& key, const yaml::Node& node);
void read_ink_limit(Reading& reading, const Key& key, const yaml::Node& node);
void read_cut_contour(Reading& reading, const Key& key, const yaml::Node& node);
void read_keywords(Reading& reading, const Key& key, const yaml::Node& node);
void read_rules(Reading& reading, const Key& key, const yaml::Node& node);

/// The words of deck.forms.
enum class FormsWord { Pictures, Words, Labeled, Mixed, Split };
inline constexpr base::EnumName<FormsWord> forms_word_names[] = {{FormsWord::Pictures, "pictures"},
                                                                 {FormsWord::Words, "words"},
                                                                 {FormsWord::Labeled, "labelled"},
                                                                 {FormsWord::Mixed, "mixed"},
                                                                 {FormsWord::Split, "split"}};
static_assert(base::is_complete(forms_word_names));

/// deck_readers.cpp, categories.cpp
void read_copy_colors(Reading& reading, const Key& key, const yaml::Node& node);
void read_forms(Reading& reading, const Key& key, const yaml::Node& node);
void read_forms_mode(Reading& reading, const Key& key, const yaml::Node& node);
void read_forms_of(Reading& reading, const Key& key, const yaml::Node& node);
void read_set_counts(Reading& reading, const Key& key, const yaml::Node& node);
void read_set_colors(Reading& reading, const Key& key, const yaml::Node& node);
void read_set_fills(Reading& reading, const Key& key, const yaml::Node& node);
void read_set_shapes(Reading& reading, const Key& key, const yaml::Node& node);
void read_categories(Reading& reading, const Key& key, const yaml::Node& node);

/// paint.cpp: the keys of a gradient, a pattern or a picture.
void read_paint_gradient(Reading& reading, const Key& key, const yaml::Node& node);
void read_paint_stops(Reading& reading, const Key& key, const yaml::Node& node);
void read_paint_angle(Reading& reading, const Key& key, const yaml::Node& node);
void read_paint_pattern(Reading& reading, const Key& key, const yaml::Node& node);
void read_paint_colors(Reading& reading, const Key& key, const yaml::Node& node);
void read_paint_size(Reading& reading, const Key& key, const yaml::Node& node);
void read_paint_image(Reading& reading, const Key& key, const yaml::Node& node);
void read_paint_fit(Reading& reading, const Key& key, const yaml::Node& node);
void read_paint_opacity(Reading& reading, const Key& key, const yaml::Node& node);
void read_paint_color(Reading& reading, const Key& key, const yaml::Node& node);

/// Codes of languages, for those who write their names.
inline constexpr std::string_view language_codes =
    "for example: ar Arabic, de German, en English, es Spanish, fr French, it Italian, ja Japanese, nl "
    "Dutch, "
    "pl Polish, pt Portuguese, tr Turkish, uk Ukrainian, zh Chinese";
/// The shape of BCP 47: "pt-BR".
bool is_language(std::string_view tag);

/// A font as it is given: a family; or a file or folder, from the folder of the theme when it is there.
std::string font_name(Reading& reading, std::string_view written, const diag::Span& named_in);
/// One of the theme's fonts.
template<auto font>
void read_font(Reading& reading, const Key&, const yaml::Node& node) {
    reading.theme.fonts.*font = font_name(reading, diag::trimmed(node.text), node.span);
}

/// symbol_entry.cpp: what an entry of `symbols` says.
void read_symbol_emoji(Reading& reading, const Key& key, const yaml::Node& node);
void read_symbol_text(Reading& reading, const Key& key, const yaml::Node& node);
void read_symbol_image(Reading& reading, const Key& key, const yaml::Node& node);
void read_symbol_group(Reading& reading, const Key& key, const yaml::Node& node);
void read_symbol_file(Reading& reading, const Key& key, const yaml::Node& node);
void read_symbol_folder(Reading& reading, const Key& key, const yaml::Node& node);
void read_symbol_name(Reading& reading, const Key& key, const yaml::Node& node);
void read_symbol_scale(Reading& reading, const Key& key, const yaml::Node& node);
void read_symbol_color(Reading& reading, const Key& key, const yaml::Node& node);
void read_symbol_upright(Reading& reading, const Key& key, const yaml::Node& node);
void read_symbol_rotation(Reading& reading, const Key& key, const yaml::Node& node);
void read_symbol_font(Reading& reading, const Key& key, const yaml::Node& node);
void read_symbol_names(Reading& reading, const Key& key, const yaml::Node& node);
void read_symbol_forms(Reading& reading, const Key& key, const yaml::Node& node);
void read_symbol_count(Reading& reading, const Key& key, const yaml::Node& node);
void read_symbol_pick(Reading& reading, const Key& key, const yaml::Node& node);
void read_symbol_except(Reading& reading, const Key& key, const yaml::Node& node);

} // namespace spotit::theme

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

#include <spotit/base/enum_names.hpp>

namespace spotit::theme {

/// The words of deck.forms.
enum class FormsWord { Pictures, Words, Labeled, Mixed, Split };
inline constexpr base::EnumName<FormsWord> forms_word_names[] = {{FormsWord::Pictures, "pictures"},
                                                                 {FormsWord::Words, "words"},
                                                                 {FormsWord::Labeled, "labelled"},
                                                                 {FormsWord::Mixed, "mixed"},
                                                                 {FormsWord::Split, "split"}};
static_assert(base::is_complete(forms_word_names));

void read_copy_colors(ReadContext& context, const Key& key, const yaml::Node& node);
void read_forms(ReadContext& context, const Key& key, const yaml::Node& node);
void read_forms_mode(ReadContext& context, const Key& key, const yaml::Node& node);
void read_forms_of(ReadContext& context, const Key& key, const yaml::Node& node);
void read_set_counts(ReadContext& context, const Key& key, const yaml::Node& node);
void read_set_colors(ReadContext& context, const Key& key, const yaml::Node& node);
void read_set_fills(ReadContext& context, const Key& key, const yaml::Node& node);
void read_set_shapes(ReadContext& context, const Key& key, const yaml::Node& node);
void read_symbols_per_card(ReadContext& context, const Key& key, const yaml::Node& node);
void read_cards(ReadContext& context, const Key& key, const yaml::Node& node);
void read_deck_seed(ReadContext& context, const Key& key, const yaml::Node& node);

} // namespace spotit::theme

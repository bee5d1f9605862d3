// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/texts.hpp>

namespace spotit::texts {

/// The names of the texts of the designer's page. Where a number decides, `one_NAME` is for 1 and NAME for
/// the others.
// clang-format off
inline constexpr std::string_view designer_names[]{
    // what can be done
    "undo", "redo", "save", "download", "print", "close", "language",
    // panels
    "theme", "symbols", "card", "back", "sheet", "text", "preview", "cards", "sheets", "play", "why",
    "problems", "problems_are_english",
    // the deck in figures
    "deck_size", "one_sheet_of", "sheets_of", "single_pages", "one_unused", "unused", "cards_as_before",
    // cards and what they share
    "click_a_card", "cards_share", "cards_share_nothing", "card_number", "rearrange_card", "on_cards",
    "on_no_card",
    // what happens
    "not_from_here", "saved_without_deck", "making", "not_made", "print_actual_size", "is_downloaded",
    "process_died", "session_ended", "no_answer", "link_used", "ask_for_link",
    // symbols that are added
    "add_symbol", "add_examples", "add_pictures", "add_word", "add_named", "found_symbols",
    "in_the_deck", "known_already", "no_pictures_here", "too_large_picture",
    // symbols in the place of others
    "one_not_on_cards", "not_on_cards", "take_place_of", "have_given_way", "per_card", "per_card_more",
    "replace", "replace_by", "cancel",
    // symbols that are pasted
    "pasted", "with_picture", "with_word", "with_translation", "column_is", "column_word",
    "column_translation", "column_picture", "column_none", "language_of_words",
    "language_of_translations", "add_all", "replace_all", "symbols_fit", "symbols_lack",
    // what can be changed of a symbol
    "name", "color", "deck_color", "size", "upright", "shape", "whole_picture", "circle", "rounded",
    "cut_out", "earlier", "later", "remove", "leave_out",
    // remedies and forms
    "fill_up", "set_to", "forms", "forms_pictures", "forms_words", "forms_labelled", "forms_mixed",
    "forms_split", "print_changed"};
// clang-format on

struct DesignerTexts {
    NamedTexts<designer_names> texts;
};

} // namespace spotit::texts

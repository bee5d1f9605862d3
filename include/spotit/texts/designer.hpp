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
    // who may use it
    "ask_for_new_link", "wait_for_answer", "nobody_let_in_now", "not_let_in", "browser_asks",
    "let_in", "refuse",
    // the deck in figures
    "deck_size", "one_sheet_of", "sheets_of", "single_pages", "one_unused", "unused", "cards_as_before",
    // cards and what they share
    "click_a_card", "cards_share", "cards_share_nothing", "card_number", "rearrange_card", "on_cards",
    "on_no_card",
    // what happens
    "not_from_here", "saved_without_deck", "making", "not_made", "print_actual_size", "is_downloaded",
    "process_died", "session_ended", "no_answer", "link_used", "ask_for_link",
    // emoji that were found
    "no_emoji", "found_word", "found_in", "found_word_in"};
// clang-format on

struct DesignerTexts {
    NamedTexts<designer_names> texts;
};

} // namespace spotit::texts

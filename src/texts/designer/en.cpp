// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "texts/languages.hpp"

namespace spotit::texts {

constinit const DesignerTexts designer_english{{{
    {"undo", "Undo"},
    {"redo", "Redo"},
    {"save", "Save"},
    {"download", "Download"},
    {"print", "Print …"},
    {"close", "Close"},
    {"language", "Language"},
    {"theme", "Theme"},
    {"symbols", "Symbols"},
    {"card", "Card"},
    {"back", "Back"},
    {"sheet", "Sheet"},
    {"text", "Text"},
    {"preview", "Preview"},
    {"cards", "Cards"},
    {"sheets", "Sheets"},
    {"play", "Play"},
    {"why", "Why"},
    {"problems", "Problems"},
    {"problems_are_english", "Messages are in English."},
    {"deck_size", "{cards} cards × {symbols} symbols"},
    {"one_sheet_of", "1 sheet of {paper}"},
    {"sheets_of", "{n} sheets of {paper}"},
    {"single_pages", "{n} pages, a card on each"},
    {"one_unused", "1 symbol unused"},
    {"unused", "{n} symbols unused"},
    {"cards_as_before", "The cards are as they were: {fault}"},
    {"click_a_card", "Click a card, or two to see what they share."},
    {"cards_share", "Cards {first} and {second} share {names}."},
    {"cards_share_nothing", "Cards {first} and {second} share nothing."},
    {"card_number", "Card {n}"},
    {"rearrange_card", "Rearrange card {n}"},
    {"on_cards", "{name} is on cards {cards}."},
    {"on_no_card", "{name} is on no card."},
    {"not_from_here", "That can’t be done from here: change it in the text."},
    {"saved_without_deck", "{saved}, but it makes no deck: {fault}"},
    {"making", "Making it …"},
    {"not_made", "It could not be made; see the problems."},
    {"print_actual_size", "Print it at its actual size, 100 %, without “fit to page”."},
    {"is_downloaded", "It is where your downloads are."},
    {"process_died", "A picture or font has ended the process that draws, or it took too long or too much "
                     "memory; the next change starts another."},
    {"session_ended", "This page’s session has ended: press Enter in the terminal for another link."},
    {"no_answer", "The program does not answer any more. Your text is still here."},
    {"link_used", "This link was used already, or this tab is not the one that it opened."},
    {"ask_for_link", "Press Enter in the terminal for another link."},
}}};

} // namespace spotit::texts

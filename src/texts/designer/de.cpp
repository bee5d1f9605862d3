// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "texts/languages.hpp"

namespace spotit::texts {

constinit const DesignerTexts designer_german{{{
    {"undo", "Rückgängig"},
    {"redo", "Wiederholen"},
    {"save", "Speichern"},
    {"download", "Herunterladen"},
    {"print", "Drucken …"},
    {"close", "Schließen"},
    {"language", "Sprache"},
    {"theme", "Thema"},
    {"symbols", "Symbole"},
    {"card", "Karte"},
    {"back", "Rückseite"},
    {"sheet", "Bogen"},
    {"text", "Text"},
    {"preview", "Vorschau"},
    {"cards", "Karten"},
    {"sheets", "Bögen"},
    {"play", "Spielen"},
    {"why", "Warum"},
    {"problems", "Probleme"},
    {"problems_are_english", "Meldungen gibt es bisher nur auf Englisch."},
    {"deck_size", "{cards} Karten × {symbols} Symbole"},
    {"one_sheet_of", "1 Bogen {paper}"},
    {"sheets_of", "{n} Bögen {paper}"},
    {"single_pages", "{n} Seiten mit je einer Karte"},
    {"one_unused", "1 Symbol bleibt übrig"},
    {"unused", "{n} Symbole bleiben übrig"},
    {"cards_as_before", "Die Karten sind noch die vorigen: {fault}"},
    {"click_a_card", "Klicke eine Karte an, oder zwei, um zu sehen, was sie gemeinsam haben."},
    {"cards_share", "Die Karten {first} und {second} haben gemeinsam: {names}."},
    {"cards_share_nothing", "Die Karten {first} und {second} haben nichts gemeinsam."},
    {"card_number", "Karte {n}"},
    {"rearrange_card", "Karte {n} neu anordnen"},
    {"on_cards", "{name} ist auf den Karten {cards}."},
    {"on_no_card", "{name} ist auf keiner Karte."},
    {"not_from_here", "Das geht von hier aus nicht: Ändere es im Text."},
    {"saved_without_deck", "{saved}, aber daraus wird noch kein Spiel: {fault}"},
    {"making", "Wird erstellt …"},
    {"not_made", "Das ging nicht; siehe die Probleme."},
    {"print_actual_size", "Drucke in Originalgröße, 100 %, ohne „An Seite anpassen“."},
    {"is_downloaded", "Es liegt bei deinen Downloads."},
    {"process_died", "Ein Bild oder eine Schrift hat das Zeichnen abgebrochen, oder es brauchte zu viel Zeit "
                     "oder Speicher; mit der nächsten Änderung beginnt es neu."},
    {"session_ended",
     "Die Sitzung dieser Seite ist zu Ende: Drücke im Terminal die Eingabetaste für einen neuen Link."},
    {"no_answer", "Das Programm antwortet nicht mehr. Dein Text ist noch da."},
    {"link_used", "Dieser Link wurde schon benutzt, oder er hat einen anderen Tab geöffnet."},
    {"ask_for_link", "Drücke im Terminal die Eingabetaste für einen neuen Link."},
}}};

} // namespace spotit::texts

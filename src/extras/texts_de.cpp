// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "extras/texts.hpp"

namespace spotit::extras {

constinit const Texts german{
    .language = "de",
    .rules_title = "So wird gespielt",
    .key_title = "Alle Symbole",
    .matching_intro = "Je zwei Karten haben genau ein Symbol gemeinsam. Wer es zuerst sieht und nennt, ist "
                      "am Zug. Rufen zwei "
                      "gleichzeitig, gilt, wer die Karte zuerst berührt. Ein falscher Name zählt nicht.",
    .set_intro = "Drei Karten sind ein Trio, wenn in jedem Merkmal entweder alle drei gleich oder alle drei "
                 "verschieden "
                 "sind. Wer eines sieht, ruft und zeigt es.",
    .symbol_count = "{symbols} Symbole auf {cards} Karten",
    .one_card = "auf 1 Karte",
    .many_cards = "auf {n} Karten",
    .one_match = "Jedes der {pairs} Kartenpaare dieses Spiels hat genau ein Symbol gemeinsam.",
    .one_third =
        "Zu je zwei der {cards} Karten dieses Spiels gibt es genau eine dritte, die das Trio vollendet.",
    .games = {{
        {Game::Tower,
         "Turm",
         "2 bis 8 Spieler",
         {"Baue den höchsten Turm.",
          "Alle bekommen eine verdeckte Karte. Die übrigen liegen offen als Stapel in der Mitte. Auf „Los“ "
          "drehen "
          "alle ihre Karte um.",
          "Finde das Symbol, das deine Karte mit der obersten des Stapels gemeinsam hat. Nenne es, nimm die "
          "Karte "
          "und lege sie auf deine: Sie ist jetzt deine Karte.",
          "Ist der Stapel leer, gewinnt, wer die meisten Karten hat."}},
        {Game::Well,
         "Brunnen",
         "2 bis 8 Spieler",
         {"Werde als Erster alle Karten los.",
          "Eine Karte liegt offen in der Mitte: der Brunnen. Alle anderen werden ausgeteilt; jeder hält "
          "seine als "
          "verdeckten Stapel. Auf „Los“ drehen alle ihren Stapel um.",
          "Finde das Symbol, das deine oberste Karte mit der im Brunnen gemeinsam hat. Nenne es und wirf "
          "deine "
          "Karte darauf; nun muss die nächste zu deiner passen.",
          "Wer die letzte Karte geworfen hat, gewinnt. Die anderen spielen weiter, bis der Letzte "
          "feststeht."}},
        {Game::HotPotato,
         "Heiße Kartoffel",
         "2 bis 8 Spieler",
         {"Bleib nicht auf den Karten sitzen.",
          "In jeder Runde nehmen alle eine Karte, ohne sie anzusehen. Auf „Los“ legen alle sie offen auf die "
          "Hand, "
          "sodass jeder jede sieht.",
          "Finde das Symbol, das deine Karte mit der eines anderen gemeinsam hat. Nenne es und lege deine "
          "Karte "
          "mit allen darunter auf seine. Für diese Runde bist du sicher.",
          "Wer übrig bleibt, behält die Karten der Runde. Reichen die Karten nicht mehr, gewinnt, wer die "
          "wenigsten "
          "hat."}},
        {Game::Collect,
         "Ernte",
         "2 bis 8 Spieler",
         {"Ernte die meisten Karten.",
          "Eine Karte liegt verdeckt in der Mitte, rundherum liegen offen je Spieler zwei. Die mittlere wird "
          "umgedreht.",
          "Alle suchen ein Symbol, das die mittlere Karte mit einer im Kreis gemeinsam hat. Nenne es und "
          "nimm die "
          "Karte aus dem Kreis, bis keine mehr da ist.",
          "Die mittlere kommt unter den Stapel, und es wird neu ausgelegt. Reichen die Karten nicht mehr, "
          "gewinnt, "
          "wer die meisten hat."}},
        {Game::Shed,
         "Bitte nach dir!",
         "3 bis 8 Spieler",
         {"Habe möglichst wenige Karten.",
          "Alle bekommen eine verdeckte Karte. Die übrigen liegen offen als Stapel in der Mitte. Auf „Los“ "
          "drehen "
          "alle ihre Karte um.",
          "Finde das Symbol, das die oberste Karte des Stapels mit der Karte eines anderen gemeinsam hat. "
          "Nenne es "
          "und lege sie ihm auf seine. Er wird sich bedanken.",
          "Ist der Stapel leer, gewinnt, wer die wenigsten Karten hat."}},
        {Game::Set,
         "Trios",
         "1 bis 8 Spieler",
         {"Finde die meisten Trios.",
          "Lege zwölf Karten offen aus. Die Merkmale sind Anzahl, Farbe, Füllung und Form.",
          "Suche drei Karten, die ein Trio sind. Rufe, zeige sie und nimm sie, wenn alle zustimmen; ein "
          "falscher "
          "Ruf kostet ein Trio. Die Lücken werden vom Stapel gefüllt. Sieht niemand ein Trio, kommen drei "
          "Karten dazu.",
          "Ist der Stapel leer und kein Trio mehr da, gewinnt, wer die meisten hat."}},
    }},
};

} // namespace spotit::extras

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "extras/texts/texts.hpp"

namespace spotit::extras {

constinit const Texts german{
    .language = "de",
    .rules_title = "So wird gespielt",
    .key_title = "Alle Symbole",
    .matching_intro =
        "Je zwei Karten haben genau ein Symbol gemeinsam. Alle spielen gleichzeitig: Wer es zuerst "
        "sieht und laut nennt, macht den Zug. Rufen zwei gleichzeitig, gilt, wer die Karte zuerst "
        "berührt. Ein falscher Name zählt nicht.",
    .set_intro = "Drei Karten bilden ein Trio, wenn in jedem Merkmal entweder alle drei gleich oder alle "
                 "drei verschieden sind. Wer eines sieht, ruft und zeigt es.",
    .symbol_count = "{symbols} Symbole auf {cards} Karten",
    .one_card = "auf 1 Karte",
    .many_cards = "auf {n} Karten",
    .players = "{least} bis {most} Spieler",
    .as_many_players = "{most} Spieler",
    .one_player = "1 Spieler",
    .one_match = "Jedes der {pairs} Kartenpaare dieses Spiels hat genau ein Symbol gemeinsam.",
    .one_third =
        "Zu je zwei der {cards} Karten dieses Spiels gibt es genau eine dritte, die das Trio vollendet.",
    .games = {{
        {Game::Tower,
         "Turm",
         {"Baue den höchsten Turm.",
          "Alle bekommen eine verdeckte Karte. Die übrigen liegen offen als Stapel in der Mitte. "
          "Auf „Los!“ drehen alle ihre Karte um.",
          "Finde das Symbol, das deine Karte mit der obersten des Stapels gemeinsam hat. Nenne es, "
          "nimm diese Karte und lege sie offen auf deine: Sie ist jetzt deine Karte.",
          "Ist der Stapel leer, gewinnt, wer die meisten Karten hat."}},
        {Game::Well,
         "Brunnen",
         {"Werde als Erster alle Karten los.",
          "Eine Karte liegt offen in der Mitte: der Brunnen. Die anderen werden gleichmäßig "
          "verteilt; was übrig bleibt, kommt beiseite. Jeder hält seine Karten als verdeckten "
          "Stapel. Auf „Los!“ drehen alle ihren Stapel um.",
          "Finde das Symbol, das deine oberste Karte mit der im Brunnen gemeinsam hat. Nenne es und "
          "wirf deine Karte darauf: Die nächste muss nun zu ihr passen.",
          "Wer zuerst seine letzte Karte geworfen hat, gewinnt. Die anderen können weiterspielen, "
          "bis der Letzte feststeht."}},
        {Game::HotPotato,
         "Heiße Kartoffel",
         {"Bleib nicht auf den Karten sitzen.",
          "Alle Karten bilden einen verdeckten Stapel. In jeder Runde nimmt sich jeder eine und "
          "legt sie ungesehen auf die offene Hand. Auf „Los!“ drehen alle ihre Karte um, sodass "
          "jeder jede sieht.",
          "Finde das Symbol, das deine Karte mit der eines anderen gemeinsam hat. Nenne es und lege "
          "deine Karte mit allen, die darunterliegen, auf seine. Für diese Runde bist du sicher.",
          "Wer übrig bleibt, behält alle Karten der Runde. Reichen die Karten für keine Runde mehr, "
          "gewinnt, wer die wenigsten behalten hat."}},
        {Game::Collect,
         "Ernte",
         {"Ernte die meisten Karten.",
          "Mische alle Karten zu einem verdeckten Stapel. Lege eine davon verdeckt in die Mitte und "
          "rundherum offen zwei je Spieler. Dann drehe die mittlere um.",
          "Finde ein Symbol, das die mittlere Karte mit einer im Kreis gemeinsam hat. Nenne es und "
          "nimm dir die Karte aus dem Kreis. So geht es weiter, bis der Kreis leer ist.",
          "Die mittlere Karte kommt unter den Stapel, und die nächste Runde wird ebenso ausgelegt. "
          "Reicht der Stapel dafür nicht mehr, gewinnt, wer die meisten Karten hat."}},
        {Game::Shed,
         "Bitte nach dir!",
         {"Habe am Ende möglichst wenige Karten.",
          "Alle bekommen eine verdeckte Karte. Die übrigen liegen offen als Stapel in der Mitte. "
          "Auf „Los!“ drehen alle ihre Karte um.",
          "Finde das Symbol, das die oberste Karte des Stapels mit der Karte eines anderen "
          "gemeinsam hat. Nenne es, nimm die oberste Karte und lege sie auf seine: Sie ist jetzt "
          "seine Karte. Er wird sich bedanken.",
          "Ist der Stapel leer, gewinnt, wer die wenigsten Karten hat."}},
        {Game::Set,
         "Trios",
         {"Finde die meisten Trios.",
          "Mische die Karten und lege zwölf offen aus; die übrigen sind der Stapel. Verglichen "
          "werden Anzahl, Farbe, Füllung und Form.",
          "Suche drei Karten, die ein Trio bilden. Rufe und zeige sie. Stimmt es, gehören sie dir; "
          "stimmt es nicht, gibst du ein Trio zurück. Danach wird vom Stapel auf zwölf Karten "
          "aufgefüllt. Sieht niemand ein Trio, kommen drei Karten dazu.",
          "Ist der Stapel leer und findet niemand mehr ein Trio, gewinnt, wer die meisten hat."}},
    }},
};

} // namespace spotit::extras

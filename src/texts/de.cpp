// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "texts/languages.hpp"

namespace spotit::texts {

constinit const Texts german{
    .language = "de",
    .decimal = ',',
    .draft = "ENTWURF",
    .footer{.sheet = "Bogen {sheet} von {sheets}",
            .front = "Vorderseite",
            .back = "Rückseite",
            .actual_size = "auf 100 % drucken (Originalgröße)",
            .not_to_print = "Entwurf, nicht zum Drucken",
            .long_edge = "an der langen Kante wenden",
            .short_edge = "an der kurzen Kante wenden",
            .fold = "an der Linie falten und kleben"},
    .calibration{
        .title = "Kalibrierung",
        .heading = "Wie weit liegen die Rückseiten daneben?",
        .steps{"Beide Seiten auf ein Blatt drucken: auf 100 % (Originalgröße), beidseitig, {flip}.",
               "Das Blatt gegen ein Fenster halten, diese Seite zu dir.",
               "Die Linien der Rückseite scheinen durch. Suche auf jeder der Skalen A bis D die Linie, die "
               "am besten auf eine der Rückseite trifft, und lies ihre Zahl ab: Eine Linie ist 0,1 mm.",
               "Schreibe, was daraus folgt, in das Thema oder in eine eigene Datei für deinen Drucker, so "
               "wie [0.4mm, -0.2mm] und 0.3:"},
        .setting = "sheet: {back_offset: [(A + B) / 2, (C + D) / 2], back_rotation: {rotation}}",
        .again = "Drucke dieses Blatt damit noch einmal und schreibe das, was es dann zeigt, an seine "
                 "Stelle. Liegen die dicken Linien einer Skala mehr als {max} mm auseinander? Dann gilt die "
                 "Zahl an dem Ende, auf dessen Seite die dicke Linie der Rückseite liegt; sieh auch nach den "
                 "Papierführungen im Fach.",
        .scale = "Die äußeren Linien sind oben {across} mm und links {down} mm voneinander entfernt. Sagt "
                 "dein Lineal etwas anderes, verkleinert oder vergrößert der Drucker: Suche nach „An Seite "
                 "anpassen“ und schalte es aus. Stimmt es dann noch nicht, schreibe scale: [{across} / oben "
                 "gemessen, {down} / links gemessen], so wie [100.2%, 99.9%], neben back_offset."},
    .key{.title = "Alle Symbole",
         .symbol_count = "{symbols} Symbole auf {cards} Karten",
         .one_card = "auf 1 Karte",
         .many_cards = "auf {n} Karten"},
    .rules{
        .title = "So wird gespielt",
        .matching_intro = "Je zwei Karten haben genau ein Symbol gemeinsam. Alle spielen gleichzeitig: Wer "
                          "es zuerst sieht und laut nennt, macht den Zug. Rufen zwei gleichzeitig, gilt, wer "
                          "die Karte zuerst berührt. Ein falscher Name zählt nicht.",
        .set_intro = "Drei Karten bilden ein Trio, wenn in jedem Merkmal entweder alle drei gleich oder alle "
                     "drei verschieden sind. Wer eines sieht, ruft und zeigt es.",
        .two_piles =
            "Die Karten sind zwei Stapel: Was die eine Hälfte in der einen Form zeigt, zeigt die andere in "
            "der anderen. Haltet die Stapel getrennt und spielt sie gegeneinander: Verteilt wird von dem "
            "einen, und der andere liegt in der Mitte. Dann verbindet jeder Treffer beide Formen.",
        .match_example = "Auf beiden Karten: {symbol}.",
        .set_example = "Ein Trio.",
        .players = "{min} bis {max} Spieler",
        .as_many_players = "{max} Spieler",
        .one_player = "1 Spieler",
        .tower{.name = "Turm",
               .steps{"Baue den höchsten Turm.",
                      "Alle bekommen eine verdeckte Karte. Die übrigen liegen offen als Stapel in der Mitte. "
                      "Auf „Los!“ drehen alle ihre Karte um.",
                      "Finde das Symbol, das deine Karte mit der obersten des Stapels gemeinsam hat. Nenne "
                      "es, nimm diese Karte und lege sie offen auf deine: Sie ist jetzt deine Karte.",
                      "Ist der Stapel leer, gewinnt, wer die meisten Karten hat."}},
        .well{.name = "Brunnen",
              .steps{"Werde als Erster alle Karten los.",
                     "Eine Karte liegt offen in der Mitte: der Brunnen. Die anderen werden gleichmäßig "
                     "verteilt; was übrig bleibt, kommt beiseite. Jeder hält seine Karten als verdeckten "
                     "Stapel. Auf „Los!“ drehen alle ihren Stapel um.",
                     "Finde das Symbol, das deine oberste Karte mit der im Brunnen gemeinsam hat. Nenne es "
                     "und wirf deine Karte darauf: Die nächste muss nun zu ihr passen.",
                     "Wer zuerst seine letzte Karte geworfen hat, gewinnt. Die anderen können weiterspielen, "
                     "bis der Letzte feststeht."}},
        .hot_potato{
            .name = "Heiße Kartoffel",
            .steps{"Bleib nicht auf den Karten sitzen.",
                   "Alle Karten bilden einen verdeckten Stapel. In jeder Runde nimmt sich jeder eine und "
                   "legt sie ungesehen auf die offene Hand. Auf „Los!“ drehen alle ihre Karte um, sodass "
                   "jeder jede sieht.",
                   "Finde das Symbol, das deine Karte mit der eines anderen gemeinsam hat. Nenne es und lege "
                   "deine Karte mit allen, die darunterliegen, auf seine. Für diese Runde bist du sicher.",
                   "Wer übrig bleibt, behält alle Karten der Runde. Reichen die Karten für keine Runde mehr, "
                   "gewinnt, wer die wenigsten behalten hat."}},
        .collect{
            .name = "Ernte",
            .steps{"Ernte die meisten Karten.",
                   "Mische alle Karten zu einem verdeckten Stapel. Lege eine davon verdeckt in die Mitte und "
                   "rundherum offen zwei je Spieler. Dann drehe die mittlere um.",
                   "Finde ein Symbol, das die mittlere Karte mit einer im Kreis gemeinsam hat. Nenne es und "
                   "nimm dir die Karte aus dem Kreis. So geht es weiter, bis der Kreis leer ist.",
                   "Die mittlere Karte kommt unter den Stapel, und die nächste Runde wird ebenso ausgelegt. "
                   "Reicht der Stapel dafür nicht mehr, gewinnt, wer die meisten Karten hat."}},
        .shed{.name = "Bitte nach dir!",
              .steps{"Habe am Ende möglichst wenige Karten.",
                     "Alle bekommen eine verdeckte Karte. Die übrigen liegen offen als Stapel in der Mitte. "
                     "Auf „Los!“ drehen alle ihre Karte um.",
                     "Finde das Symbol, das die oberste Karte des Stapels mit der Karte eines anderen "
                     "gemeinsam hat. Nenne es, nimm die oberste Karte und lege sie auf seine: Sie ist jetzt "
                     "seine Karte. Er wird sich bedanken.",
                     "Ist der Stapel leer, gewinnt, wer die wenigsten Karten hat."}},
        .set{.name = "Trios",
             .steps{"Finde die meisten Trios.",
                    "Mische die Karten und lege zwölf offen aus; die übrigen sind der Stapel. Verglichen "
                    "werden Anzahl, Farbe, Füllung und Form.",
                    "Suche drei Karten, die ein Trio bilden. Rufe und zeige sie. Stimmt es, gehören sie dir; "
                    "stimmt es nicht, gibst du ein Trio zurück. Danach wird vom Stapel auf zwölf Karten "
                    "aufgefüllt. Sieht niemand ein Trio, kommen drei Karten dazu.",
                    "Ist der Stapel leer und findet niemand mehr ein Trio, gewinnt, wer die meisten hat."}}},
    .cover{.cards = "{cards} Karten"},
    .promise{
        .one_match = "Jedes der {pairs} Kartenpaare dieses Spiels hat genau ein Symbol gemeinsam.",
        .one_third =
            "Zu je zwei der {cards} Karten dieses Spiels gibt es genau eine dritte, die das Trio vollendet."},
    .drawings{.shapes{.oval{"Oval", n},
                      .diamond{"Raute", f},
                      .squiggle{"Schnörkel", m},
                      .star{"Stern", m},
                      .drop{"Tropfen", m},
                      .wave{"Welle", f}},
              .colors{
                  .red{"roter", "rote", "rotes", "rot"},
                  .orange{"orangefarbener", "orangefarbene", "orangefarbenes", "orange"},
                  .yellow{"gelber", "gelbe", "gelbes", "gelb"},
                  .green{"grüner", "grüne", "grünes", "grün"},
                  .blue{"blauer", "blaue", "blaues", "blau"},
                  .purple{"violetter", "violette", "violettes", "violett"},
                  .pink{"rosafarbener", "rosafarbene", "rosafarbenes", "rosa"},
                  .brown{"brauner", "braune", "braunes", "braun"},
                  .turquoise{"türkisfarbener", "türkisfarbene", "türkisfarbenes", "türkis"},
                  .gray{"grauer", "graue", "graues", "grau"},
                  .black{"schwarzer", "schwarze", "schwarzes", "schwarz"},
                  .white{"weißer", "weiße", "weißes", "weiß"},
              },
              .fills{
                  .solid{"gefüllter", "gefüllte", "gefülltes", "gefüllt"},
                  .striped{"gestreifter", "gestreifte", "gestreiftes", "gestreift"},
                  .open{"leerer", "leere", "leeres", "leer"},
              },
              .name = "{1} {2} {0}",
              .neutral_name = "{0}, {1} {2}"},
};

} // namespace spotit::texts

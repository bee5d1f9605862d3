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
        .deal_one_pile =
            "Alle bekommen eine verdeckte Karte des einen Stapels. Der andere liegt offen in der "
            "Mitte. Auf „Los!“ drehen alle ihre Karte um.",
        .take_below =
            "Finde das Symbol, das deine Karte mit der obersten des Stapels gemeinsam hat. Nenne es, "
            "nimm diese Karte und lege sie unter deine, die deine Karte bleibt.",
        .open_well =
            "Ein Stapel liegt offen in der Mitte: der Brunnen. Der andere wird gleichmäßig verteilt; "
            "was übrig bleibt, kommt beiseite. Jeder hält seine Karten als verdeckten Stapel. Auf "
            "„Los!“ drehen alle ihren Stapel um.",
        .throw_away =
            "Finde das Symbol, das deine oberste Karte mit der obersten des Brunnens gemeinsam hat. "
            "Nenne es, lege deine Karte weg und schiebe die des Brunnens unter den Brunnen: Nun muss "
            "die nächste Karte zur nächsten passen.",
        .lay_ring =
            "Lege eine Karte des einen Stapels verdeckt in die Mitte und rundherum offen zwei je Spieler "
            "vom anderen. Dann drehe die mittlere um.",
        .give_below =
            "Finde das Symbol, das die oberste Karte des Stapels mit der Karte eines anderen gemeinsam "
            "hat. Nenne es, nimm die oberste Karte und lege sie unter seine, die seine Karte bleibt. "
            "Er wird sich bedanken.",
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
    .play{{
        {"games", "Spiele"},
        {"why", "Warum das geht"},
        {"hint", "Tipp"},
        {"hints_by_time", "alle 10 s"},
        {"again", "Noch einmal"},
        {"say_names", "Namen vorlesen"},
        {"sound", "Ton"},
        {"full_screen", "Ganzer Bildschirm"},
        {"players", "Spieler"},
        {"player", "Spieler {n}"},
        {"card", "Karte {n}"},
        {"best", "Rekord: {time}"},
        {"new_best", "Dein Rekord!"},
        {"not_a_record", "Zeiten mit Tipps zählen nicht."},
        {"cards_left", "Karten übrig: {n}"},
        {"wins", "{player} gewinnt!"},
        {"loses", "{player} behält die Karten."},
        {"draw", "Unentschieden!"},
        {"not_on_both", "{symbol} ist nicht auf beiden Karten."},
        {"on_both", "{symbol}!"},
        {"time_result", "Geschafft in {time}, {wrong} falsch."},
        {"clock_name", "Gegen die Uhr"},
        {"clock_aim", "Finde so schnell wie möglich zehn Treffer. Ein falscher kostet drei Sekunden."},
        {"which_is_on_both", "Welches Symbol ist auf beiden Karten?"},
        {"class_name", "Ganze Klasse"},
        {"class_aim",
         "Zwei große Karten, die alle sehen. Eine Taste zeigt die Lösung, dann die nächsten zwei."},
        {"class_answer", "Leertaste oder Tippen: die Lösung"},
        {"class_next", "Leertaste oder Tippen: die nächsten Karten"},
        {"tap_own", "Tippe auf deiner Karte auf das Symbol, das auch die mittlere hat."},
        {"tap_other", "Tippe auf deiner Karte auf ein Symbol, das auch eine andere Karte hat."},
        {"tap_ring", "Tippe auf einer Karte des Rings auf das Symbol, das auch die mittlere hat."},
        {"harvest_aim", "Ernte alle Karten, so schnell du kannst."},
        {"missing_name", "Was fehlt?"},
        {"missing_aim", "Sieh dir eine Karte an. Dann ist eines ihrer Symbole weg: welches?"},
        {"missing_look", "Sieh genau hin!"},
        {"missing_which", "Welches ist weg?"},
        {"missing_wrong", "{symbol} war es nicht."},
        {"missing_result", "{n} von {all} gemerkt."},
        {"pairs_name", "Paare"},
        {"pairs_aim", "Alle Karten liegen verdeckt, jedes Symbol zweimal: Finde die Paare."},
        {"pairs_turn", "Decke zwei Karten auf."},
        {"pairs_result", "Alle {n} Paare gefunden: {turns} Versuche, {time}."},
        {"set_aim", "Finde Trios, so schnell du kannst, bis keines mehr da ist."},
        {"set_choose", "Wähle drei Karten: jedes Merkmal ganz gleich oder ganz verschieden."},
        {"set_found", "Ein Trio!"},
        {"set_wrong", "Kein Trio: Bei {features} sind zwei gleich und eine anders."},
        {"set_features", "Anzahl, Farbe, Füllung, Form"},
        {"set_count", "Trios auf dem Tisch: {n}"},
        {"set_none", "Hier ist kein Trio"},
        {"set_more", "Richtig, da war keins: drei Karten mehr."},
        {"set_there_is", "Da ist ein Trio. Sieh noch einmal hin!"},
        {"set_result", "Alle gefunden in {time}. Trios: {n}."},
        {"set_daily", "Tagesspiel"},
        {"set_junior", "Für Kleine: 27 Karten"},
        {"set_all", "Alle Karten"},
        {"why_pairs", "Nimm irgendzwei der {cards} Karten: Sie haben genau ein Symbol gemeinsam. Es gibt "
                      "{pairs} Paare von Karten, und jedes wurde geprüft."},
        {"why_clock", "Stell die {symbols} Symbole um eine Uhr. Eine Karte ist eine Figur mit {corners} "
                      "Ecken. Von Ecke zu Ecke gibt es {steps} Wege um die Uhr, und jede Zahl von Schritten "
                      "von 1 bis {steps} kommt genau einmal vor."},
        {"why_turn",
         "Die zweite Karte ist die erste, um {n} Schritte gedreht. Genau eine Ecke ist {n} Schritte von "
         "einer anderen entfernt, also fällt genau eine Ecke auf eine Ecke: {symbol}."},
        {"why_same", "Beide sind jetzt dieselbe Karte: Bewege eine."},
        {"why_left_out", "Karten, die zum ganzen Spiel fehlen: {n}. Die anderen passen trotzdem."},
        {"why_not_there", "Diese Karte des Kreises ist nicht im Spiel."},
        {"why_lines", "Dasselbe Spiel als Bild: Die Symbole sind Punkte, und jede Karte ist eine Linie durch "
                      "{corners} davon. Zwei Linien treffen sich immer in einem Punkt."},
        {"why_both", "Beide Karten zeigen {symbol}, und sonst ist nichts auf beiden."},
        {"why_affine",
         "Jede dieser Karten ist ein Platz in einem Quadrat von {order} mal {order}. Ein Symbol "
         "ist auf allen Karten einer Linie. Zwei Plätze liegen auf genau einer Linie."},
        {"why_fillers",
         "Symbole, die nur Karten auffüllen: {n}. Jedes ist auf einer einzigen Karte und passt nie."},
        {"why_table",
         "Jede Zeile und jede Spalte ist eine Karte. Wo sich zwei kreuzen, steht das Symbol, das "
         "beide Karten zeigen."},
        {"why_set", "Wähle zwei Karten. Merkmal für Merkmal steht die dritte fest: Wo beide gleich sind, ist "
                    "sie auch so; wo sie verschieden sind, ist sie das, was übrig bleibt. Also macht genau "
                    "eine Karte daraus ein Trio."},
        {"why_set_part",
         "Karten, die zum ganzen Spiel fehlen: {n}. Ist die dritte Karte eine davon, wird aus "
         "zweien kein Trio."},
        {"first_card", "Erste Karte"},
        {"second_card", "Zweite Karte"},
        {"why_forms",
         "Jedes Symbol dieses Spiels hat zwei Formen, die zusammengehören; eine Karte zeigt eine davon."},
        {"why_mixed", "Was zwei Karten gemeinsam haben, kann zweimal dieselbe Form sein oder auf jeder Karte "
                      "eine andere."},
        {"why_split",
         "Die Karten sind zwei Stapel, einer für jede Form: Von Stapel zu Stapel verbindet jeder "
         "Treffer die beiden."},
        {"both_forms", "{one} und {other}"},
        {"why_one_each", "{one} auf der ersten Karte und {other} auf der zweiten gehören zusammen, und sonst "
                         "passt nichts."},
        {"why_step", "Schritte von der ersten Karte zur zweiten: {n}. So weit ist es von Ecke {a} bis Ecke "
                     "{b} und von keiner anderen Ecke zu einer anderen. Also fällt {a} der zweiten Karte auf "
                     "{b} der ersten, und sonst trifft keine Ecke auf eine Ecke: {symbol}."},
        {"why_steps",
         "Dreh die zweite Karte einmal ganz herum. Jeder Weg von einer Ecke zu einer anderen kommt an den "
         "Platz mit seiner Zahl von Schritten: Kein Platz wird zweimal besetzt, und keiner bleibt leer."},
        {"why_directions",
         "Die Linien verlaufen in {directions} Richtungen, je {order} nebeneinander. Jeder Platz liegt "
         "auf einer Linie jeder Richtung; darum hat jede Karte {directions} Symbole."},
        {"why_categories",
         "Jede Kategorie ist eine dieser Richtungen; darum hat jede Karte aus jeder ein Symbol."},
        {"why_count",
         "Die {directions} Linien der ersten Karte haben je {others} weitere Plätze: "
         "{directions} × {others} = {places}. So erreichen sie alle {places} anderen Karten, und "
         "jede genau einmal, wie die Farben zeigen."},
        {"why_plane_part", "Ohne das, was sie nur auffüllt, sind die Karten Geraden einer projektiven Ebene "
                           "der Ordnung {order} und die übrigen Symbole ihre Punkte. Zwei solche Geraden "
                           "schneiden sich immer in genau einem Punkt."},
        {"why_triples",
         "Abgesehen von Symbolen, die nur Karten auffüllen, macht jedes Symbol aus seinen Karten eine "
         "Gruppe von höchstens drei. Die Gruppen sind so gewählt, dass je zwei Karten in genau "
         "einer davon zusammen sind. In der Mathematik heißt das Steiner-Tripel-System."},
        {"why_kirkman",
         "Fünfzehn Mädchen gehen an sieben Tagen zu dritt spazieren, und je zwei gehen dabei "
         "genau einmal zusammen. Jede Karte ist eines der Mädchen oder einer der Tage, und die "
         "Symbole sind die Dreiergruppen. Zwei Mädchen haben die Gruppe gemeinsam, in der sie "
         "sich treffen, ein Mädchen und ein Tag die Gruppe, in der es an diesem Tag geht, und "
         "zwei Tage ein weiteres Symbol, das auf allen Tagen ist. (Kirkman, 1850)"},
        {"why_own", "Je zwei Karten haben ein eigenes Symbol, das auf keiner anderen Karte ist."},
        {"why_words", "Für alle, die die Fachwörter wissen wollen"},
        {"words_difference_set",
         "Die Ecken stehen bei {hours}, einer perfekten Differenzmenge modulo {symbols}: Jede Zahl von 1 "
         "bis {steps} ist die Differenz von genau einem Paar."},
        {"words_plane", "Die Symbole sind die Punkte und die Karten die Geraden einer projektiven Ebene der "
                        "Ordnung {order}: von beiden je {symbols} = {order}² + {order} + 1, mit "
                        "{corners} = {order} + 1 Punkten auf jeder Geraden."},
        {"words_affine", "Die Karten sind die Punkte und die Symbole die Geraden einer affinen Ebene der "
                         "Ordnung {order}: {cards} = {order}² Punkte und {symbols} = {order}² + {order} "
                         "Geraden. Ihre Richtungen heißen Parallelenscharen."},
        {"words_space",
         "Die Karten des ganzen Spiels sind die {cards} = 3{power} Punkte eines affinen Raums der "
         "Dimension {dimension} über dem Körper mit drei Elementen; die Trios sind seine {trios} Geraden."},
    }},
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

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "document/texts/texts.hpp"

namespace spotit::document {

constinit const Texts german{
    .language = "de",
    .decimal = ',',
    .proof = "ENTWURF",
    .sheet = "Bogen {sheet} von {sheets}",
    .front = "Vorderseite",
    .back = "Rückseite",
    .actual_size = "auf 100 % drucken (Originalgröße)",
    .not_to_print = "Entwurf, nicht zum Drucken",
    .long_edge = "an der langen Kante wenden",
    .short_edge = "an der kurzen Kante wenden",
    .fold = "an der Linie falten und kleben",
    .calibration = {
        .title = "Kalibrierung",
        .heading = "Wie weit liegen die Rückseiten daneben?",
        .steps = {"Beide Seiten auf ein Blatt drucken: auf 100 % (Originalgröße), beidseitig, {flip}.",
                  "Das Blatt gegen ein Fenster halten, diese Seite zu dir.",
                  "Die Linien der Rückseite scheinen durch. Suche auf jeder Skala die Linie, die am besten "
                  "auf eine der Rückseite trifft, und lies ihre Zahl ab: Eine Linie ist 0,1 mm.",
                  "Schreibe beide Zahlen in das Thema oder in eine eigene Datei für deinen Drucker, in "
                  "Millimetern, so wie [0.4mm, -0.2mm]:"},
        .setting = "sheet: {back_offset: [ZAHL OBEN, ZAHL LINKS]}",
        .again = "Drucke dieses Blatt damit noch einmal: Jetzt treffen sich die Linien mit den Zahlen, die "
                 "du geschrieben hast. Trifft sich keine? Dann liegen die Rückseiten um mehr als {most} mm "
                 "daneben: Sieh zuerst nach den Papierführungen im Fach.",
        .scale = "Die äußeren Linien sind oben {across} mm und links {down} mm voneinander entfernt. Sagt "
                 "dein Lineal etwas anderes, verkleinert oder vergrößert der Drucker: Suche nach „An Seite "
                 "anpassen“ und schalte es aus. Stimmt es dann noch nicht, schreibe scale: [{across} / oben "
                 "gemessen, {down} / links gemessen], so wie [100.2%, 99.9%], neben back_offset."}};

} // namespace spotit::document

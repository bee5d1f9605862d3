// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "document/texts/texts.hpp"

namespace spotit::document {

constinit const Texts english{
    .language = "en",
    .proof = "PROOF",
    .sheet = "sheet {sheet} of {sheets}",
    .front = "front",
    .back = "back",
    .actual_size = "print at 100 % (actual size)",
    .not_to_print = "a proof, not for printing",
    .long_edge = "flip on long edge",
    .short_edge = "flip on short edge",
    .fold = "fold at the line and glue",
    .calibration = {
        .title = "Calibration",
        .heading = "How far are the backs off?",
        .steps = {"Print both pages on one sheet: at 100 % (actual size), on both sides, {flip}.",
                  "Hold the sheet against a window, this side towards you.",
                  "The back's lines shine through. On each scale find the line that meets one of the back "
                  "best, and count its number: one line is 0.1 mm.",
                  "Write both numbers into the theme, or into a file of your printer's own, in millimetres, "
                  "as in [0.4mm, -0.2mm]:"},
        .setting = "sheet: {back_offset: [NUMBER ABOVE, NUMBER AT THE LEFT]}",
        .again = "Print this sheet again with it: the lines that meet are now those with the numbers you "
                 "wrote. Does none meet? The backs are off by more than {most} mm: look at the paper guides "
                 "of the tray first.",
        .scale = "The outer lines are {across} mm apart above and {down} mm at the left. If your ruler does "
                 "not agree, the printer scales: look for “fit to page” and switch it off. When it still "
                 "does not, write scale: [{across} / measured above, {down} / measured at the left], as in "
                 "[100.2%, 99.9%], beside back_offset."}};

} // namespace spotit::document

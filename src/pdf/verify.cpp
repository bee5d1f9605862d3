// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/check_deck.hpp"
#include "pdf/check_file.hpp"

#include <spotit/pdf.hpp>

#include <qpdf/QPDFExc.hh>

namespace spotit::pdf {

namespace {

/// qpdf reads from the bytes as long as the file is open.
void open(QPDF& file, std::string_view bytes) {
    file.setSuppressWarnings(true);
    try {
        file.processMemoryFile("PDF", bytes.data(), bytes.size());
        file.getAllPages();
    } catch (const QPDFExc& problem) {
        throw diag::Error(diag::Fault::File,
                          {.id = "no-pdf",
                           .message = "this is no PDF that can be read: " + problem.getMessageDetail(),
                           .span = {},
                           .label = "",
                           .notes = {}});
    }
}

} // namespace

Verdict verify(std::string_view bytes) {
    QPDF file;
    open(file, bytes);
    Findings findings;
    const ReadDeck deck = read_deck(file);
    const DeckCheck check = check_deck(deck, findings);
    check_backs(file, deck, findings);
    check_boxes(file, findings);
    check_fonts(file, findings);
    Verdict verdict;
    verdict.pages = deck.pages;
    verdict.cards = check.cards;
    verdict.symbols = check.symbols;
    verdict.pairs = check.pairs;
    verdict.sound = findings.nothing_wrong() && check.pairs > 0;
    verdict.findings = findings.take();
    return verdict;
}

} // namespace spotit::pdf

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/check_deck.hpp"
#include "pdf/check_drawings.hpp"
#include "pdf/check_file.hpp"

#include <spotit/pdf.hpp>

#include <qpdf/QPDFExc.hh>

#include <stdexcept>

namespace spotit::pdf {

namespace {

diag::Error unreadable(const std::string& why) {
    return {diag::Fault::File,
            {.id = "no-pdf",
             .message = "this is no PDF that can be read: " + why,
             .span = {},
             .label = "",
             .notes = {}}};
}

Verdict judge(std::string_view bytes) {
    QPDF file;
    file.setSuppressWarnings(true);
    file.processMemoryFile("PDF", bytes.data(), bytes.size()); // it reads from there as long as it is open
    Findings findings;
    const ReadingBudget budget = ReadingBudget::of_file(bytes.size());
    const ReadDeck deck = read_deck(file, Closeness::Forms, budget);
    const DeckCheck check = check_deck(deck, findings);
    const bool drawn = !deck.cards.empty() && check_drawings(file, deck, budget, findings);
    if (!deck.whole) findings.open("whether there is more in the file: it holds too much to be read whole");
    check_backs(file, deck, findings);
    check_boxes(file, findings);
    check_fonts(file, findings);
    Verdict verdict;
    verdict.pages = deck.pages;
    verdict.cards = check.cards;
    verdict.symbols = check.symbols;
    verdict.pairs = check.pairs;
    verdict.sound = findings.nothing_wrong() && check.pairs > 0 && drawn && deck.whole;
    verdict.findings = findings.take();
    return verdict;
}

} // namespace

Verdict verify(std::string_view bytes) {
    try {
        return judge(bytes);
    } catch (const QPDFExc& problem) {
        throw unreadable(problem.getMessageDetail());
    } catch (const std::runtime_error& problem) { // of qpdf too, where values are not what they must be
        throw unreadable(problem.what());
    }
}

} // namespace spotit::pdf

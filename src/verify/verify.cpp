// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/verify.hpp>

#include "verify/backs/check_backs.hpp"
#include "verify/backs/check_painted_backs.hpp"
#include "verify/check_file.hpp"
#include "verify/deck/check_deck.hpp"
#include "verify/deck/check_drawings.hpp"
#include "verify/deck/check_size.hpp"

#include <spotit/diag.hpp>

#include <qpdf/QPDFExc.hh>

#include <stdexcept>

namespace spotit::verify {

namespace {

enum class Lock { None, Password };

/// What the library says is meant for programmers.
diag::Error unreadable(std::string_view bytes, Lock lock) {
    constexpr std::size_t max_preamble = 1024; // what readers allow before the first words of a PDF
    const bool begins = bytes.substr(0, max_preamble).find("%PDF-") != std::string_view::npos;
    const std::string_view why = lock == Lock::Password ? "it is locked with a password"
                                 : begins               ? "it is damaged, or a part of it is missing"
                                                        : "it does not begin like one";
    return {diag::ErrorCategory::File,
            {.id = "no-pdf",
             .message = "this is no PDF that can be read: " + std::string(why),
             .span = {},
             .label = "",
             .notes = {"fix: make it again from its theme, or take another copy of it"}}};
}

VerifyReport judge(std::string_view bytes) {
    QPDF file;
    file.setSuppressWarnings(true);
    file.processMemoryFile("PDF", bytes.data(), bytes.size()); // it reads from there as long as it is open
    Findings findings;
    const ReadingBudget budget = ReadingBudget::of_file(bytes.size());
    const ReadDeck deck = read_deck(file, Closeness::Forms, budget);
    if (deck.cards.empty() && deck.backs.empty()) tell_no_names(file, findings);
    const DeckCheck check = check_deck(deck, findings);
    const bool drawn = !deck.cards.empty() && check_drawings(file, deck, budget, findings);
    if (!deck.whole) findings.open("whether there is more in the file: it holds too much to be read whole");
    const bool backs_seen = check_seen_backs(deck, findings);
    check_backs(file, deck, findings);
    check_size(deck, findings);
    check_crop(deck, findings);
    check_boxes(file, findings);
    check_fonts(file, findings);
    VerifyReport verdict;
    verdict.pages = deck.pages;
    verdict.cards = check.cards;
    verdict.symbols = check.symbols;
    verdict.pairs = check.pairs;
    verdict.sound = findings.nothing_wrong() && check.pairs > 0 && drawn && backs_seen && deck.whole;
    verdict.findings = findings.take();
    return verdict;
}

} // namespace

VerifyReport verify(std::string_view bytes) {
    try {
        return judge(bytes);
    } catch (const QPDFExc& problem) {
        throw unreadable(bytes, problem.getErrorCode() == qpdf_e_password ? Lock::Password : Lock::None);
    } catch (const std::runtime_error&) { // of qpdf too, where values are not what they must be
        throw unreadable(bytes, Lock::None);
    }
}

} // namespace spotit::verify

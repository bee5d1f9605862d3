// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/check_drawings.hpp"

#include "pdf/check_deck.hpp"
#include "pdf/drawing_opinion.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace spotit::pdf {

namespace {

constexpr std::size_t most_told = 8;

void tell_wrong(const std::vector<std::string>& texts, Findings& findings) {
    for (const std::string& text : texts) findings.wrong(text);
}

/// What is painted last may be transparent, or a word's own letters: nobody has looked.
void tell_covered(const Opinion& opinion, Findings& findings) {
    if (opinion.covered.empty()) return;
    const std::size_t more = opinion.covered.size() - std::min(opinion.covered.size(), most_told);
    findings.open(fmt::format(
        "whether all pictures can be seen: upon {} of {} something else is painted: {}{}",
        opinion.covered.size(), opinion.places,
        listed({opinion.covered.begin(), opinion.covered.end() - static_cast<std::ptrdiff_t>(more)}),
        more > 0 ? fmt::format(", and {} more", more) : ""));
}

bool tell_by_forms(const Opinion& opinion, Findings& findings) {
    for (const auto& texts : {opinion.wrong, opinion.missing, opinion.odd}) tell_wrong(texts, findings);
    if (!findings.end_sort()) return false;
    findings.proved(fmt::format(
        "in all {} places a name goes with the same picture, and no other name has it", opinion.places));
    return true;
}

bool tell_by_marks(const Opinion& opinion, Findings& findings) {
    if (!opinion.comparable) {
        findings.open(
            "the drawings could not be compared with their names: a program that rewrote the file left "
            "nothing to compare them by");
        return false;
    }
    tell_wrong(opinion.wrong, findings);
    bool proved = findings.end_sort();
    const std::size_t unknown = opinion.missing.size() + opinion.odd.size();
    if (unknown > 0) {
        findings.open(
            fmt::format("the drawings of {} of {} names could not be compared: a program that rewrote "
                        "the file left nothing to compare them by",
                        unknown, opinion.places));
        // Where only a few can't be, it may be they that are wrong.
        if (unknown <= most_told)
            for (const auto& texts : {opinion.missing, opinion.odd})
                for (const std::string& text : texts) findings.open("whether it is so: " + text);
    }
    if (!opinion.alike.empty())
        findings.open(fmt::format("these drawings could not be told apart: {}",
                                  listed({opinion.alike.begin(), opinion.alike.end()})));
    proved = proved && opinion.is_clear();
    if (proved)
        findings.proved(
            fmt::format("in all {} places a name goes with the same picture, by the measures of what "
                        "is painted there, and no other name has it",
                        opinion.places));
    return proved;
}

} // namespace

bool check_drawings(QPDF& file, const ReadDeck& deck, ReadingBudget budget, Findings& findings) {
    const Opinion by_forms = opinion_of(deck, Closeness::Forms);
    if (by_forms.comparable && 2 * by_forms.faults() <= by_forms.places) {
        tell_covered(by_forms, findings);
        return tell_by_forms(by_forms, findings);
    }
    const ReadDeck closer = read_deck(file, Closeness::Marks, budget);
    const Opinion by_marks = opinion_of(closer, Closeness::Marks);
    if (!closer.whole) findings.open("whether there is more on the cards: not all of it could be measured");
    tell_covered(by_marks, findings);
    return tell_by_marks(by_marks, findings) && closer.whole;
}

} // namespace spotit::pdf

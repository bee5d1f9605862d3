// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/deck/check_drawings.hpp"

#include "verify/deck/check_deck.hpp"
#include "verify/deck/compare_drawings.hpp"
#include "verify/visibility/check_visibility.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <utility>

namespace spotit::verify {

namespace {

constexpr std::size_t max_told = 8;

void tell_wrong(const std::vector<std::string>& texts, Findings& findings) {
    for (const std::string& text : texts) findings.wrong(text);
}

/// "fire (20 times), comet (once), and 3 more", the most frequent first.
std::string told_names(const std::map<std::string, int>& counts) {
    std::vector<std::pair<std::string, int>> names(counts.begin(), counts.end());
    std::ranges::stable_sort(names, std::greater(), [](const auto& name) { return name.second; });
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), max_told); ++i)
        text += fmt::format("{}{} ({})", i == 0 ? "" : ", ", names[i].first,
                            names[i].second == 1 ? "once" : fmt::format("{} times", names[i].second));
    return names.size() > max_told ? fmt::format("{}, and {} more", text, names.size() - max_told) : text;
}

bool tell_by_forms(const Opinion& opinion, Findings& findings) {
    for (const auto& texts : {opinion.wrong, opinion.missing, opinion.odd}) tell_wrong(texts, findings);
    if (!findings.end_sort()) return false;
    findings.proved(fmt::format(
        "in all {} places a name goes with the same picture, and no other name has it", opinion.places));
    return true;
}

void tell_unknown(const Opinion& opinion, Findings& findings) {
    if (!opinion.missing.empty())
        findings.open(
            fmt::format("whether {} of {} names have their drawings: a program that rewrote the file left "
                        "the drawings out, or nothing to compare them by; look at {}",
                        opinion.missing.size(), opinion.places, told_names(opinion.missing_names)));
    if (!opinion.odd.empty())
        findings.open(
            fmt::format("whether {} of {} names have the right drawings: each is unlike what the name has "
                        "elsewhere, or a program that rewrote the file made it so; look at {}",
                        opinion.odd.size(), opinion.places, told_names(opinion.odd_names)));
    // Where only a few can't be compared, it may be they that are wrong.
    if (opinion.missing.size() + opinion.odd.size() > max_told) return;
    for (const auto& texts : {opinion.missing, opinion.odd})
        for (const std::string& text : texts) findings.open("whether it is so: " + text);
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
    tell_unknown(opinion, findings);
    if (!opinion.alike.empty())
        findings.open(fmt::format("these drawings could not be told apart: {}",
                                  listed({opinion.alike.begin(), opinion.alike.end()})));
    if (!opinion.extra.empty()) {
        const auto first = opinion.extra.begin();
        const std::size_t told = std::min(opinion.extra.size(), max_told);
        const std::size_t more = opinion.extra.size() - told;
        findings.open(fmt::format("whether a drawing is there that no name stands for, or a program has "
                                  "drawn a picture in parts: {}{}",
                                  listed({first, std::next(first, static_cast<std::ptrdiff_t>(told))}),
                                  more > 0 ? fmt::format(", and {} more", more) : ""));
    }
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
        const bool seen = check_sight(deck, Closeness::Forms, findings);
        return tell_by_forms(by_forms, findings) && seen;
    }
    const ReadDeck closer = read_deck(file, Closeness::Marks, budget, stretch_of(deck));
    const Opinion by_marks = opinion_of(closer, Closeness::Marks);
    if (!closer.whole) findings.open("whether there is more on the cards: not all of it could be measured");
    const bool seen = check_sight(closer, Closeness::Marks, findings);
    return tell_by_marks(by_marks, findings) && closer.whole && seen;
}

} // namespace spotit::verify

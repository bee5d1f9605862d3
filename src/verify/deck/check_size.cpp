// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/deck/check_size.hpp"

#include "verify/deck/check_deck.hpp"
#include "verify/deck/page_scaling.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

namespace spotit::verify {

namespace {

constexpr double same_scale = 0.01; // what programs round letters by
constexpr double min_told = 0.002;
constexpr double min_scale = 0.9 - same_scale, max_scale = 1.1 + same_scale; // what themes can ask for

/// Of cards and backs, by their pages; without those that can't be known.
std::map<int, std::vector<Stretch>> stretches_of(const ReadDeck& deck) {
    std::map<int, std::vector<Stretch>> pages;
    const auto add = [&](const auto& face) {
        const PageView& view = deck.views[static_cast<std::size_t>(face.page - 1)];
        const Stretch stretch = stretch_of(face.em, face.up, view);
        if (stretch.is_possible()) pages[face.page].push_back(stretch);
    };
    for (const ReadCard& card : deck.cards) add(card);
    for (const ReadBack& back : deck.backs) add(back);
    return pages;
}

bool are_same(const Stretch& one, const Stretch& other) {
    return std::abs(one.across / other.across - 1) <= same_scale &&
           std::abs(one.down / other.down - 1) <= same_scale;
}

bool can_be_asked_for(const Stretch& stretch) {
    const auto [least, most] = std::minmax(stretch.across, stretch.down);
    return least >= min_scale && most <= max_scale;
}

void check_page(int page, const std::vector<Stretch>& stretches, const Stretch& most, Findings& findings) {
    const Stretch here = usual(stretches);
    if (!are_same(here, most)) {
        findings.wrong(
            fmt::format("page {} is printed {}, others {}", page, told(here, "its"), told(most, "their")));
        return;
    }
    const auto odd =
        std::ranges::find_if(stretches, [&](const Stretch& one) { return !are_same(one, here); });
    if (odd == stretches.end()) return;
    findings.wrong(fmt::format("not all cards on page {} are equally large: some are printed {}, some {}",
                               page, told(here, "their"), told(*odd, "their")));
}

/// Where it comes from, if it stands in the file.
std::string told_unit(const ReadDeck& deck) {
    const auto scaled = std::ranges::find_if(deck.views, [](const PageView& view) { return view.unit != 1; });
    return scaled == deck.views.end() ? "" : fmt::format(" (by the pages' /UserUnit of {:g})", scaled->unit);
}

bool hides(const PageView& view, const geom::Box& box) {
    const geom::Box there = common(box, view.media); // nothing is printed beyond the page anyway
    return !there.empty() &&
           !(view.shows({there.left, there.top}) && view.shows({there.right, there.bottom}));
}

bool hides_some(const PageView& view, const ReadCard& card) {
    return hides(view, card.bounds) || !view.shows(card.middle) ||
           std::ranges::any_of(card.symbols,
                               [&](const ReadSymbol& symbol) { return !view.shows(symbol.place); });
}

} // namespace

void check_size(const ReadDeck& deck, Findings& findings) {
    const std::map<int, std::vector<Stretch>> pages = stretches_of(deck);
    std::vector<Stretch> of_pages;
    for (const auto& [page, stretches] : pages) of_pages.push_back(usual(stretches));
    if (of_pages.empty()) return;
    const Stretch most = usual(of_pages);
    for (const auto& [page, stretches] : pages) check_page(page, stretches, most, findings);
    const Stretch shown = most.shown(deck.views[static_cast<std::size_t>(pages.begin()->first - 1)]);
    if (!can_be_asked_for(most))
        findings.wrong(
            fmt::format("the cards are printed {}{}: print the file as it was before, or make it again "
                        "from its theme",
                        told(shown, "their"), told_unit(deck)));
    const double away = std::max(std::abs(most.across - 1), std::abs(most.down - 1));
    if (findings.end_sort() && away > min_told)
        findings.open(
            fmt::format("whether the printer shrinks or stretches what it prints: everything is {} to make "
                        "up for it",
                        told(shown, "its")));
}

void check_crop(const ReadDeck& deck, Findings& findings) {
    std::map<int, std::vector<int>> cards, backs; // by page
    const auto view = [&](int page) -> const PageView& {
        return deck.views[static_cast<std::size_t>(page - 1)];
    };
    for (const ReadCard& card : deck.cards)
        if (!view(card.page).shows_trim && hides_some(view(card.page), card))
            cards[card.page].push_back(card.number);
    for (const ReadBack& back : deck.backs)
        if (!view(back.page).shows_trim &&
            (hides(view(back.page), back.bounds) || !view(back.page).shows(back.middle)))
            backs[back.page].push_back(1);
    for (const auto& [page, numbers] : cards)
        findings.wrong(fmt::format("the CropBox of page {} cuts off all or a part of {}: take the box "
                                   "away, or make the file again from its theme",
                                   page, told_cards(numbers)));
    for (const auto& [page, hidden] : backs)
        findings.wrong(fmt::format("the CropBox of page {} cuts off all or a part of {} of its backs: take "
                                   "the box away, or make the file again from its theme",
                                   page, hidden.size()));
    findings.end_sort();
}

} // namespace spotit::verify

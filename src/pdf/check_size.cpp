// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/check_size.hpp"

#include "pdf/check_deck.hpp"
#include "pdf/names_layer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

namespace spotit::pdf {

namespace {

constexpr double same_scale = 0.01; // what programs round letters by
constexpr double least_told = 0.002;
constexpr double least_scale = 0.9 - same_scale, most_scale = 1.1 + same_scale; // what themes can ask for

using Scales = std::vector<double>;

double median(Scales scales) {
    const auto middle = scales.begin() + static_cast<std::ptrdiff_t>(scales.size() / 2);
    std::ranges::nth_element(scales, middle);
    return *middle;
}

/// Of cards and backs, by their pages; without those that can't be known.
std::map<int, Scales> scales_of(const ReadDeck& deck) {
    std::map<int, Scales> pages;
    const auto add = [&](int page, geom::Point em) {
        const double scale = geom::length(em) / letter_size;
        if (std::isfinite(scale) && scale > 0) pages[page].push_back(scale);
    };
    for (const ReadCard& card : deck.cards) add(card.page, card.em);
    for (const ReadBack& back : deck.backs) add(back.page, back.em);
    return pages;
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
    const std::map<int, Scales> pages = scales_of(deck);
    Scales of_pages;
    for (const auto& [page, scales] : pages) of_pages.push_back(median(scales));
    if (of_pages.empty()) return;
    const double usual = median(of_pages);
    for (const auto& [page, scales] : pages) {
        const double scale = median(scales);
        const auto [least, most] = std::ranges::minmax(scales);
        if (std::abs(scale / usual - 1) > same_scale)
            findings.wrong(fmt::format("page {} is printed at {:.1f} % of its size, others at {:.1f} %", page,
                                       100 * scale, 100 * usual));
        else if (most / least > 1 + same_scale)
            findings.wrong(fmt::format("not all cards on page {} are equally large: some are printed at "
                                       "{:.1f} % of their size, some at {:.1f} %",
                                       page, 100 * least, 100 * most));
    }
    if (usual < least_scale || usual > most_scale)
        findings.wrong(fmt::format("the cards are printed at {:.0f} % of their size{}: print the file as it "
                                   "was before, or make it again from its theme",
                                   100 * usual, told_unit(deck)));
    if (findings.end_sort() && std::abs(usual - 1) > least_told)
        findings.open(fmt::format("whether the printer shrinks or stretches what it prints: everything is at "
                                  "{:.1f} % of its size to make up for it",
                                  100 * usual));
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

} // namespace spotit::pdf

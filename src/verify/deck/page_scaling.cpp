// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/deck/page_scaling.hpp"

#include "pdf/text/hidden_text.hpp"
#include "verify/deck/read_deck.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace spotit::verify {

namespace {

constexpr double rounding = 0.001;

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

geom::Box stretched(const geom::Box& box, const geom::Affine& map) {
    geom::Box result;
    if (box.empty()) return result;
    result.add(map({box.left, box.top}));
    result.add(map({box.right, box.bottom}));
    return result;
}

} // namespace

bool Stretch::is_even() const {
    return std::abs(across / down - 1) < rounding;
}

bool Stretch::is_possible() const {
    return std::isfinite(across) && std::isfinite(down) && across > 0 && down > 0;
}

Stretch Stretch::shown(const PageView& view) const {
    return view.quarters % 2 == 1 ? Stretch{down, across} : *this;
}

Stretch stretch_of(geom::Point em, geom::Point up, const PageView& view) {
    // However the letters were turned before: the lengths of the rows of their map.
    return Stretch{std::hypot(em.x, up.x) / pdf::letter_size, std::hypot(em.y, up.y) / pdf::letter_size}
        .shown(view);
}

Stretch usual(const std::vector<Stretch>& stretches) {
    if (stretches.empty()) return {};
    std::vector<double> across, down;
    for (const Stretch& one : stretches) {
        across.push_back(one.across);
        down.push_back(one.down);
    }
    return {median(std::move(across)), median(std::move(down))};
}

Stretch stretch_of(const ReadDeck& deck) {
    std::vector<Stretch> all;
    for (const ReadCard& card : deck.cards) {
        const Stretch one = stretch_of(card.em, card.up, deck.views[static_cast<std::size_t>(card.page - 1)]);
        if (one.is_possible()) all.push_back(one);
    }
    return usual(all);
}

PageView unstretched(const PageView& view, const Stretch& stretch) {
    if (stretch.is_even()) return view;
    const auto [across, down] = stretch.shown(view);
    const geom::Affine back{1 / across, 0, 0, 1 / down, 0, 0};
    PageView result = view;
    result.from_page = back * view.from_page;
    result.size = {view.size.width / across, view.size.height / down};
    result.media = stretched(view.media, back);
    result.kept = stretched(view.kept, back);
    return result;
}

std::string told(const Stretch& stretch, const char* whose) {
    if (stretch.is_even()) return fmt::format("at {:.1f} % of {} size", 100 * stretch.across, whose);
    return fmt::format("{:.1f} % wide, {:.1f} % high", 100 * stretch.across, 100 * stretch.down);
}

} // namespace spotit::verify

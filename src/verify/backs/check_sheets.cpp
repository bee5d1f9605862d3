// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/backs/check_sheets.hpp"

#include "pdf/text/card_ranges.hpp"

#include <fmt/format.h>

#include <cmath>
#include <compare>
#include <vector>

namespace spotit::verify {

namespace {

constexpr double same_size = 1; // points

/// The pages of the two sides of a leaf.
struct Leaf {
    int front = 0, back = 0;
    friend auto operator<=>(const Leaf&, const Leaf&) = default;
};

} // namespace

std::string in_millimeters(double points) {
    return fmt::format("{:.1f} mm", points / geom::points_per_millimeter);
}

std::set<int> check_leaves(const ReadDeck& deck, const Opposite& opposite, Findings& findings) {
    std::set<Leaf> leaves;
    for (const Backed& front : opposite.fronts)
        if (front.back) leaves.insert({front.card->page, front.back->page});
    std::set<int> differing;
    for (const auto& [front, back] : leaves) {
        const geom::Size one = deck.views[static_cast<std::size_t>(front - 1)].size;
        const geom::Size other = deck.views[static_cast<std::size_t>(back - 1)].size;
        if (std::abs(one.width - other.width) < same_size && std::abs(one.height - other.height) < same_size)
            continue;
        differing.insert(front);
        findings.wrong(fmt::format("page {} is {} wide and {} high, and page {}, its other side, {} and {}: "
                                   "one of the two was turned, cropped or scaled",
                                   front, in_millimeters(one.width), in_millimeters(one.height), back,
                                   in_millimeters(other.width), in_millimeters(other.height)));
    }
    return differing;
}

/// Programs that rewrite files turn single pages by what they take for their text's direction.
void check_turned_pages(const ReadDeck& deck, Findings& findings) {
    std::vector<int> turned;
    for (std::size_t i = 0; i < deck.views.size(); ++i)
        if (deck.views[i].quarters != 0) turned.push_back(static_cast<int>(i) + 1);
    if (turned.empty() || turned.size() == deck.views.size()) return;
    findings.wrong(
        fmt::format("of {} pages some are turned (/Rotate) and others not: {}. Ghostscript does that "
                    "unless it is told -dAutoRotatePages=/None",
                    deck.views.size(), pdf::written_ranges(turned)));
}

} // namespace spotit::verify

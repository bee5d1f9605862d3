// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "sheet/packing/cells.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::sheet {

namespace {

constexpr double min_share = 0.9, tenths = 10;

int count(const geom::Shape& card, const Options& options) {
    return static_cast<int>(remove_skipped(best_cells(card, options).centers, options).size());
}

/// Returns the extent that defines a card's size: the width, or a hexagon's height.
double extent(const geom::Shape& card) {
    return card.kind == geom::Shape::Kind::Hexagon ? card.size.height : card.size.width;
}

geom::Shape scaled_to_extent(const geom::Shape& card, double to) {
    const double scale = to / extent(card);
    geom::Shape scaled = card;
    scaled.size = {scale * card.size.width, scale * card.size.height};
    (card.kind == geom::Shape::Kind::Hexagon ? scaled.size.height : scaled.size.width) = to;
    scaled.corner_radius = scale * card.corner_radius;
    return scaled;
}

} // namespace

// Every tenth of a millimeter is tried: because of a cutter's marks and skipped cells a smaller card may fit
// less often than a larger one, so bisection fails.
std::optional<LargerYield> larger_yield(const geom::Shape& card, const Options& options) {
    if (options.one_card_per_page) return std::nullopt;
    const int now = count(card, options);
    constexpr double rounding = 1e-6;
    const auto last = std::ceil(min_share * extent(card) * tenths - rounding);
    for (double to = std::ceil(extent(card) * tenths - rounding) - 1; to >= last; --to) {
        const geom::Shape smaller = scaled_to_extent(card, to / tenths);
        if (const int then = count(smaller, options); then > now) return LargerYield{smaller.size, now, then};
    }
    return std::nullopt;
}

} // namespace spotit::sheet

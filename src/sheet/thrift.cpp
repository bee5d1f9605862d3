// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "sheet/cells.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::sheet {

namespace {

constexpr double smallest_share = 0.9, tenths = 10;

int count(const geom::Shape& card, const Options& options) {
    return static_cast<int>(not_skipped(best_cells(card, options).centres, options).size());
}

geom::Shape scaled_to_width(const geom::Shape& card, double width) {
    const double scale = width / card.size.width;
    return {card.kind, {width, scale * card.size.height}, scale * card.corner_radius};
}

} // namespace

// Every tenth is tried: marks of a cutter and skipped cells can make a smaller card fit less often than a
// larger one, so there is nothing to bisect.
std::optional<Thrift> thrift(const geom::Shape& card, const Options& options) {
    if (options.one_card_per_page) return std::nullopt;
    const int now = count(card, options);
    constexpr double rounding = 1e-6;
    const auto last = std::ceil(smallest_share * card.size.width * tenths - rounding);
    for (double width = std::ceil(card.size.width * tenths - rounding) - 1; width >= last; --width) {
        const geom::Shape smaller = scaled_to_width(card, width / tenths);
        if (const int then = count(smaller, options); then > now) return Thrift{smaller.size, now, then};
    }
    return std::nullopt;
}

} // namespace spotit::sheet

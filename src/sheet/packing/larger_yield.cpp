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

} // namespace

// Every tenth of a millimeter is tried: because of a cutter's marks and skipped cells a smaller card may fit
// less often than a larger one, so bisection fails.
std::optional<LargerYield> larger_yield(const geom::Shape& card, const Options& options) {
    if (options.one_card_per_page) return std::nullopt;
    const int now = count(card, options);
    const double extent = tenths * card.smaller_extent();
    constexpr double rounding = 1e-6;
    const auto last = std::ceil(min_share * extent - rounding);
    for (double to = std::ceil(extent - rounding) - 1; to >= last; --to) {
        const geom::Shape smaller = card.scaled(to / extent);
        if (const int then = count(smaller, options); then > now)
            return LargerYield{smaller.size(), now, then};
    }
    return std::nullopt;
}

} // namespace spotit::sheet

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "sheet/marks/page_marks.hpp"

#include <spotit/geom/rim_distance.hpp>

#include <algorithm>
#include <cmath>

namespace spotit::sheet {

namespace {

constexpr double rounding = 1e-6; // mm: the rounding error of summed pitches

/// Ends `room` halfway between the card and another one beside it.
void end_sideways(geom::Box& room, const geom::Box& card, const geom::Box& other) {
    if (other.left > card.right - rounding) room.right = std::min(room.right, (card.right + other.left) / 2);
    if (other.right < card.left + rounding) room.left = std::max(room.left, (card.left + other.right) / 2);
}

void end_over(geom::Box& room, const geom::Box& card, const geom::Box& other) {
    if (other.top > card.bottom - rounding)
        room.bottom = std::min(room.bottom, (card.bottom + other.top) / 2);
    if (other.bottom < card.top + rounding) room.top = std::max(room.top, (card.top + other.bottom) / 2);
}

} // namespace

double limit_bleed(const geom::Shape& card, const std::vector<geom::Point>& centers, double wanted) {
    if (!can_be_shifted(card)) return wanted;
    std::vector<geom::Point> rows = centers;
    std::ranges::sort(rows, {}, &geom::Point::y);
    const geom::RimDistance<double> rim(card);
    const double height = card.size().height;
    double half_gap = wanted;
    for (std::size_t a = 0; a < rows.size(); ++a)
        for (std::size_t b = a; b-- > 0;) {
            const geom::Point half_way = 0.5 * (rows[a] - rows[b]);
            if (half_way.y > height / 2 + half_gap)
                break; // sorted by vertical distance: no later card is nearer
            half_gap = std::min(half_gap, -rim.clearance(half_way));
        }
    return std::max(0.0, half_gap);
}

std::vector<geom::Box> bleed_clips(const Imposition& imposition, const geom::Shape& card, int used) {
    const geom::Box paper{0, 0, imposition.paper.width, imposition.paper.height};
    const auto count = std::min(imposition.slots.size(), static_cast<std::size_t>(std::max(0, used)));
    std::vector<geom::Box> result(count, paper);
    if (can_be_shifted(card)) return result; // their bleed is already limited
    const geom::Box box = card.box();
    for (std::size_t i = 0; i < count; ++i) {
        const geom::Box own = box.moved(imposition.slots[i]);
        const auto each_other = [&](auto&& look_at) {
            for (std::size_t j = 0; j < count; ++j)
                if (j != i) look_at(box.moved(imposition.slots[j]));
        };
        each_other([&](const geom::Box& other) {
            if (other.top < own.bottom - rounding && other.bottom > own.top + rounding)
                end_sideways(result[i], own, other);
            if (other.left < own.right - rounding && other.right > own.left + rounding)
                end_over(result[i], own, other);
        });
        // Cards diagonally opposite at a corner, if the cards between are missing.
        each_other([&](const geom::Box& other) {
            if (other.grown(-rounding).intersects(result[i])) end_sideways(result[i], own, other);
        });
    }
    return result;
}

} // namespace spotit::sheet

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "sheet/packing/packing.hpp"

#include "sheet/packing/row_plan.hpp"

#include <algorithm>

namespace spotit::sheet {

namespace {

std::vector<geom::Point> row_centers(const RowPlan& plan) {
    std::vector<geom::Point> centers;
    double start = 0;
    for (int row = 0; row < plan.rows; ++row) {
        const bool full = !plan.is_short(row);
        // Full rows alternate between left and right. Those on both sides of a short row are aligned.
        if (row > 0 && full && !plan.is_short(row - 1)) start = plan.shift - start;
        const int near = plan.steps_at_shorts(row);
        const double y = (row - near) * plan.height + near * plan.height_at_short;
        const double from = full ? start : start + plan.pitch / 2;
        for (int i = 0; i < plan.in_full - (full ? 0 : 1); ++i) centers.push_back({from + i * plan.pitch, y});
    }
    return centers;
}

/// Packs in rows or in columns, whichever holds more.
Block pack_rows(const Packable& what, Packing packing, RowPlan (*make)(const RowRoom&)) {
    const geom::Shape& card = what.card;
    const geom::Shape room = card.inset(-what.gap / 2);
    const double width = what.room.width - card.size().width, height = what.room.height - card.size().height;
    const RowPlan rows = make({{room, {1, 0}}, width, height});
    const RowPlan columns = make({{room, {0, 1}}, height, width});
    if (rows.count() >= columns.count()) return {packing, row_centers(rows)};
    Block block{packing, row_centers(columns)};
    for (geom::Point& center : block.centers) std::swap(center.x, center.y);
    std::sort(block.centers.begin(), block.centers.end(),
              [](geom::Point a, geom::Point b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
    return block;
}

} // namespace

Block pack_zigzag(const Packable& what) {
    return pack_rows(what, Packing::Zigzag, best_rows);
}

Block pack_hex(const Packable& what) {
    return pack_rows(what, Packing::Hex, hex_rows);
}

} // namespace spotit::sheet

#include "layout/ordered/sites.hpp"

#include <algorithm>

namespace spotit::layout {
namespace {

struct Row {
    float y = 0;
    float width = 0; ///< from the first center to the last, at most
    int count = 0;
};

/// Returns how far from the middle a center may lie at this height to keep the distance `inset` from the rim;
/// negative if it can't.
float find_half_width(const Boundary& rim, float y, float inset) {
    if (rim.probe(Vec{0, y}).clearance < inset) return -1;
    return bisect(0, rim.half().x, [&](float x) { return rim.probe(Vec{x, y}).clearance >= inset; });
}

struct Discs {
    float radius = 0;
    float distance = 0; ///< of their centers in a row
    float pitch = 0;    ///< from row to row
};

/// Returns rows of such discs, as full as possible.
std::vector<Row> fill_rows(const Boundary& rim, int count, const Discs& discs) {
    std::vector<Row> rows;
    for (int i = 0; i < count; ++i) {
        const float y = (static_cast<float>(i) - static_cast<float>(count - 1) / 2) * discs.pitch;
        const float half = find_half_width(rim, y, discs.radius);
        if (half < 0) return {};
        rows.push_back({y, 2 * half, 1 + static_cast<int>(2 * half / discs.distance)});
    }
    return rows;
}

int count_places(const std::vector<Row>& rows) {
    int count = 0;
    for (const Row& row : rows) count += row.count;
    return count;
}

/// Removes surplus places from the tightest rows.
void thin_out(std::vector<Row>& rows, int count) {
    const auto room = [](const Row& row) {
        return row.count > 1 ? row.width / static_cast<float>(row.count - 1) : 1e9F;
    };
    for (int left = count_places(rows) - count; left > 0; --left)
        --std::ranges::min_element(rows, {}, room)->count;
}

} // namespace

std::vector<Vec> find_grid_sites(const Boundary& rim, int count, float gap) {
    const auto has_room = [&](int row_count, const Discs& discs) {
        return count_places(fill_rows(rim, row_count, discs)) >= count;
    };
    float best = 0;
    int best_rows = 1;
    for (int row_count = 1; row_count <= count; ++row_count) {
        const float radius = bisect(0, rim.inradius(), [&](float each) {
            return has_room(row_count, {each, 2 * each + gap, 2 * each + gap});
        });
        if (radius <= best) continue;
        best = radius;
        best_rows = row_count;
    }
    if (best <= 0) return {};
    Discs discs{best, 2 * best + gap, 2 * best + gap};
    discs.pitch = bisect(discs.pitch, 2 * rim.half().y, [&](float pitch) {
        return has_room(best_rows, {discs.radius, discs.distance, pitch});
    }); // as far apart as they hold as many bodies
    std::vector<Row> rows = fill_rows(rim, best_rows, discs);
    thin_out(rows, count);
    std::vector<Vec> sites;
    for (const Row& row : rows) {
        // Cells of one width fill the row from rim to rim.
        const float cell = (row.width + discs.distance) / static_cast<float>(row.count);
        for (int i = 0; i < row.count; ++i)
            sites.push_back({(static_cast<float>(i) - static_cast<float>(row.count - 1) / 2) * cell, row.y});
    }
    return sites;
}

} // namespace spotit::layout

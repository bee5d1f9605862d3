#include "layout/ordered/sites.hpp"

#include <algorithm>
#include <numeric>

namespace spotit::layout {
namespace {

constexpr int bisections = 24;

struct Row {
    float y = 0;
    float width = 0; ///< from the first center to the last, at most
    int count = 0;
};

/// Returns how far from the middle a center may lie at this height to keep the distance `inset` from the rim;
/// negative if it can't.
float find_half_width(const Boundary& rim, float y, float inset) {
    if (rim.probe(Vec{0, y}).clearance < inset) return -1;
    float low = 0, high = rim.half().x;
    for (int step = 0; step < bisections; ++step) {
        const float middle = (low + high) / 2;
        (rim.probe(Vec{middle, y}).clearance >= inset ? low : high) = middle;
    }
    return low;
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
    return std::accumulate(rows.begin(), rows.end(), 0,
                           [](int sum, const Row& row) { return sum + row.count; });
}

/// Removes surplus places from the tightest rows.
void thin_out(std::vector<Row>& rows, int count) {
    const auto room = [](const Row& row) {
        return row.count > 1 ? row.width / static_cast<float>(row.count - 1) : 1e9F;
    };
    for (int left = count_places(rows) - count; left > 0; --left) {
        Row& tightest = *std::min_element(rows.begin(), rows.end(),
                                          [&](const Row& a, const Row& b) { return room(a) < room(b); });
        --tightest.count;
    }
}

/// Returns the radius of the largest discs that lie in this many rows; 0 if there is no room.
float find_max_radius(const Boundary& rim, int row_count, int count, float gap) {
    float low = 0, high = rim.inradius();
    for (int step = 0; step < bisections; ++step) {
        const float radius = (low + high) / 2;
        const float distance = 2 * radius + gap;
        (count_places(fill_rows(rim, row_count, {radius, distance, distance})) >= count ? low : high) =
            radius;
    }
    return low;
}

/// Spreads the rows as far as they hold as many bodies.
void stretch(const Boundary& rim, int row_count, int count, Discs& discs) {
    float high = 2 * rim.half().y;
    for (int step = 0; step < bisections; ++step) {
        const float pitch = (discs.pitch + high) / 2;
        const bool holds =
            count_places(fill_rows(rim, row_count, {discs.radius, discs.distance, pitch})) >= count;
        (holds ? discs.pitch : high) = pitch;
    }
}

} // namespace

std::vector<Vec> find_grid_sites(const Boundary& rim, int count, float gap) {
    float best = 0;
    int best_rows = 1;
    for (int row_count = 1; row_count <= count; ++row_count) {
        const float radius = find_max_radius(rim, row_count, count, gap);
        if (radius <= best) continue;
        best = radius;
        best_rows = row_count;
    }
    if (best <= 0) return {};
    Discs discs{best, 2 * best + gap, 2 * best + gap};
    stretch(rim, best_rows, count, discs);
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

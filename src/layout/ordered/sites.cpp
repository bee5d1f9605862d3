#include "layout/ordered/sites.hpp"

#include <algorithm>
#include <numbers>

namespace spotit::layout {
namespace {

struct Row {
    float y = 0;
    float width = 0; ///< from the first center to the last, at most
    int count = 0;
};

/// Returns how far from the middle a center may lie at this height to keep the distance `inset` from the rim;
/// negative if it can't.
float measure_half_width(const Boundary& rim, float y, float inset) {
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
        const float half = measure_half_width(rim, y, discs.radius);
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

constexpr int rays = 96; // all around, the first of them up

/// A closed line at one distance from the rim, parameterized by its length.
class Line {
public:
    Line(const Boundary& rim, float inset) {
        for (int i = 0; i < rays; ++i) {
            const Vec turn = to_vec(cosine_sine(2 * std::numbers::pi * i / rays)), along{turn.y, -turn.x};
            const float way = bisect(0, length(rim.half()) + 1, [&](float length) {
                return rim.probe(length * along).clearance >= inset;
            });
            corners_.push_back(way * along);
        }
        corners_.push_back(corners_.front());
        for (std::size_t i = 1; i < corners_.size(); ++i)
            lengths_.push_back(lengths_.back() + length(corners_[i] - corners_[i - 1]));
    }

    float measure_length() const { return lengths_.back(); }

    Vec compute_point(float way) const {
        const auto after = std::upper_bound(lengths_.begin() + 1, lengths_.end() - 1, way);
        const auto i = static_cast<std::size_t>(after - lengths_.begin());
        const float edge = lengths_[i] - lengths_[i - 1];
        const float share = edge > 0 ? (way - lengths_[i - 1]) / edge : 0;
        return corners_[i - 1] + share * (corners_[i] - corners_[i - 1]);
    }

    /// Returns places equally far from each other along the line.
    std::vector<Vec> spread_places(int count, float phase) const {
        std::vector<Vec> result;
        const float apart = measure_length() / static_cast<float>(count);
        for (int i = 0; i < count; ++i)
            result.push_back(compute_point(apart * (static_cast<float>(i) + phase)));
        return result;
    }

private:
    std::vector<Vec> corners_;
    std::vector<float> lengths_{0};
};

bool are_apart(const std::vector<Vec>& places, float distance) {
    for (std::size_t i = 0; i < places.size(); ++i)
        for (std::size_t j = i + 1; j < places.size(); ++j) {
            const Vec apart = places[i] - places[j];
            if (dot(apart, apart) < distance * distance) return false;
        }
    return true;
}

/// Returns as many places on the line as have that distance, at most `max_count`; every second line is
/// offset by half a place.
std::vector<Vec> list_places_on(const Line& line, int max_count, float distance, float phase) {
    int count = std::min(max_count, static_cast<int>(line.measure_length() / distance));
    for (; count >= 2; --count) {
        std::vector<Vec> places = line.spread_places(count, phase);
        if (are_apart(places, distance)) return places;
    }
    return {Vec{}}; // a single place in the middle
}

/// Returns places for discs of this radius, at most `count`.
std::vector<Vec> find_places(const Boundary& rim, int count, float gap, float radius) {
    std::vector<Vec> places;
    const float distance = 2 * radius + gap;
    float phase = 0;
    for (float inset = radius; inset <= rim.inradius(); inset += distance) {
        const int missing = count - static_cast<int>(places.size());
        if (missing == 0) break;
        for (const Vec place : list_places_on(Line(rim, inset), missing, distance, phase))
            places.push_back(place);
        phase = 0.5F - phase;
    }
    return places;
}

} // namespace

std::vector<Vec> place_grid_sites(const Boundary& rim, int count, float gap) {
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

std::vector<Vec> place_ring_sites(const Boundary& rim, int count, float gap) {
    std::vector<Vec> best;
    bisect(0, rim.inradius(), [&](float radius) {
        std::vector<Vec> places = find_places(rim, count, gap, radius);
        const bool fits = static_cast<int>(places.size()) == count;
        if (fits) best = std::move(places);
        return fits;
    });
    return best;
}

} // namespace spotit::layout

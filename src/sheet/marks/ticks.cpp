#include "sheet/marks/page_marks.hpp"

namespace spotit::sheet {
namespace {

constexpr double endless = 1e300;

/// Between the corners of other polygons, scissors cut straight.
bool has_ticks_at_corners(const geom::Shape& card) {
    return !card.is_circle() && !card.is_box();
}

/// The points halfway between two polygons form a broken line: each side of the other one limits its own part
/// of the tick.
double measure_halfway_to_polygon(const geom::Shape& card, const TickPlace& tick, geom::Point other) {
    constexpr double rounding = 1e-9;
    const double away = -card.clearance(tick.trim + tick.way); // from its own card, by each millimeter
    double end = 0;
    for (const geom::Side& side : geom::list_sides(card)) {
        const double ahead = geom::dot(tick.trim - other, side.outward) - side.offset;
        const double nearing = away - geom::dot(tick.way, side.outward);
        if (nearing > rounding) end = std::max(end, ahead / nearing);
        if (nearing <= rounding && ahead >= -rounding) return endless; // also if both are equally near
    }
    return end;
}

constexpr double rounding = 1e-6; // mm: the rounding error of summed pitches

/// The two sides of a box along an axis.
struct Axis {
    double geom::Box::*begin;
    double geom::Box::*end;
};
constexpr Axis across{&geom::Box::left, &geom::Box::right}, down{&geom::Box::top, &geom::Box::bottom};

/// A card, and how far it is painted beyond the trim.
struct BledCard {
    geom::Box box;
    double bleed = 0;
};

/// Ends `room` where the card meets the paint of another one beside it.
void end_along(const Axis& axis, geom::Box& room, const BledCard& card, const geom::Box& other) {
    const auto [begin, end] = axis;
    const double before = card.box.*begin - other.*end, behind = other.*begin - card.box.*end;
    if (behind > -rounding)
        room.*end = std::min(room.*end, card.box.*end + compute_reach_to_neighbor(behind, card.bleed));
    if (before > -rounding)
        room.*begin = std::max(room.*begin, card.box.*begin - compute_reach_to_neighbor(before, card.bleed));
}

/// Returns true if the boxes have a part of the axis in common.
bool is_beside(const Axis& axis, const geom::Box& card, const geom::Box& other) {
    return other.*axis.begin < card.*axis.end - rounding && other.*axis.end > card.*axis.begin + rounding;
}

} // namespace

std::vector<TickPlace> list_tick_places(const geom::Shape& card) {
    std::vector<TickPlace> places;
    if (has_ticks_at_corners(card)) {
        for (const geom::Side& side : geom::list_sides(card)) {
            const geom::Point way = 1 / geom::length(side.corner) * side.corner;
            places.push_back({side.corner + card.radius * (side.miter + way), way});
        }
        return places;
    }
    const auto [left, top, right, bottom] = card.box();
    return {{{0, top}, {0, -1}}, {{right, 0}, {1, 0}}, {{0, bottom}, {0, 1}}, {{left, 0}, {-1, 0}}};
}

double measure_halfway(const geom::Shape& card, const TickPlace& tick, geom::Point other) {
    if (has_ticks_at_corners(card)) return measure_halfway_to_polygon(card, tick, other);
    const double ahead = geom::dot(other, tick.way);
    return ahead > 0 ? geom::dot(other, other) / (2 * ahead) - geom::length(tick.trim) : endless;
}

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
            half_gap = std::min(half_gap, -rim.measure_clearance(half_way));
        }
    return std::max(0.0, half_gap);
}

double compute_reach_to_neighbor(double gap, double bleed) {
    constexpr double overlap = 0.05; // mm
    return bleed < gap / 2 - rounding ? gap / 2 : std::min(gap, gap / 2 + overlap);
}

std::vector<geom::Box> list_bleed_clips(const Imposition& imposition, const geom::Shape& card, int used) {
    const geom::Box paper{0, 0, imposition.paper.width, imposition.paper.height};
    const auto count = std::min(imposition.slots.size(), static_cast<std::size_t>(std::max(0, used)));
    std::vector<geom::Box> result(count, paper);
    if (can_be_shifted(card)) return result; // their bleed is already limited
    const geom::Box box = card.box();
    for (std::size_t i = 0; i < count; ++i) {
        const geom::Box own = box.move(imposition.slots[i]);
        const BledCard bled{own, std::max(imposition.bleed, imposition.back_bleed)};
        const auto each_other = [&](auto&& look_at) {
            for (std::size_t j = 0; j < count; ++j)
                if (j != i) look_at(box.move(imposition.slots[j]));
        };
        each_other([&](const geom::Box& other) {
            if (is_beside(down, own, other)) end_along(across, result[i], bled, other);
            if (is_beside(across, own, other)) end_along(down, result[i], bled, other);
        });
        // Cards diagonally opposite at a corner, if the cards between are missing.
        each_other([&](const geom::Box& other) {
            if (other.grow(-rounding).intersects(result[i])) end_along(across, result[i], bled, other);
        });
    }
    return result;
}

} // namespace spotit::sheet

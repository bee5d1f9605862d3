#include "sheet/marks/page_marks.hpp"

#include <spotit/geom/path.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace spotit::sheet {

View::View(Side side, geom::Size paper)
    : upright(side == Side::Left || side == Side::Right)
    , letters_point_inwards(side == Side::Bottom || side == Side::Right)
    , length(upright ? paper.height : paper.width)
    , depth(upright ? paper.width : paper.height) {
    if (side == Side::Bottom) to_sheet = {1, 0, 0, -1, 0, paper.height};
    if (side == Side::Left) to_sheet = {0, -1, 1, 0, 0, paper.height};
    if (side == Side::Right) to_sheet = {0, -1, -1, 0, paper.width, paper.height};
    from_sheet = geom::inverse(to_sheet);
}

Obstacles from_sheet(const View& view, const Obstacles& obstacles) {
    Obstacles result;
    for (const geom::Circle& circle : obstacles.circles)
        result.circles.push_back({view.from_sheet(circle.center), circle.radius});
    for (const geom::Box& box : obstacles.boxes) result.boxes.push_back(box.map_by(view.from_sheet));
    return result;
}

namespace {

/// An open interval.
struct Interval {
    double from, to;
};

/// Returns the intervals in which obstacles cross the strip [top, bottom].
std::vector<Interval> find_crossings(const Obstacles& obstacles, double top, double bottom) {
    std::vector<Interval> result;
    for (const auto& [center, radius] : obstacles.circles) {
        const double away = std::max({0.0, top - center.y, center.y - bottom});
        if (away >= radius) continue;
        const double half = std::sqrt(radius * radius - away * away);
        result.push_back({center.x - half, center.x + half});
    }
    for (const geom::Box& box : obstacles.boxes)
        if (box.top < bottom && box.bottom > top) result.push_back({box.left, box.right});
    return result;
}

double measure_right_end(const Item& item) {
    double end = 0;
    for (const geom::Box& part : item) end = std::max(end, part.right);
    return end;
}

constexpr auto begins_before = [](Interval a, Interval b) { return a.from < b.from; };

/// Returns the positions along the side at which one of the item's boxes would touch an obstacle, if the
/// obstacles are sorted by their beginnings.
std::vector<Interval> list_forbidden_starts(const Obstacles& obstacles, const Item& item, double depth) {
    std::vector<Interval> forbidden;
    for (const geom::Box& part : item) {
        const auto known = static_cast<std::ptrdiff_t>(forbidden.size());
        for (const auto [from, to] : find_crossings(obstacles, part.top + depth, part.bottom + depth))
            forbidden.push_back({from - part.right, to - part.left});
        if (obstacles.circles.empty())
            std::inplace_merge(forbidden.begin(), forbidden.begin() + known, forbidden.end(), begins_before);
    }
    return forbidden;
}

/// Returns the smallest position from `first` to `last` outside the intervals.
std::optional<double> find_first_free(std::vector<Interval> forbidden, double first, double last) {
    if (!std::ranges::is_sorted(forbidden, begins_before)) std::ranges::sort(forbidden, begins_before);
    for (const auto [from, to] : forbidden)
        if (first > from && first < to) first = to;
    if (first > last) return std::nullopt;
    return first;
}

/// Returns the position in the range outside the intervals that is nearest to the preferred end.
std::optional<double> find_nearest_free(std::vector<Interval> forbidden, Interval range,
                                        const Search& search) {
    if (search.at_start) return find_first_free(std::move(forbidden), range.from, range.to);
    for (Interval& interval : forbidden) interval = {-interval.to, -interval.from};
    const auto mirrored = find_first_free(std::move(forbidden), -range.to, -range.from);
    return mirrored ? std::optional(-*mirrored) : std::nullopt;
}

/// Removes obstacles that lie deeper than this, and sorts the rest by their beginnings.
Obstacles keep_reachable(Obstacles obstacles, double depth) {
    std::erase_if(obstacles.circles,
                  [depth](const geom::Circle& circle) { return circle.center.y - circle.radius > depth; });
    std::erase_if(obstacles.boxes, [depth](const geom::Box& box) { return box.top > depth; });
    if (obstacles.circles.empty()) std::ranges::sort(obstacles.boxes, {}, &geom::Box::left);
    return obstacles;
}

/// Other polygons are cut into strips, so that items fit between slanted sides and the paper's edge.
void add_card(Obstacles& obstacles, const geom::Shape& card, geom::Point center) {
    if (card.is_circle()) return obstacles.circles.push_back({center, card.radius});
    if (card.is_box()) return obstacles.boxes.push_back(card.box().move(center));
    constexpr int strips = 8; // of each half
    const double height = card.box().bottom / strips;
    const geom::RimDistance<double> rim(card);
    for (int i = 0; i < strips; ++i) {
        const double reach = rim.compute_reach({1, 0}, i * height);
        const geom::Box strip{-reach, i * height, reach, (i + 1) * height};
        obstacles.boxes.push_back(strip.move(center));
        obstacles.boxes.push_back(geom::Box{-reach, -strip.bottom, reach, -strip.top}.move(center));
    }
}

void add_stroke(Obstacles& obstacles, const Line& mark, double white) {
    geom::Box box;
    box.add(mark.from);
    box.add(mark.to);
    obstacles.boxes.push_back(box.grow(mark.width / 2 + white));
}

} // namespace

std::optional<Place> find_place(const View& view, const Obstacles& obstacles, std::span<const Item> items,
                                const Search& search) {
    constexpr double step = 0.25;
    const double max_depth = std::min(search.max_depth, view.depth / 2);
    double max_bottom = 0;
    for (const Item& item : items)
        for (const geom::Box& part : item) max_bottom = std::max(max_bottom, part.bottom);
    const Obstacles near = keep_reachable(obstacles, max_depth + max_bottom);
    for (int i = 0; search.inset + i * step <= max_depth; ++i) {
        const double depth = search.inset + i * step;
        for (std::size_t item = 0; item < items.size(); ++item) {
            const Interval range{search.inset, view.length - search.inset - measure_right_end(items[item])};
            const auto along =
                find_nearest_free(list_forbidden_starts(near, items[item], depth), range, search);
            if (along) return Place{item, {*along, depth}};
        }
    }
    return std::nullopt;
}

double stretch(const View& view, const Obstacles& obstacles, const geom::Box& box, double inset) {
    double end = view.length - inset;
    for (const auto [from, to] : find_crossings(obstacles, box.top, box.bottom))
        if (from > box.left) end = std::min(end, from);
    return std::max(end, box.right);
}

Obstacles list_obstacles(const Imposition& imposition, const geom::Shape& card, const Options& options,
                         const White& around) {
    Obstacles obstacles;
    Options marks_only = options;
    marks_only.cut_lines = CutLines::None;
    const geom::Shape covered =
        card.shrink(-around.cards - std::max(imposition.bleed, imposition.back_bleed));
    Imposition lone = imposition;
    for (const geom::Point center : imposition.slots) {
        add_card(obstacles, covered, center);
        if (imposition.fold) add_card(obstacles, covered, map_to_back(imposition, center));
        lone.slots = {center};
        for (const Line& mark : draw_marks(lone, card, marks_only, 1))
            add_stroke(obstacles, mark, around.marks);
        if (imposition.fold)
            for (const Line& mark : draw_back_marks(lone, card, marks_only, 1))
                add_stroke(obstacles, mark, around.marks);
    }
    if (imposition.fold) add_stroke(obstacles, *imposition.fold, around.marks);
    for (const geom::Box& zone : list_registration_zones(options.cutter, imposition.paper))
        obstacles.boxes.push_back(zone.grow(around.corners));
    return obstacles;
}

} // namespace spotit::sheet

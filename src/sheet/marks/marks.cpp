#include <spotit/sheet.hpp>

#include "sheet/marks/page_marks.hpp"

namespace spotit::sheet {
namespace {

constexpr double mark_width = 0.2; // thinner marks are hard to see
constexpr double hairline_width = 0.1;
constexpr color::Color hairline_color{0.7, 0.7, 0.7, 1};
constexpr double casing_width = 0.6; // of the white below marks on paint of any color

/// The extent of a straight mark outside the trim; if less than `min_length` remains, it is left out.
struct MarkSize {
    double start, end, min_length;
};
constexpr MarkSize tick_size{0.5, max_tick, 0.5};
constexpr MarkSize crop_size{1, 4, 0.8};
constexpr double half_cross = 2;

/// A sheet with some of its slots filled.
struct Filled {
    geom::Size paper;
    std::span<const geom::Point> cards;
    geom::Shape card;
    double bleed = 0;
    Marks style = Marks::None;
    std::vector<geom::Point> in_the_way{}; ///< other cards, and the backs on the same page, from the top
    std::vector<geom::Box> zones{};        ///< must stay white for a cutter
};

double measure_extent(geom::Size card, geom::Point direction) {
    return direction.x != 0 ? card.width / 2 : card.height / 2;
}

/// Returns the distance from a point in a direction (of length 1) to the end of the area for marks.
double measure_distance_to_edge(geom::Point from, geom::Point way, geom::Size paper) {
    const double keep = marks_edge + mark_width / 2;
    const auto room = [keep](double at, double ahead, double end) {
        if (ahead == 0) return 1e300;
        return ahead > 0 ? (end - keep - at) / ahead : (at - keep) / -ahead;
    };
    return std::min(room(from.x, way.x, paper.width), room(from.y, way.y, paper.height));
}

void add_mark(std::vector<Line>& strokes, geom::Point trim, geom::Point direction, MarkSize size) {
    constexpr double rounding = 1e-9;
    if (size.end - size.start < size.min_length - rounding) return;
    strokes.push_back(
        {.from = trim + size.start * direction, .to = trim + size.end * direction, .width = mark_width});
}

/// Returns the cards in the way that may be near enough to shorten a tick.
std::vector<geom::Point> find_near(const Filled& sheet, geom::Point center) {
    // Halfway to a card beyond this distance lies outside the reach of a tick, even around a hexagon's
    // corner.
    const double reach = 1.5 * std::max(sheet.card.size().width, sheet.card.size().height) + 4 * max_tick;
    auto next = std::ranges::lower_bound(sheet.in_the_way, center.y - reach, {}, &geom::Point::y);
    std::vector<geom::Point> result;
    for (; next != sheet.in_the_way.end() && next->y <= center.y + reach; ++next)
        if (*next != center && std::abs(next->x - center.x) <= reach) result.push_back(*next);
    return result;
}

/// Adds marks, and white below them where they can lie on a bleed or a back, so that they are seen on any
/// paint.
enum class Casing { None, White };
void add_marks(std::vector<Line>& strokes, const std::vector<Line>& marks, Casing casing) {
    if (casing == Casing::White)
        for (Line stroke : marks) {
            stroke.width = casing_width;
            stroke.color = color::white;
            strokes.push_back(stroke);
        }
    strokes.insert(strokes.end(), marks.begin(), marks.end());
}

/// Each tick stays closer to its own card than to any other.
void add_ticks(std::vector<Line>& strokes, const Filled& sheet, geom::Point center) {
    const std::vector<geom::Point> others = find_near(sheet, center);
    for (const TickPlace& place : list_tick_places(sheet.card)) {
        MarkSize size = tick_size;
        size.end = std::min(size.end, measure_distance_to_edge(center + place.trim, place.way, sheet.paper));
        for (const geom::Point other : others)
            size.end = std::min(size.end, measure_halfway(sheet.card, place, other - center));
        add_mark(strokes, center + place.trim, place.way, size);
    }
}

/// Returns how far a mark can go before it enters a zone that must stay white; the mark counts as a line.
double measure_distance_to_zone(const geom::Box& zone, geom::Point from, geom::Point direction) {
    const bool beside = direction.x != 0 ? from.y < zone.top || from.y > zone.bottom
                                         : from.x < zone.left || from.x > zone.right;
    const double first = geom::dot(geom::Point{zone.left, zone.top} - from, direction);
    const double second = geom::dot(geom::Point{zone.right, zone.bottom} - from, direction);
    return beside || std::max(first, second) < 0 ? 1e300 : std::max(0.0, std::min(first, second));
}

/// Adds a mark that starts at a corner, outside the bleed, and ends halfway to the nearest card ahead.
void add_crop_mark(std::vector<Line>& strokes, const Filled& sheet, geom::Point corner,
                   geom::Point direction) {
    MarkSize size = crop_size;
    size.start = std::max(size.start, sheet.bleed);
    size.end += size.start - crop_size.start;
    if (sheet.style == Marks::Full) size.end = 1e300;
    size.end = std::min(size.end, measure_distance_to_edge(corner, direction, sheet.paper));
    const geom::Size card = sheet.card.size();
    const geom::Point across{direction.y, direction.x};
    for (const geom::Point other : sheet.in_the_way) {
        const geom::Point way = other - corner;
        const double ahead = geom::dot(way, direction);
        const double aside = std::abs(geom::dot(way, across)) - measure_extent(card, across);
        if (ahead > 0 && aside < size.start)
            size.end = std::min(size.end, (ahead - measure_extent(card, direction)) / 2);
    }
    for (const geom::Box& zone : sheet.zones)
        size.end = std::min(size.end, measure_distance_to_zone(zone, corner, direction));
    add_mark(strokes, corner, direction, size);
}

void add_crop_marks(std::vector<Line>& strokes, const Filled& sheet, geom::Point center) {
    const auto [width, height] = sheet.card.size();
    for (const double x : {-1.0, 1.0})
        for (const double y : {-1.0, 1.0}) {
            const geom::Point corner = center + geom::Point{x * width / 2, y * height / 2};
            add_crop_mark(strokes, sheet, corner, {x, 0});
            add_crop_mark(strokes, sheet, corner, {0, y});
        }
}

/// Crop marks need a grid; centers are marked on backs only.
Marks choose_front_style(const Imposition& imposition, const geom::Shape& card, const Options& options) {
    const Marks style = options.marks ? *options.marks : choose_usual_marks(card);
    if (style == Marks::Center) return Marks::None;
    const bool crop = style == Marks::Crop || style == Marks::Full;
    return crop && imposition.packing != Packing::Grid ? Marks::Ticks : style;
}

Filled find_filled(const Imposition& imposition, const geom::Shape& card, const Options& options, int used) {
    const auto count = std::min(imposition.slots.size(), static_cast<std::size_t>(std::max(0, used)));
    Filled sheet{.paper = imposition.paper,
                 .cards = std::span(imposition.slots).first(count),
                 .card = card,
                 .bleed = imposition.bleed,
                 .style = choose_front_style(imposition, card, options)};
    sheet.in_the_way.assign(sheet.cards.begin(), sheet.cards.end());
    if (imposition.fold)
        for (const geom::Point center : sheet.cards)
            sheet.in_the_way.push_back(map_to_back(imposition, center));
    std::ranges::sort(sheet.in_the_way, {}, &geom::Point::y);
    sheet.zones = list_registration_zones(options.cutter, imposition.paper);
    return sheet;
}

std::vector<Line> draw_marks(const Filled& sheet, const geom::Shape& card, CutLines cut_lines) {
    std::vector<Line> strokes, outside;
    for (const geom::Point center : sheet.cards) {
        if (cut_lines == CutLines::Hairline)
            strokes.push_back({center, center, card, hairline_width, hairline_color});
        if (sheet.style == Marks::Ticks) add_ticks(outside, sheet, center);
        if (sheet.style == Marks::Crop || sheet.style == Marks::Full) add_crop_marks(outside, sheet, center);
    }
    // Crop marks begin where the bleed ends.
    const bool is_on_paint = sheet.style == Marks::Ticks && sheet.bleed > tick_size.start;
    add_marks(strokes, outside, is_on_paint ? Casing::White : Casing::None);
    return strokes;
}

} // namespace

Marks choose_usual_marks(const geom::Shape& card) {
    const auto along_box = std::ranges::count_if(geom::list_sides(card), [](const geom::Side& side) {
        return std::abs(side.outward.x * side.outward.y) < 1e-9;
    });
    return along_box == 4 ? Marks::Crop : Marks::Ticks;
}

std::vector<Line> draw_marks(const Imposition& imposition, const geom::Shape& card, const Options& options,
                             int used) {
    if (options.one_card_per_page) return {};
    return draw_marks(find_filled(imposition, card, options, used), card, options.cut_lines);
}

std::vector<Line> draw_back_marks(const Imposition& imposition, const geom::Shape& card,
                                  const Options& options, int used) {
    std::vector<Line> strokes;
    if (options.one_card_per_page || imposition.flip == DuplexFlip::None) return strokes;
    Filled sheet = find_filled(imposition, card, options, used);
    sheet.bleed = imposition.back_bleed;
    if (options.marks_on_backs)
        for (Line& stroke : draw_marks(sheet, card, options.cut_lines))
            strokes.push_back(map_to_back(imposition, std::move(stroke)));
    if (options.marks != Marks::Center) return strokes;
    std::vector<Line> crosses;
    for (const geom::Point center : sheet.cards)
        for (const geom::Point way : {geom::Point{half_cross, 0}, geom::Point{0, half_cross}}) {
            const geom::Point middle = map_to_back(imposition, center);
            crosses.push_back({.from = middle - way, .to = middle + way, .width = mark_width});
        }
    add_marks(strokes, crosses, Casing::White);
    return strokes;
}

} // namespace spotit::sheet

#include "extras/pages.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>

namespace spotit::extras {
namespace {

using drawing::Item;
using geom::Point;

constexpr color::Color rim_color{0.62, 0.60, 0.56, 1}, light_tint{0.99, 0.93, 0.84, 1},
    match_tint{1, 0.88, 0.6, 1};

/// Returns an area, given as to geom::Path::add.
template<class Outline>
Item draw_area(const Outline& outline, const color::Color& fill) {
    geom::Path path;
    path.add(outline);
    return {drawing::Fill{std::move(path), fill, {}}};
}

Item draw_line(const geom::Polygon& points, double width, const color::Color& color) {
    drawing::Stroke line{.width = width, .color = color};
    line.path.move_to(points.front());
    for (const Point point : std::span(points).subspan(1)) line.path.line_to(point);
    return {std::move(line)};
}

/// Returns points of a rim; the first is the last, too.
geom::Polygon close_rim(const geom::Shape& shape, const geom::Affine& place) {
    geom::Polygon points = geom::trace_rim(shape, place);
    points.push_back(points.front());
    return points;
}

Item draw_disk(Point center, double radius, const color::Color& fill) {
    return draw_area(geom::trace_rim(geom::Shape::circle(2 * radius), geom::Affine::translation(center)),
                     fill);
}

Item draw_ring(Point center, double radius, double width, const color::Color& color) {
    return draw_line(close_rim(geom::Shape::circle(2 * radius), geom::Affine::translation(center)), width,
                     color);
}

/// Returns the map that fits a card into a box but for a share of its width.
geom::Affine fit_card(const Page& page, const geom::Box& box, double share) {
    return fit_into(box.grow(-share * box.width()), page.context().document.card.box());
}

/// Adds a symbol of the deck, fitted into a square; nothing if no card shows it.
void add_symbol(Page& page, std::size_t symbol, Point center, double size) {
    const document::Document& document = page.context().document;
    for (int picture = 0; picture < document.picture_count; ++picture)
        if (find_symbol(document, picture) == symbol)
            return page.add_symbol(picture, make_square(center, size));
}

/// The clock's measures, in millimeters.
struct Dial {
    int hours = 1;
    Point center{};
    double radius = 0, icon = 0;
    std::vector<int> rows{}; ///< of each hour: how many icons further out; -1: it has none

    Point compute_point(int hour, double distance) const {
        const double angle = 2 * std::numbers::pi * hour / hours;
        return center + distance * Point{std::sin(angle), -std::cos(angle)};
    }
    Point place_icon(int hour) const {
        return compute_point(hour, radius + (0.85 + rows[static_cast<std::size_t>(hour)]) * icon);
    }
};

/// Shows all hours, or those of the shapes: neighbors in two rows.
Dial make_dial(const geom::Box& box, const deck::Clock& clock, const std::vector<int>& shown) {
    constexpr double full = 2 * std::numbers::pi;
    const double half = std::min(box.width(), box.height()) / 2;
    Dial dial{.hours = static_cast<int>(clock.symbols.size()), .center = box.center(), .rows = {}};
    const auto hours = static_cast<std::size_t>(dial.hours);
    if (dial.hours <= diagram::max_icons) {
        dial.icon = std::min(0.2 * half, 0.95 * full * half / (dial.hours + 0.95 * full / 2));
        dial.radius = half - 1.45 * dial.icon;
        dial.rows.assign(hours, 0);
        return dial;
    }
    dial.icon = 0.085 * half;
    dial.radius = half - 2.45 * dial.icon;
    dial.rows.assign(hours, -1);
    int last = -dial.hours, row = 1;
    for (const int hour : shown) {
        const bool is_near = full * dial.radius * (hour - last) / dial.hours < 1.1 * dial.icon;
        row = is_near ? 1 - row : 0;
        dial.rows[static_cast<std::size_t>(hour)] = row;
        last = hour;
    }
    return dial;
}

/// Returns the hours of the clock's shape, turned; rising.
std::vector<int> rotate_corners(const deck::Clock& clock, int turn) {
    const int count = static_cast<int>(clock.symbols.size());
    std::vector<int> hours =
        base::collect(clock.corners, [&](int corner) { return (corner + turn) % count; });
    std::ranges::sort(hours);
    return hours;
}

/// Returns the lines between the cells of a square table.
drawing::Items rule_grid(Point corner, double cell, std::size_t count) {
    drawing::Items lines;
    const double side = static_cast<double>(count) * cell;
    for (std::size_t i = 0; i <= count; ++i) {
        const double at = static_cast<double>(i) * cell;
        for (const auto& [from, to] :
             {std::pair(Point{0, at}, Point{side, at}), std::pair(Point{at, 0}, Point{at, side})})
            lines.push_back(draw_line({corner + from, corner + to}, 0.15, rim_color));
    }
    return lines;
}

} // namespace

color::Color choose_line_color(std::size_t index, std::size_t count) {
    const std::size_t lightness = index % 2 == 0 ? 50 : 36;
    return color::parse(fmt::format("hsl({} 70% {}%)", 360 * index / count, lightness))
        .value_or(color::black);
}

Item draw_card_frame(const Context& context, const geom::Affine& place, const color::Color& color) {
    return draw_line(close_rim(context.document.card, place), frame_width * context.scale, color);
}

void draw_clock(Page& page, const geom::Box& room, const deck::Clock& clock, std::array<int, 2> turns) {
    const double unit = page.context().scale;
    const std::vector<int> first = rotate_corners(clock, turns[0]), second = rotate_corners(clock, turns[1]);
    std::vector<int> shown, shared;
    std::ranges::set_union(first, second, std::back_inserter(shown));
    std::ranges::set_intersection(first, second, std::back_inserter(shared));
    const Dial dial = make_dial(room, clock, shown);

    drawing::Items lines{draw_ring(dial.center, dial.radius, 0.4 * unit, rim_color)};
    const auto find_corners = [&](const std::vector<int>& hours) {
        geom::Polygon corners;
        for (const int hour : hours) corners.push_back(dial.compute_point(hour, dial.radius));
        corners.push_back(corners.front());
        return corners;
    };
    geom::Path shape;
    shape.add(find_corners(first));
    lines.push_back({drawing::Fill{shape, light_tint, {}}});
    lines.push_back({drawing::Stroke{shape, 0.9 * unit, first_color}});
    lines.push_back(draw_line(find_corners(second), 0.9 * unit, second_color));
    for (int hour = 0; hour < dial.hours; ++hour)
        lines.push_back(draw_disk(dial.compute_point(hour, dial.radius), 0.5 * unit, rim_color));
    const auto add_dots = [&](const std::vector<int>& hours, double radius, const color::Color& color) {
        for (const int hour : hours)
            lines.push_back(draw_disk(dial.compute_point(hour, dial.radius), radius * unit, color));
    };
    add_dots(first, 1.7, first_color);
    add_dots(second, 1.7, second_color);
    for (const int hour : shared) {
        add_dots({hour}, 2.6, match_color);
        lines.push_back(draw_ring(dial.place_icon(hour), 0.66 * dial.icon, 0.9 * unit, match_color));
    }
    page.place_drawing("clock", lines);
    for (int hour = 0; hour < dial.hours; ++hour)
        if (dial.rows[static_cast<std::size_t>(hour)] >= 0)
            add_symbol(page, static_cast<std::size_t>(clock.symbols[static_cast<std::size_t>(hour)]),
                       dial.place_icon(hour), 0.9 * dial.icon);
}

void draw_plane(Page& page, const geom::Box& room, const diagram::Lines& plane) {
    constexpr double dot = 17, line_width = 3; // in the drawing's units
    const geom::Box own = plane.box.grow(dot + 1);
    const geom::Affine place = fit_into(room, own);
    const double scale = place.a;
    drawing::Items lines;
    for (std::size_t card = 0; card < plane.cards.size(); ++card) {
        const geom::Region points = geom::transform({plane.cards[card]}, place);
        const color::Color color = choose_line_color(card, plane.cards.size());
        lines.push_back(draw_line(points.front(), line_width * scale, color));
    }
    for (const Point point : plane.symbols) {
        lines.push_back(draw_disk(place(point), dot * scale, color::white));
        lines.push_back(draw_ring(place(point), dot * scale, 0.8 * scale, rim_color));
    }
    page.place_drawing("plane", lines);
    for (std::size_t symbol = 0; symbol < plane.symbols.size(); ++symbol)
        add_symbol(page, symbol, place(plane.symbols[symbol]), 1.5 * dot * scale);
}

void draw_grid(Page& page, const geom::Box& room, const diagram::Grid& grid, const Match& match) {
    constexpr double head = 0.5; // of columns and rows, in cells
    const auto order = static_cast<std::size_t>(grid.order);
    const double cell = std::min(room.width(), room.height()) / (grid.order + head);
    const Point corner = room.center() + (head - grid.order) / 2 * Point{cell, cell};
    const auto at = [&](std::size_t column, std::size_t row) {
        return corner + cell * Point{static_cast<double>(column) + 0.5, static_cast<double>(row) + 0.5};
    };
    const document::Document& document = page.context().document;
    drawing::Items tints, frames;
    std::vector<std::pair<std::size_t, geom::Affine>> places;
    for (std::size_t i = 0; i < grid.cards.size(); ++i) {
        const geom::Box box = make_square(at(i % order, i / order), cell);
        const auto card = static_cast<std::size_t>(grid.cards[i]);
        const geom::Affine place = places.emplace_back(card, fit_card(page, box, 0.04)).second;
        if (std::ranges::any_of(
                document.faces[card].list_pictures(document::Role::Symbol),
                [&](const auto& placed) { return find_symbol(document, placed.picture) == match.symbol; }))
            tints.push_back(draw_area(box, match_tint));
        if (card == match.cards[0] || card == match.cards[1])
            frames.push_back(
                draw_card_frame(page.context(), place, card == match.cards[0] ? first_color : second_color));
    }
    page.place_drawing("line", tints);
    for (const auto& [card, place] : places) page.add_card(card, place);
    page.place_drawing("frames", frames);
    for (std::size_t i = 0; i < order; ++i) {
        const auto add = [&](int line, Point center) {
            add_symbol(page, static_cast<std::size_t>(line), center, 0.42 * cell);
        };
        add(grid.symbols[0][i], at(i, 0) - Point{0, 0.75 * cell});
        add(grid.symbols[1][i], at(0, i) - Point{0.75 * cell, 0});
    }
}

void draw_table(Page& page, const geom::Box& room, const Match& match) {
    const document::Document& document = page.context().document;
    const auto count = static_cast<std::size_t>(document.card_count);
    const double cell = std::min(room.width(), room.height()) / static_cast<double>(count);
    const Point corner = room.center() - static_cast<double>(count) * cell / 2 * Point{1, 1};
    const auto box_at = [&](std::size_t column, std::size_t row) {
        return make_square(
            corner + cell * Point{static_cast<double>(column) + 0.5, static_cast<double>(row) + 0.5}, cell);
    };
    drawing::Items lines;
    for (std::size_t i = 0; i < count; ++i)
        for (const std::size_t card : match.cards)
            if (i != card)
                for (const geom::Box& box : {box_at(i, card), box_at(card, i)})
                    lines.push_back(draw_area(box, light_tint));
    for (std::size_t k = 0; k < match.cards.size(); ++k)
        lines.push_back(draw_area(box_at(match.cards[k], match.cards[1 - k]), match_tint));
    std::ranges::move(rule_grid(corner, cell, count), std::back_inserter(lines));
    page.place_drawing("table", lines);
    std::vector<geom::Affine> places; // of the cards
    for (std::size_t row = 0; row < count; ++row)
        for (std::size_t column = 0; column < count; ++column) {
            const geom::Box box = box_at(column, row);
            if (row == column)
                page.add_card(row, places.emplace_back(fit_card(page, box, 0.04)));
            else if (const auto found = find_match(document, row, column))
                add_symbol(page, found->symbol, box.center(), 0.8 * cell);
        }
    page.place_drawing("frames", {draw_card_frame(page.context(), places[match.cards[0]], first_color),
                                  draw_card_frame(page.context(), places[match.cards[1]], second_color)});
}

void draw_features(Page& page, const geom::Box& room) {
    const std::vector<deck::Features>& features = page.context().setup.deck->features;
    const auto& trio = page.context().setup.trio;
    constexpr std::size_t values = 3;
    constexpr double gap = 0.25; // between blocks of three, in cells
    std::vector<std::size_t> varying;
    for (std::size_t f = 0; f < deck::Features{}.size(); ++f)
        if (std::ranges::any_of(features, [&](const auto& each) { return each[f] != features.front()[f]; }))
            varying.push_back(f);
    while (varying.size() < 3)
        varying.push_back(varying.empty() ? 0 : varying.back()); // of a handful of cards
    // The last two tell the column, the others the row.
    const std::size_t row_features = varying.size() - 2;
    const auto place_of = [&](const deck::Features& card, std::size_t begin, std::size_t end) {
        std::size_t place = 0;
        for (std::size_t i = begin; i < end; ++i)
            place = values * place + static_cast<std::size_t>(card[varying[i]]);
        return place;
    };
    const auto offset = [&](std::size_t index) {
        const std::size_t blocks = index / values;
        return static_cast<double>(index) + gap * static_cast<double>(blocks);
    };
    const std::size_t rows = row_features == 1 ? values : values * values, columns = values * values;
    const double across = offset(columns - 1) + 1, down = offset(rows - 1) + 1;
    const geom::Size card_size = page.context().document.card.size();
    const double ratio = card_size.height / card_size.width;
    const double width = std::min(room.width() / across, room.height() / (down * ratio));
    const geom::Size cell{width, width * ratio};
    const Point corner = room.center() - Point{across * cell.width / 2, down * cell.height / 2};
    drawing::Items tints, frames;
    std::vector<geom::Affine> places;
    for (std::size_t card = 0; card < features.size(); ++card) {
        const Point at =
            corner + Point{cell.width * offset(place_of(features[card], row_features, varying.size())),
                           cell.height * offset(place_of(features[card], 0, row_features))};
        const geom::Box box{at.x, at.y, at.x + cell.width, at.y + cell.height};
        places.push_back(fit_card(page, box, 0.05));
        if (!trio || std::ranges::find(*trio, card) == trio->end()) continue;
        tints.push_back(draw_area(box, match_tint));
        frames.push_back(draw_card_frame(page.context(), places.back(), match_color));
    }
    page.place_drawing("trio", tints);
    for (std::size_t card = 0; card < features.size(); ++card) page.add_card(card, places[card]);
    page.place_drawing("frames", frames);
}

} // namespace spotit::extras

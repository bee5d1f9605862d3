#include "similarity/drawings.hpp"

#include <cmath>
#include <utility>

namespace spotit::similarity::test {
namespace {

constexpr double full_turn = 2 * 3.14159265358979323846;

/// Returns the end of a radius.
geom::Point point_at(geom::Point center, double radius, double angle) {
    return center + radius * geom::Point{std::cos(angle), std::sin(angle)};
}

/// Adds an arc around the center as many straight lines.
void add_arc(geom::Polygon& ring, geom::Point center, double radius, double from, double to) {
    constexpr int sides = 200;
    for (int i = 0; i <= sides; ++i) ring.push_back(point_at(center, radius, from + (to - from) * i / sides));
}

drawing::Item fill(const geom::Region& rings, const color::Color& color) {
    geom::Path path;
    path.add(rings);
    return {drawing::Fill{path, color, {}}};
}

drawing::Item fill(const geom::Box& box, const color::Color& color) {
    geom::Path path;
    path.add(box);
    return {drawing::Fill{path, color, {}}};
}

drawing::Item fill_circle(geom::Point center, double radius, const color::Color& color) {
    geom::Path path;
    path.add_circle(center, radius);
    return {drawing::Fill{path, color, {}}};
}

/// The items, within 75 of the origin, laid down by `map`.
symbol::Symbol made(const geom::Affine& map, drawing::Items items) {
    symbol::Symbol symbol;
    symbol.name = "drawing";
    symbol.drawing = drawing::Items{{drawing::Group{.place = map, .items = std::move(items)}}};
    for (const geom::Point corner : {geom::Point{-75, -75}, {75, -75}, {75, 75}, {-75, 75}})
        symbol.box.add(map(corner));
    return symbol;
}

} // namespace

symbol::Symbol flag(const Drawing& drawing) {
    drawing::Items items{fill(geom::Box{-40, -50, -30, 50}, {0.3, 0.2, 0.1, 1}),
                         fill(geom::Box{-30, -50, 40, -5}, drawing.color)};
    if (drawing.with_dot) items.push_back(fill_circle({-15, -30}, 9, {1, 0.9, 0.2, 1}));
    return made(drawing.map, std::move(items));
}

symbol::Symbol disc(const Drawing& drawing) {
    geom::Polygon ring{{0, 0}};
    add_arc(ring, {}, 50, 0.15 * full_turn, 0.95 * full_turn);
    return made(drawing.map, {fill(geom::Region{ring}, drawing.color)});
}

symbol::Symbol ring(double radius, const color::Color& color) {
    geom::Region rings(2);
    add_arc(rings[0], {}, radius, 0, full_turn);
    add_arc(rings[1], {}, radius - 2, full_turn, 0);
    return made({}, {fill(rings, color)});
}

symbol::Symbol blank() {
    return made({}, {});
}

symbol::Symbol scribble(int number) {
    unsigned state = 1000U + static_cast<unsigned>(number);
    const auto share = [&state] {
        state = state * 1664525U + 1013904223U;
        return (state >> 16U) / 65536.0;
    };
    drawing::Items items;
    for (int i = 0; i < 6; ++i) {
        const double x = 80 * share() - 40, y = 80 * share() - 40, size = 8 + 22 * share();
        const double red = share(), green = share();
        const color::Color color{red, green, share(), 1};
        if (i % 2 == 0)
            items.push_back(fill(geom::Box{x - size / 2, y - size, x + size / 2, y + size}, color));
        else
            items.push_back(fill_circle({x, y}, size, color));
    }
    return made({}, std::move(items));
}

Signature on_white(const symbol::Symbol& symbol) {
    return compute_signature(symbol, color::white);
}

std::vector<Signature> all_on_white(const std::vector<symbol::Symbol>& symbols) {
    std::vector<Signature> signatures;
    for (const symbol::Symbol& symbol : symbols) signatures.push_back(on_white(symbol));
    return signatures;
}

std::vector<std::size_t> pick_distinct(const std::vector<Signature>& signatures, std::size_t count,
                                       color::Vision print) {
    SimilarityCache cache(print);
    std::vector<std::size_t> all;
    for (const Signature& signature : signatures) all.push_back(cache.add(signature));
    return cache.pick_distinct(all, count);
}

} // namespace spotit::similarity::test

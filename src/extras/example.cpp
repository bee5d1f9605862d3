// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "extras/pages.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace spotit::extras {

namespace {

// Millimeters on A4.
constexpr double between = 8, below = 2.5, caption_size = 4.2, ring_width = 0.9, ring_distance = 0.8;
constexpr std::size_t searched_cards = 12;
constexpr double max_round = 1.7; // width by height of symbols with a circle around them
constexpr color::Color ring_color{0.85, 0.1, 0.2, 1};

/// A symbol that two cards share, as each of them shows it.
struct Match {
    std::vector<std::size_t> cards{};
    std::vector<document::PlacedPicture> shown{};
    double size = 0; ///< the radius of the smaller one, mm
};

base::SymbolIndex find_symbol(const document::Document& document, const document::PlacedPicture& placed) {
    return document.picture_symbols[static_cast<std::size_t>(placed.picture)];
}

/// Returns the circle around a symbol on its card.
geom::Circle circle_around(const document::Document& document, const document::PlacedPicture& placed) {
    const symbol::Symbol& picture = document.pictures[static_cast<std::size_t>(placed.picture)];
    geom::Region outline = picture.outline;
    if (outline.empty())
        outline = {{{picture.box.left, picture.box.top}, {picture.box.right, picture.box.bottom}}};
    std::vector<geom::Point> points;
    for (const geom::Polygon& ring : outline)
        for (const geom::Point& point : ring) points.push_back(placed.place(point));
    return geom::enclosing_circle(points);
}

/// Returns a line around a symbol at a distance, in millimeters of its card: a circle, or two half circles
/// joined around a long word.
geom::Polygon line_around(const document::Document& document, const document::PlacedPicture& placed,
                          double distance) {
    const geom::Box& box = document.pictures[static_cast<std::size_t>(placed.picture)].box;
    const double scale = std::hypot(placed.place.a, placed.place.b);
    geom::Shape shape{geom::Shape::Kind::Rectangle,
                      {scale * box.width() + 2 * distance, scale * box.height() + 2 * distance},
                      0};
    const auto [shorter, longer] = std::minmax(shape.size.width, shape.size.height);
    geom::Affine place = geom::Affine::translation(placed.place(box.center())) *
                         geom::Affine::rotation(std::atan2(placed.place.b, placed.place.a));
    shape.corner_radius = shorter / 2;
    if (longer < max_round * shorter) {
        const geom::Circle circle = circle_around(document, placed);
        shape = geom::Shape::circle(2 * (circle.radius + distance));
        place = geom::Affine::translation(circle.center);
    }
    geom::Polygon line;
    for (const geom::Point& point : geom::rim(shape)) line.push_back(place(point));
    return line;
}

/// Returns the match of two cards; nothing if they share none or several.
std::optional<Match> find_match(const document::Document& document, std::size_t first, std::size_t second) {
    std::optional<Match> match;
    for (const document::PlacedPicture& one : document.faces[first].symbols)
        for (const document::PlacedPicture& other : document.faces[second].symbols) {
            if (find_symbol(document, one) != find_symbol(document, other)) continue;
            if (match) return std::nullopt;
            match =
                Match{{first, second},
                      {one, other},
                      std::min(circle_around(document, one).radius, circle_around(document, other).radius)};
        }
    return match;
}

/// Returns the most visible match among the first cards.
std::optional<Match> find_best_match(const document::Document& document) {
    const std::size_t count = std::min(searched_cards, static_cast<std::size_t>(document.card_count));
    std::optional<Match> best;
    for (std::size_t first = 0; first < count; ++first)
        for (std::size_t second = first + 1; second < count; ++second) {
            auto match = find_match(document, first, second);
            if (match && (!best || match->size > best->size)) best = std::move(match);
        }
    return best;
}

symbol::Symbol draw_ring(geom::Polygon line, double width) {
    symbol::Symbol ring;
    ring.name = "ring";
    ring.picture = [](symbol::Canvas&) {};
    ring.outline = {std::move(line)};
    ring.box = geom::bounds(ring.outline);
    return symbol::with_rim(symbol::with_rim(ring, width / 2, ring_color), width, color::white);
}

/// Returns what stands below the cards.
std::string caption(const Context& context, const Match& match) {
    const texts::RulesTexts& texts = context.texts.rules;
    if (match.shown.empty()) return std::string(texts.set_example);
    const auto symbol = static_cast<std::size_t>(find_symbol(context.document, match.shown.front()));
    const std::string name = without_emoji(context.document.names[symbol]);
    std::string text(texts.match_example);
    if (const std::size_t at = text.find("{symbol}"); at != std::string::npos) text.replace(at, 8, name);
    return name.empty() ? "" : text;
}

/// Adds a card, smaller, around a point.
void add_card(Page& page, const Context& context, std::size_t card, const geom::Affine& place) {
    const document::Face& face = context.document.faces[card];
    page.place(card_ground(context, face, context.document.card), place);
    for (const document::PlacedPicture& symbol : face.symbols)
        page.place(symbol.picture, place * symbol.place);
}

} // namespace

void add_example(Page& page, const Context& context, double max_height) {
    const document::Document& document = context.document;
    Match match;
    if (context.setup.trio)
        std::ranges::copy(*context.setup.trio, std::back_inserter(match.cards));
    else if (auto found = find_best_match(document))
        match = std::move(*found);
    if (match.cards.empty()) return;
    const double count = static_cast<double>(match.cards.size()), gap = between * context.scale;
    const geom::Box room = page.room();
    const double scale = std::min(max_height * context.scale / document.card.size.height,
                                  (room.width() - (count - 1) * gap) / (count * document.card.size.width));
    const double width = scale * document.card.size.width, height = scale * document.card.size.height;

    double x = room.center().x - (count * width + (count - 1) * gap) / 2 + width / 2;
    for (std::size_t i = 0; i < match.cards.size(); ++i, x += width + gap) {
        const geom::Affine place =
            geom::Affine::translation({x, room.top + height / 2}) * geom::Affine::scaling(scale);
        add_card(page, context, match.cards[i], place);
        if (match.shown.empty()) continue;
        const double unit = context.scale / scale; // a millimeter on A4, on the card
        page.place(draw_ring(line_around(document, match.shown[i], ring_distance * unit), ring_width * unit),
                   place);
    }
    page.take(height + below * context.scale);
    page.add_centered(caption(context, match), context.bold(caption_size));
    page.take(5 * context.scale);
}

} // namespace spotit::extras

#include "extras/pages.hpp"

#include <spotit/geom/rim_distance.hpp>
#include <spotit/symbol.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace spotit::extras {
namespace {

// Millimeters on A4.
constexpr double ring_width = 0.9, ring_distance = 0.8;
constexpr std::size_t searched_cards = 12;
constexpr double max_round = 1.7; // width by height of symbols with a circle around them

/// Returns the circle around a symbol on its card.
geom::Circle compute_circle(const document::Document& document, const document::PlacedPicture& placed) {
    const symbol::Symbol& picture = document.pictures[static_cast<std::size_t>(placed.picture)];
    const geom::Box& box = picture.box;
    std::vector<geom::Point> points;
    for (const geom::Polygon& ring : picture.outline)
        for (const geom::Point& point : ring) points.push_back(placed.place(point));
    if (points.empty()) points = {placed.place({box.left, box.top}), placed.place({box.right, box.bottom})};
    return geom::compute_enclosing_circle(points);
}

/// Returns a line around a symbol at a distance, in millimeters of its card: a circle, or two half circles
/// joined around a long word.
geom::Polygon trace_line(const document::Document& document, const document::PlacedPicture& placed,
                         double distance) {
    const geom::Box& box = document.pictures[static_cast<std::size_t>(placed.picture)].box;
    const double scale = std::hypot(placed.place.a, placed.place.b);
    const geom::Size size{scale * box.width() + 2 * distance, scale * box.height() + 2 * distance};
    const auto [shorter, longer] = std::minmax(size.width, size.height);
    geom::Shape shape = geom::Shape::rectangle(size, shorter / 2);
    geom::Affine place = geom::Affine::translation(placed.place(box.center())) *
                         geom::Affine::rotation(std::atan2(placed.place.b, placed.place.a));
    if (longer < max_round * shorter) {
        const geom::Circle circle = compute_circle(document, placed);
        shape = geom::Shape::circle(2 * (circle.radius + distance));
        place = geom::Affine::translation(circle.center);
    }
    return geom::trace_rim(shape, place);
}

bool has_room_around(const document::Document& document, const document::PlacedPicture& placed) {
    const geom::RimDistance<double> rim(document.card);
    return std::ranges::all_of(trace_line(document, placed, ring_distance),
                               [&](const geom::Point& point) { return rim.measure_clearance(point) >= 0; });
}

symbol::Symbol draw_ring(geom::Polygon line, double width) {
    symbol::Symbol ring{.name = "ring", .outline = {std::move(line)}};
    ring.box = geom::measure_bounds(ring.outline);
    return symbol::with_rim(symbol::with_rim(ring, width / 2, match_color), width, color::white);
}

constexpr double between = 8, below = 2.5, caption_size = 4.2; // mm on A4

/// Returns what stands below the cards.
std::string write_caption(const Context& context, const Match& match) {
    if (match.shown.empty()) return std::string(context.texts["rules.set_example"]);
    const std::string &first = context.picture(match.shown[0].picture).text,
                      &second = context.picture(match.shown[1].picture).text;
    if (!first.empty() && !second.empty() && first != second) return first + " = " + second;
    const std::string name = choose_symbol_name(context, match);
    return name.empty() ? "" : texts::fill_in(context.texts["rules.match_example"], {{"{symbol}", name}});
}

} // namespace

std::optional<Match> find_match(const document::Document& document, std::size_t first, std::size_t second) {
    std::optional<Match> match;
    using document::Role;
    const auto others = document.faces[second].list_pictures(Role::Symbol);
    for (const document::PlacedPicture& left : document.faces[first].list_pictures(Role::Symbol))
        for (const document::PlacedPicture& right : others) {
            const std::size_t symbol = find_symbol(document, left.picture);
            if (symbol != find_symbol(document, right.picture)) continue;
            if (match) return std::nullopt;
            match =
                Match{{first, second},
                      {left, right},
                      symbol,
                      std::min(compute_circle(document, left).radius, compute_circle(document, right).radius),
                      has_room_around(document, left) && has_room_around(document, right)};
        }
    return match;
}

std::optional<Match> find_best_match(const Context& context) {
    const document::Document& document = context.document;
    const auto all = static_cast<std::size_t>(document.card_count);
    const std::size_t pile = context.setup.two_piles ? deck::count_first_pile(all) : 0;
    const std::size_t end = std::min(pile + searched_cards, all);
    std::optional<Match> best;
    for (std::size_t first = 0; first < end - pile; ++first)
        for (std::size_t second = std::max(pile, first + 1); second < end; ++second) {
            auto match = find_match(document, first, second);
            if (match && (!best || match->is_clearer_than(*best))) best = std::move(match);
        }
    return best;
}

std::string choose_symbol_name(const Context& context, const Match& match) {
    return without_emoji(context.document.names[match.symbol]);
}

void add_example(Page& page, double max_height) {
    const Context& context = page.context();
    const document::Document& document = context.document;
    Match match;
    if (context.setup.trio)
        std::ranges::copy(*context.setup.trio, std::back_inserter(match.cards));
    else if (auto found = find_best_match(context))
        match = std::move(*found);
    if (match.cards.empty()) return;
    const double count = static_cast<double>(match.cards.size()), gap = between * context.scale;
    const geom::Box room = page.room();
    const geom::Size card = document.card.size();
    const double scale = std::min(max_height * context.scale / card.height,
                                  (room.width() - (count - 1) * gap) / (count * card.width));
    const double width = scale * card.width, height = scale * card.height;

    double x = room.center().x - (count * width + (count - 1) * gap) / 2 + width / 2;
    for (std::size_t i = 0; i < match.cards.size(); ++i, x += width + gap) {
        const geom::Affine place =
            geom::Affine::translation({x, room.top + height / 2}) * geom::Affine::scaling(scale);
        page.add_card(match.cards[i], place,
                      match.shown.empty() ? std::nullopt : std::optional(match.shown[i]));
    }
    page.take(height + below * context.scale);
    page.add_centered(write_caption(context, match), context.bold(caption_size));
    page.take(5 * context.scale);
}

void Page::add_card(std::size_t card, const geom::Affine& place,
                    const std::optional<document::PlacedPicture>& marked) {
    const document::Document& document = context_.document;
    const document::Face& face = document.faces[card];
    const double scale = std::hypot(place.a, place.b);
    const auto ground =
        std::ranges::find_if(grounds_, [&](const auto& each) { return std::abs(each.first - scale) < 1e-9; });
    if (ground != grounds_.end())
        this->place(ground->second, place);
    else
        grounds_.emplace_back(scale,
                              this->place(draw_card_ground(context_, face, document.card, scale), place));
    if (marked) { // below the symbols: its white rim would erase parts of others
        const double unit = context_.scale / scale; // a millimeter on A4, on the card
        this->place(draw_ring(trace_line(document, *marked, ring_distance * unit), ring_width * unit), place);
    }
    for (const document::PlacedPicture& symbol : face.list_pictures(document::Role::Symbol))
        this->place(symbol.picture, place * symbol.place);
}

} // namespace spotit::extras

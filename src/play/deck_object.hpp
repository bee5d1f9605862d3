#pragma once

#include <spotit/base/json.hpp>
#include <spotit/base/numbers.hpp>
#include <spotit/color.hpp>
#include <spotit/diagram.hpp>
#include <spotit/play.hpp>
#include <spotit/render.hpp>
#include <spotit/texts.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

/// The page's data of a deck: `scripts/generate` writes web/src/deck/generated.ts from these functions.
namespace spotit::play {

using base::make_field;
using base::make_object;

inline constexpr auto start_names = base::name_values<Start>({"games", "why"});
inline constexpr auto base_names =
    base::name_values<deck::PaddedBase>({"pairs", "triples", "plane", "design"});

/// Returns the data of a path along the points.
inline std::string draw_path(const std::vector<geom::Point>& points, int decimals) {
    std::string path;
    for (const geom::Point point : points)
        path += (path.empty() ? "M" : "L") + base::join_numbers({point.x, point.y}, decimals);
    return path;
}

/// Returns the data of a path around a picture, coarse: fingers touch it.
inline std::string draw_outline(const symbol::Symbol& picture) {
    const double tolerance = std::max(picture.box.width(), picture.box.height()) / 100;
    std::string path;
    for (const geom::Polygon& ring : picture.outline)
        path += draw_path(geom::simplify(ring, tolerance), picture.box.width() < 20 ? 2 : 0) + "z";
    return path;
}

/// A picture at a place: its number, and the numbers of an SVG matrix.
using Placed = std::pair<int, std::string>;

inline std::vector<Placed> place_pictures(const std::vector<document::PlacedPicture>& pictures) {
    return base::collect<Placed>(
        pictures, [](const auto& each) { return Placed(each.picture, render::join_svg_matrix(each.place)); });
}

/// Returns a card; `ground` is the number of the drawing below it.
inline auto make_card(const PageInput& input, std::size_t card, std::size_t ground) {
    const document::Face& face = input.document.faces[card];
    std::optional<std::vector<Placed>> texts;
    if (const auto placed = face.list_pictures(document::Role::Text); !placed.empty())
        texts = place_pictures(placed);
    std::optional<deck::Features> features; // number, color, filling, shape of a Set deck, each 0 to 2
    if (card < input.deck.features.size()) features = input.deck.features[card];
    return make_object<"Card">(
        make_field<"ground">(ground),
        make_field<"pictures">(place_pictures(face.list_pictures(document::Role::Symbol))),
        make_field<"texts">(texts), make_field<"features">(features));
}

/// Returns the symbols as points and each card as the data of a path.
inline auto make_lines(const diagram::Lines& lines) {
    const auto symbols =
        base::collect(lines.symbols, [](geom::Point point) { return std::pair(point.x, point.y); });
    const auto cards = base::collect(lines.cards, [](const auto& line) { return draw_path(line, 1); });
    return make_object<"Lines">(make_field<"box">(render::join_svg_view_box(lines.box.grow(20))),
                                make_field<"symbols">(symbols), make_field<"cards">(cards));
}
/// Returns the cards row by row, and the symbols as parallel lines: columns, rows, others.
inline auto make_grid(const diagram::Grid& grid) {
    return make_object<"Grid">(make_field<"cards">(grid.cards), make_field<"symbols">(grid.symbols));
}
inline auto make_clock(const deck::Clock& clock) {
    return make_object<"Clock">(make_field<"corners">(clock.corners), make_field<"symbols">(clock.symbols),
                                make_field<"cards">(clock.cards));
}

/// Returns the color of the first card.
inline auto make_ground(const PageInput& input) {
    color::Color ground = color::white;
    if (!input.document.faces.empty())
        ground = document::compute_ground_color(input.document, input.document.faces.front());
    if (input.palette == render::Palette::Grays) {
        const double gray = color::to_gray(ground);
        ground = {gray, gray, gray, 1};
    }
    return make_object<"Ground">(make_field<"color">(color::to_hex(ground)),
                                 make_field<"is_dark">(color::choose_readable_color(ground) == color::white));
}

inline auto make_game_texts(std::string_view name, std::string_view aim) {
    return make_object<"GameTexts">(make_field<"name">(name), make_field<"aim">(aim));
}
/// Returns the texts beside those that only the page has.
inline auto make_other_texts(const texts::Texts& texts) {
    const auto games = make_object<"RulesTexts">(
        make_field<"tower">(make_game_texts(texts["tower.name"], texts["tower.aim"])),
        make_field<"well">(make_game_texts(texts["well.name"], texts["well.aim"])),
        make_field<"hot_potato">(make_game_texts(texts["hot_potato.name"], texts["hot_potato.aim"])),
        make_field<"collect">(make_game_texts(texts["collect.name"], texts["collect.aim"])),
        make_field<"set">(make_game_texts(texts["set.name"], texts["set.aim"])));
    return make_object<"OtherTexts">(make_field<"decimal">(texts["number.point"]),
                                     make_field<"rules">(games));
}

/// Returns the value that `make` makes of another, if there is one.
template<class Value, class Make>
auto make_optional(const std::optional<Value>& value, const Make& make) {
    return value ? std::optional(make(*value)) : std::nullopt;
}

/// Returns the deck; `grounds` are the numbers of the drawings below its cards.
inline auto make_deck(const PageInput& input, const std::vector<std::size_t>& grounds) {
    const document::Document& document = input.document;
    const deck::Deck& deck = input.deck;
    std::vector<int> symbols, forms;
    std::vector<std::string> boxes, outlines, labels;
    for (std::size_t i = 0; i < static_cast<std::size_t>(document.picture_count); ++i) {
        symbols.push_back(static_cast<int>(document.picture_symbols[i]));
        boxes.push_back(render::join_svg_view_box(document.pictures[i].box));
        outlines.push_back(draw_outline(document.pictures[i]));
    }
    for (const PictureLabel& label : input.labels) {
        labels.push_back(label.text);
        forms.push_back(label.form);
    }
    std::vector<decltype(make_card(input, 0, 0))> cards;
    for (std::size_t card = 0; card < grounds.size(); ++card)
        cards.push_back(make_card(input, card, grounds[card]));
    const bool has_forms = !labels.empty();
    return make_object<"Deck">(
        make_field<"title">(document.title), make_field<"language">(document.language),
        make_field<"kind">(base::Word<deck::kind_names>{deck.kind}),
        make_field<"start">(base::Word<start_names>{input.start}),
        make_field<"width">(document.card.size().width), make_field<"height">(document.card.size().height),
        make_field<"gap">(input.gap), make_field<"order">(deck.order),
        make_field<"matching">(deck.matching),         // symbols from this number on never match
        make_field<"categories">(deck.categories > 0), // each card has one symbol of each
        make_field<"split">(input.is_split),           // the cards are two piles; matches are across them
        make_field<"left_out">(input.left_out),        // cards of the full deck
        make_field<"names">(document.names),
        make_field<"symbols">(symbols), // of each picture, as the next two
        make_field<"boxes">(boxes), make_field<"outlines">(outlines), make_field<"cards">(cards),
        make_field<"base">(
            make_optional(deck.base, [](deck::PaddedBase base) { return base::Word<base_names>{base}; })),
        make_field<"labels">(has_forms ? std::optional(labels) : std::nullopt), // what each picture shows
        make_field<"forms">(has_forms ? std::optional(forms) : std::nullopt),   // of its symbol, 0 or 1
        make_field<"clock">(make_optional(deck::find_clock(deck), make_clock)),
        make_field<"lines">(make_optional(diagram::draw_lines(deck), make_lines)),
        make_field<"grid">(make_optional(diagram::make_grid(deck), make_grid)),
        make_field<"ground">(make_ground(input)));
}

} // namespace spotit::play

#pragma once

#include <spotit/base/enum_names.hpp>
#include <spotit/diag/sentence.hpp>
#include <spotit/geom.hpp>

#include <numbers>
#include <span>
#include <string>
#include <string_view>

namespace spotit::theme {

/// The shapes of cards by their names in themes, where a square is not a rectangle.
enum class CardShape { Circle, Square, Rectangle, Hexagon, Octagon };

/// A shape that themes can name. Whatever else depends on it (how it packs, its marks, where its texts stand)
/// follows from its corners.
struct CardShapeRow {
    CardShape value;
    std::string_view name, plural;
    std::string_view size; ///< the one length that a theme gives; empty if it gives two
    /// The corners in the quarter at the top right, clockwise, of a card with a size of 2; none of a circle.
    std::span<const geom::Point> quarter{};
};

inline constexpr geom::Point box_corner[]{{1, -1}};
inline constexpr geom::Point hexagon_corners[]{{1 / std::numbers::sqrt3, -1}, {2 / std::numbers::sqrt3, 0}};
inline constexpr geom::Point octagon_corners[]{{std::numbers::sqrt2 - 1, -1}, {1, 1 - std::numbers::sqrt2}};
inline constexpr CardShapeRow card_shapes[]{
    {CardShape::Circle, "circle", "circles", "its diameter"},
    {CardShape::Square, "square", "squares", "its side", box_corner},
    {CardShape::Rectangle, "rectangle", "rectangles", "", box_corner},
    {CardShape::Hexagon, "hexagon", "hexagons", "the distance between opposite sides", hexagon_corners},
    {CardShape::Octagon, "octagon", "octagons", "the distance between opposite sides", octagon_corners}};
static_assert(base::is_complete(card_shapes, &CardShapeRow::value));

constexpr const CardShapeRow& find_row(CardShape shape) {
    return card_shapes[static_cast<std::size_t>(shape)];
}

constexpr bool has_corners(const CardShapeRow& shape) {
    return !shape.quarter.empty();
}

/// Returns "a circle".
diag::Sentence with_article(const CardShapeRow& shape);
/// Returns a card of a size as themes give it: one length is both.
geom::Shape make_card(CardShape shape, geom::Size size);
/// Returns "85mm", or "63x88mm" for a shape with two lengths: a value of `card.size`.
std::string write_card_size(CardShape shape, geom::Size size);
/// Returns "85 mm", or "63 x 88 mm".
diag::Sentence write_size(geom::Size size);
/// Returns "circles".
diag::Sentence name_cards(CardShape shape);
/// Returns "circles of 85 mm".
diag::Sentence describe_cards(CardShape shape, geom::Size size);

} // namespace spotit::theme

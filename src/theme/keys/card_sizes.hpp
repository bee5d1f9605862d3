// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/base/enum_names.hpp>
#include <spotit/geom.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::theme {

/// Returns the names of card sizes: "poker".
std::vector<std::string_view> card_size_names();

/// The shapes by their names in themes, where a square is not a rectangle.
enum class CardShape { Circle, Square, Rectangle, Hexagon };
inline constexpr base::EnumName<CardShape> card_shape_names[] = {{CardShape::Circle, "circle"},
                                                                 {CardShape::Square, "square"},
                                                                 {CardShape::Rectangle, "rectangle"},
                                                                 {CardShape::Hexagon, "hexagon"}};
static_assert(base::is_complete(card_shape_names));
/// Returns the size of a standard card by its name, in upper or lower case.
std::optional<geom::Size> find_card_size(std::string_view name);
bool is_square(geom::Size size);

/// Returns true if a size, as written, is only for rectangles, or only for all other shapes. Equal sides fit
/// both.
bool is_size_of_rectangle(std::string_view written);
bool is_size_of_others(std::string_view written);

/// Returns the smaller extent of the card, the basis of lengths in %.
double smaller_extent(const geom::Shape& card);
/// Returns "85mm", or "63 x 88mm".
std::string format_card_size(const geom::Shape& card);

} // namespace spotit::theme

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

/// The shapes as themes call them; a square is a rectangle to everybody else.
enum class CardShape { Circle, Square, Rectangle, Hexagon };
inline constexpr base::EnumName<CardShape> card_shape_names[] = {{CardShape::Circle, "circle"},
                                                                 {CardShape::Square, "square"},
                                                                 {CardShape::Rectangle, "rectangle"},
                                                                 {CardShape::Hexagon, "hexagon"}};
static_assert(base::is_complete(card_shape_names));
/// Returns the size of the card that makers of cards sell by this name, upper and lower case being the same.
std::optional<geom::Size> find_card_size(std::string_view name);
bool is_square(geom::Size size);

/// Returns whether a size, as it is written, is one for rectangles; for all other shapes. Equal sides are for
/// both.
bool is_size_of_rectangle(std::string_view written);
bool is_size_of_others(std::string_view written);

/// The shorter extent of the card, of which lengths in % are shares.
double smaller_extent(const geom::Shape& card);
/// "85mm", or "63 x 88mm".
std::string size_words(const geom::Shape& card);

} // namespace spotit::theme

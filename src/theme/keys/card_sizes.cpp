// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/keys/keys.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace spotit::theme {
namespace {

struct NamedSize {
    std::string_view name;
    double width, height; ///< inches
};
/// The standard sizes of cards and their names.
constexpr NamedSize named_sizes[] = {{"poker", 2.5, 3.5}, {"bridge", 2.25, 3.5}, {"tarot", 2.75, 4.75},
                                     {"mini", 1.75, 2.5}, {"jumbo", 3.5, 5.5},   {"square", 2.5, 2.5}};
} // namespace

std::optional<geom::Size> find_card_size(std::string_view name) {
    const auto* const found =
        std::ranges::find_if(named_sizes, [&](const NamedSize& size) { return same_word(size.name, name); });
    if (found == std::end(named_sizes)) return std::nullopt;
    return geom::Size{found->width * geom::millimeters_per_inch, found->height * geom::millimeters_per_inch};
}

CardShape name_shape(const geom::Shape& card) {
    if (card.kind == geom::Shape::Kind::Rectangle)
        return is_square(card.size) ? CardShape::Square : CardShape::Rectangle;
    return card.kind == geom::Shape::Kind::Hexagon ? CardShape::Hexagon : CardShape::Circle;
}

bool is_square(geom::Size size) {
    return std::abs(size.width - size.height) < 1e-9;
}

bool is_size_of_rectangle(std::string_view written) {
    return find_card_size(diag::trimmed(written)) || is_product(written);
}

bool is_size_of_others(std::string_view written) {
    if (const auto named = find_card_size(diag::trimmed(written))) return is_square(*named);
    return !is_product(written) || has_equal_sides(written);
}

double smaller_extent(const geom::Shape& card) {
    return std::min(card.size.width, card.size.height);
}

std::string format_card_size(const geom::Shape& card) {
    if (card.kind != geom::Shape::Kind::Rectangle || is_square(card.size))
        return base::format_number(smaller_extent(card)) + "mm";
    return fmt::format("{} x {}mm", base::format_number(card.size.width),
                       base::format_number(card.size.height));
}

std::vector<std::string_view> card_size_names() {
    std::vector<std::string_view> names;
    for (const NamedSize& size : named_sizes) names.push_back(size.name);
    return names;
}

} // namespace spotit::theme

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/theme/card_shapes.hpp>

#include "theme/keys/keys.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {

std::string with_article(const CardShapeRow& shape) {
    constexpr std::string_view vowels = "aeiou";
    return fmt::format("{} {}", vowels.find(shape.name.front()) == vowels.npos ? "a" : "an", shape.name);
}

geom::Shape make_card(CardShape shape, geom::Size size) {
    geom::Polygon quarter;
    for (const geom::Point corner : find_row(shape).quarter)
        quarter.push_back({corner.x * size.width / 2, corner.y * size.height / 2});
    return quarter.empty() ? geom::Shape::circle(size.width) : geom::Shape::symmetric(quarter);
}

std::string write_card_size(CardShape shape, geom::Size size) {
    if (!find_row(shape).size.empty()) return fmt::format("{:.6g}mm", std::min(size.width, size.height));
    return fmt::format("{:.6g}x{:.6g}mm", size.width, size.height);
}

std::string size_text(geom::Size size) {
    if (is_square(size)) return fmt::format("{:.4g} mm", size.width);
    return fmt::format("{:.4g} x {:.4g} mm", size.width, size.height);
}

std::string describe_cards(CardShape shape, geom::Size size) {
    return fmt::format("{}s of {}", find_row(shape).name, size_text(size));
}

} // namespace spotit::theme

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/keys/size_value.hpp"

#include "theme/keys/length.hpp"
#include "theme/reading.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

/// The two sides of "210x297mm" as text; both empty when it is no product.
struct Sides {
    std::string_view width, height;
};

bool is_length(std::string_view text) {
    const auto quantity = parse_quantity(text);
    return quantity && millimeters(quantity->unit);
}

Sides sides_of(std::string_view text) {
    for (const std::string_view sign :
         {std::string_view("x"), std::string_view("X"), std::string_view("×")}) {
        const std::size_t at = text.find(sign);
        if (at != std::string_view::npos) return {text.substr(0, at), text.substr(at + sign.size())};
    }
    // "63mm 88mm", as in CSS: with their units, so that 2 1/2in stays one length.
    constexpr std::size_t longest = 100;
    for (std::size_t at = text.substr(0, longest).find(' '); at != std::string_view::npos;
         at = text.substr(0, longest).find(' ', at + 1))
        if (is_length(text.substr(0, at)) && is_length(text.substr(at)))
            return {text.substr(0, at), text.substr(at)};
    return {};
}

/// A product's side, and what is told of it.
struct Side {
    Quantity quantity;
    std::string_view example;
};

std::optional<double> side_length(Reading& reading, const Key& key, const yaml::Node& node,
                                  const Side& side) {
    const auto unit = millimeters(side.quantity.unit);
    if (!unit) {
        const std::string problem = side.quantity.unit.empty()
                                        ? fmt::format("`{}` needs a unit", key.label())
                                        : fmt::format("there is no unit `{}`", side.quantity.unit);
        reading.add(
            {"unit", problem, node.span, fmt::format("for example {} (mm, cm, in, pt)", side.example), {}});
        return std::nullopt;
    }
    const double length = side.quantity.value * *unit;
    if (length >= key.range.least && length <= key.range.most) return length;
    reading.add({"range",
                 fmt::format("the sides of `{}` must lie between {}mm and {}mm", key.label(),
                             base::format_number(key.range.least), base::format_number(key.range.most)),
                 node.span,
                 "",
                 {}});
    return std::nullopt;
}

} // namespace

bool same_word(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return diag::lower_case(x) == diag::lower_case(y); });
}

bool is_product(std::string_view text) {
    const Sides sides = sides_of(text);
    return parse_quantity(sides.width) && parse_quantity(sides.height);
}

bool has_equal_sides(std::string_view text) {
    const Sides sides = sides_of(text);
    const auto width = parse_quantity(sides.width), height = parse_quantity(sides.height);
    return width && height && width->value == height->value &&
           (width->unit.empty() || width->unit == height->unit);
}

std::optional<geom::Size> size_value(Reading& reading, const Key& key, const yaml::Node& node,
                                     std::string_view example) {
    const Sides sides = sides_of(diag::trimmed(node.text));
    auto width = parse_quantity(sides.width), height = parse_quantity(sides.height);
    if (!width || !height) return std::nullopt;
    if (width->unit.empty()) width->unit = height->unit;
    const auto across = side_length(reading, key, node, {*width, example});
    if (!across) return std::nullopt;
    const auto down = side_length(reading, key, node, {*height, example});
    if (!down) return std::nullopt;
    return geom::Size{*across, *down};
}

} // namespace spotit::theme

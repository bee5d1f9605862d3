// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/values/size_value.hpp"

#include "theme/keys/length.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

/// A side of a product, and its name in messages.
struct Side {
    Quantity quantity;
    std::string_view example;
};

std::optional<double> side_length(ReadContext& context, const Key& key, const yaml::Node& node,
                                  const Side& side) {
    const auto unit = millimeters(side.quantity.unit);
    if (!unit) {
        const std::string problem = side.quantity.unit.empty()
                                        ? fmt::format("`{}` needs a unit", key.label())
                                        : fmt::format("there is no unit `{}`", side.quantity.unit);
        context.error(node.span, "unit", problem)
            .point_out(fmt::format("for example {} (mm, cm, in, pt)", side.example));
        return std::nullopt;
    }
    const double length = side.quantity.value * *unit;
    if (length >= key.range.min && length <= key.range.max) return length;
    context.error(node.span, "range",
                  fmt::format("the sides of `{}` must be between {}mm and {}mm", key.label(),
                              base::format_number(key.range.min), base::format_number(key.range.max)));
    return std::nullopt;
}

} // namespace

std::optional<geom::Size> size_value(ReadContext& context, const Key& key, const yaml::Node& node,
                                     std::string_view example) {
    const Sides sides = split_product(diag::trimmed(node.text));
    auto width = parse_quantity(sides.width), height = parse_quantity(sides.height);
    if (!width || !height) return std::nullopt;
    if (width->unit.empty()) width->unit = height->unit;
    const auto across = side_length(context, key, node, {*width, example});
    if (!across) return std::nullopt;
    const auto down = side_length(context, key, node, {*height, example});
    if (!down) return std::nullopt;
    return geom::Size{*across, *down};
}

} // namespace spotit::theme

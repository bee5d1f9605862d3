// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/keys/reading.hpp"

#include "theme/keys/keys.hpp"
#include "theme/values/values.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/random.hpp>
#include <spotit/theme/theme.hpp>
#include <spotit/yaml.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::theme {
namespace {

bool in_range(Problems& problems, const Key& key, const yaml::Node& node, double value) {
    if (value >= key.range.min && value <= key.range.max) return true;
    const bool is_percent = key.kind == Kind::Share && diag::trimmed(node.text).ends_with('%');
    const std::string_view unit = key.kind == Kind::Length || key.kind == Kind::CardSize ? "mm"
                                  : is_percent                                           ? "%"
                                                                                         : "";
    const double scale = is_percent ? 100 : 1;
    std::string message = fmt::format("`{}` must be between {}{} and {}{}", key.label(),
                                      base::format_number(scale * key.range.min), unit,
                                      base::format_number(scale * key.range.max), unit);
    if (value < 0 && key.range.min == 0) message = fmt::format("`{}` can't be negative", key.label());
    const bool lacks_percent = key.kind == Kind::Share && !is_percent && value / 100 >= key.range.min &&
                               value / 100 <= key.range.max;
    problems.error(node.span, "range", std::move(message))
        .point_out(lacks_percent ? fmt::format("did you mean {}%?", base::format_number(value)) : "");
    return false;
}

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/// Returns the second length of "mm 4mm", after the unit of the first; empty if there is none.
std::string_view behind_unit(std::string_view unit) {
    const std::size_t blank = unit.find(' ');
    if (blank == std::string_view::npos || !millimeters(unit.substr(0, blank))) return {};
    const std::string_view rest = diag::trimmed(unit.substr(blank));
    return parse_quantity(rest) ? rest : std::string_view();
}

void report_unit(Problems& problems, const Key& key, const yaml::Node& node, const Quantity& quantity) {
    const std::string written(diag::trimmed(node.text));
    if (quantity.unit.empty()) {
        problems.error(node.span, "unit", fmt::format("`{}` needs a unit", key.label()))
            .point_out(fmt::format("{}mm? (mm, cm, in, pt)", written));
    } else if (quantity.unit == "px") {
        problems.error(node.span, "unit", "px is not a length on paper; write mm, cm, in or pt")
            .point_out(fmt::format("{} is {}mm on a 96 dpi screen", written,
                                   base::format_number(quantity.value * geom::millimeters_per_inch / 96, 1)));
    } else if (quantity.unit == "%") {
        problems
            .error(node.span, "unit",
                   fmt::format("`{}` can't be a percentage: it needs a length", key.label()))
            .point_out("mm, cm, in or pt");
    } else if (quantity.unit.front() == '*' || is_digit(quantity.unit.front())) {
        const std::string_view other =
            diag::trimmed(quantity.unit.substr(quantity.unit.front() == '*' ? 1 : 0));
        problems.error(node.span, "unit", "two lengths are separated by an x")
            .point_out(fmt::format("did you mean {}x{}?", base::format_number(quantity.value), other));
    } else if (const auto second = behind_unit(quantity.unit); !second.empty()) {
        problems.error(node.span, "unit", fmt::format("`{}` takes one length, but here are two", key.label()),
                       fmt::format("delete {}", second));
    } else {
        const std::string_view near = nearest_unit(quantity.unit);
        problems.error(node.span, "unit", fmt::format("there is no unit `{}`", quantity.unit))
            .point_out(near.empty() ? "mm, cm, in or pt" : fmt::format("did you mean `{}`?", near))
            .note(yaml::lookalike_note(quantity.unit));
    }
}

} // namespace

std::optional<double> length_value(Problems& problems, const Key& key, const yaml::Node& node) {
    const auto quantity = parse_quantity(node.text);
    if (is_word(node, "none") && key.range.min == 0) {
        problems.error(node.span, "value", fmt::format("`{}` must be {}", key.label(), description(key.kind)),
                       "write 0");
        return std::nullopt;
    }
    if (!quantity || is_decimal_comma(node.text)) {
        report_wrong_value(problems, key, node, description(key.kind));
        return std::nullopt;
    }
    double value = 0;
    if (quantity->unit.empty() && quantity->value == 0) {
        value = 0;
    } else if (const auto unit = millimeters(quantity->unit)) {
        value = quantity->value * *unit;
    } else {
        report_unit(problems, key, node, *quantity);
        return std::nullopt;
    }
    if (!in_range(problems, key, node, value)) return std::nullopt;
    return value;
}

std::optional<double> length_on_card(Reading& reading, const Key& key, const yaml::Node& node) {
    const auto quantity = parse_quantity(node.text);
    if (!quantity || quantity->unit != "%" || is_decimal_comma(node.text))
        return length_value(reading.problems, key, node);
    const double value = quantity->value / 100 * reading.theme.style.card.smaller_extent();
    return in_range(reading.problems, key, node, value) ? std::optional(value) : std::nullopt;
}

std::optional<double> number_value(Problems& problems, const Key& key, const yaml::Node& node) {
    const auto value = parse_number(node.text);
    const auto quantity = parse_quantity(node.text);
    if (!value && quantity && quantity->unit == "%") {
        problems
            .error(node.span, "value",
                   fmt::format("`{}` must be {}, not a percentage", key.label(), description(key.kind)))
            .point_out(fmt::format("write {}", base::format_number(quantity->value / 100)));
        return std::nullopt;
    }
    if (!value) {
        report_wrong_value(problems, key, node, description(key.kind));
        return std::nullopt;
    }
    if (!in_range(problems, key, node, *value)) return std::nullopt;
    return value;
}

std::optional<double> share_value(Problems& problems, const Key& key, const yaml::Node& node) {
    const auto quantity = parse_quantity(node.text);
    if (!quantity || (quantity->unit != "%" && !quantity->unit.empty())) {
        report_wrong_value(problems, key, node, description(key.kind));
        return std::nullopt;
    }
    const double value = quantity->unit == "%" ? quantity->value / 100 : quantity->value;
    if (!in_range(problems, key, node, value)) return std::nullopt;
    return value;
}

std::optional<int> whole_value(Problems& problems, const Key& key, const yaml::Node& node) {
    const auto value = parse_number(node.text);
    if (!value || !std::isfinite(*value) || *value != std::floor(*value)) {
        std::string wanted(description(key.kind));
        for (const Word& word : key.words) wanted += fmt::format(" or {}", word.word);
        report_wrong_value(problems, key, node, wanted);
        return std::nullopt;
    }
    if (!in_range(problems, key, node, *value)) return std::nullopt;
    return static_cast<int>(*value);
}

std::string_view without_signs(std::string_view written) {
    if (written.starts_with("±")) written.remove_prefix(std::string_view("±").size());
    for (const std::string_view unit : {"°", "deg", "degrees", "degree"}) {
        if (!written.ends_with(unit)) continue;
        written.remove_suffix(unit.size());
        break;
    }
    return written;
}

std::optional<double> degrees_value(Problems& problems, const Key& key, const yaml::Node& node) {
    yaml::Node number = node;
    number.text = without_signs(diag::trimmed(node.text));
    if (!parse_number(number.text)) {
        report_wrong_value(problems, key, node, description(key.kind));
        return std::nullopt;
    }
    return number_value(problems, key, number);
}

namespace {

/// A side of a product, and its name in messages.
struct Side {
    Quantity quantity;
    std::string_view example;
};

std::optional<double> side_length(Problems& problems, const Key& key, const yaml::Node& node,
                                  const Side& side) {
    const auto unit = millimeters(side.quantity.unit);
    if (!unit) {
        const std::string problem = side.quantity.unit.empty()
                                        ? fmt::format("`{}` needs a unit", key.label())
                                        : fmt::format("there is no unit `{}`", side.quantity.unit);
        problems.error(node.span, "unit", problem)
            .point_out(fmt::format("for example {} (mm, cm, in, pt)", side.example));
        return std::nullopt;
    }
    const double length = side.quantity.value * *unit;
    if (length >= key.range.min && length <= key.range.max) return length;
    problems.error(node.span, "range",
                   fmt::format("the sides of `{}` must be between {}mm and {}mm", key.label(),
                               base::format_number(key.range.min), base::format_number(key.range.max)));
    return std::nullopt;
}

} // namespace

std::optional<geom::Size> size_value(Problems& problems, const Key& key, const yaml::Node& node,
                                     std::string_view example) {
    const Sides sides = split_product(diag::trimmed(node.text));
    auto width = parse_quantity(sides.width), height = parse_quantity(sides.height);
    if (!width || !height) return std::nullopt;
    if (width->unit.empty()) width->unit = height->unit;
    const auto across = side_length(problems, key, node, {*width, example});
    if (!across) return std::nullopt;
    const auto down = side_length(problems, key, node, {*height, example});
    if (!down) return std::nullopt;
    return geom::Size{*across, *down};
}

std::optional<double> angle_value(Problems& problems, const Key& key, const yaml::Node& node) {
    const auto degrees = degrees_value(problems, key, node);
    return degrees ? std::optional(*degrees * std::numbers::pi / 180) : std::nullopt;
}

std::optional<std::uint64_t> seed_value(Problems& /*problems*/, const Key& /*key*/, const yaml::Node& node) {
    return random::parse_seed(diag::trimmed(node.text));
}

} // namespace spotit::theme

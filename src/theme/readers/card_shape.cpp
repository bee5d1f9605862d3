// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/readers/card_shape.hpp"

#include "theme/keys/length.hpp"
#include "theme/keys/size_value.hpp"
#include "theme/readers/common_readers.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/yaml.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::theme {
namespace {

struct NamedSize {
    std::string_view name;
    double width, height; ///< inches
};
/// What makers of cards sell under these names.
constexpr NamedSize named_sizes[] = {{"poker", 2.5, 3.5}, {"bridge", 2.25, 3.5}, {"tarot", 2.75, 4.75},
                                     {"mini", 1.75, 2.5}, {"jumbo", 3.5, 5.5},   {"square", 2.5, 2.5}};
constexpr std::string_view example = "63x88mm";

/// A card of a shape and, of rectangles but squares, its sides; of all others one extent.
geom::Shape shape_of(CardShape shape, geom::Size size) {
    using Form = geom::Shape::Kind;
    switch (shape) {
    case CardShape::Circle:
        break;
    case CardShape::Square:
    case CardShape::Rectangle:
        return {Form::Rectangle, size, 0};
    case CardShape::Hexagon:
        return {Form::Hexagon, {size.height * 2 / std::numbers::sqrt3, size.height}, 0};
    }
    return geom::Shape::circle(size.width);
}

/// The size of a card whose theme gives none.
geom::Size usual_size(CardShape shape) {
    if (shape != CardShape::Rectangle) return {85, 85};
    return {named_sizes[0].width * geom::millimeters_per_inch,
            named_sizes[0].height * geom::millimeters_per_inch};
}

std::string_view shape_name(CardShape shape) {
    switch (shape) {
    case CardShape::Circle:
        return "circle";
    case CardShape::Square:
        return "square";
    case CardShape::Rectangle:
        return "rectangle";
    case CardShape::Hexagon:
        break;
    }
    return "hexagon";
}

const NamedSize* find_named(std::string_view name) {
    const auto found = std::find_if(std::begin(named_sizes), std::end(named_sizes),
                                    [&](const NamedSize& size) { return same_word(size.name, name); });
    return found == std::end(named_sizes) ? nullptr : found;
}

bool is_square(geom::Size size) {
    return std::abs(size.width - size.height) < 1e-9;
}

void report_no_size(Reading& reading, const Key& key, const yaml::Node& node) {
    const std::vector<std::string_view> names = card_size_names();
    Reading::Problem problem{
        "value", fmt::format("`{}` must be {}", key.label(), description(key.kind)), node.span, "", {}};
    const std::string_view near = diag::nearest(diag::trimmed(node.text), names);
    if (!near.empty()) problem.label = fmt::format("did you mean `{}`?", near);
    problem.notes = yaml::foreign_sign_note(node.text);
    problem.notes.push_back(fmt::format("names: {}", fmt::join(names, " ")));
    reading.add(std::move(problem));
}

/// Where the shape is from, when that is another line or theme than a value that does not go with it.
std::string origin_of_shape(const Reading& reading, const yaml::Node& node) {
    const auto key = reading.key_spans.find("card.shape");
    if (key == reading.key_spans.end()) return "a card is a circle unless `card.shape` says another";
    const diag::Span& span = key->second;
    const bool is_near = span.source == node.span.source &&
                         span.source->line_number(span.begin) == span.source->line_number(node.span.begin);
    return is_near ? std::string()
                   : fmt::format("`card.shape` is in {}", diag::describe_place(span, node.span));
}

/// How a remedy sets the shape beside this value.
std::string set_shape(const yaml::Node& node, std::string_view shape) {
    const bool is_override = node.span.source->name() == override_source;
    return is_override ? fmt::format("or a {0}:  -s card.shape={0}", shape)
                       : fmt::format("or a {0}:  card.shape: {0}", shape);
}

void report_two_lengths(Reading& reading, const Key& key, const yaml::Node& node) {
    const CardShape shape = reading.card_shape;
    const std::string_view what = shape == CardShape::Circle   ? "its diameter"
                                  : shape == CardShape::Square ? "its side"
                                                               : "from one side to the opposite one";
    reading.add({"value",
                 fmt::format("`{}` of a {} is one length: {}", key.label(), shape_name(shape), what),
                 node.span,
                 origin_of_shape(reading, node),
                 {set_shape(node, "rectangle")}});
}

/// The sides of a name or a product; nothing when there is a mistake in it.
std::optional<geom::Size> two_lengths(Reading& reading, const Key& key, const yaml::Node& node) {
    const NamedSize* named = find_named(diag::trimmed(node.text));
    if (named == nullptr) return size_value(reading, key, node, example);
    return geom::Size{named->width * geom::millimeters_per_inch, named->height * geom::millimeters_per_inch};
}

} // namespace

bool is_size_of_rectangle(std::string_view written) {
    return find_named(diag::trimmed(written)) != nullptr || is_product(written);
}

bool is_size_of_others(std::string_view written) {
    if (const NamedSize* named = find_named(diag::trimmed(written)))
        return is_square({named->width, named->height});
    return !is_product(written) || has_equal_sides(written);
}

double smaller_extent(const geom::Shape& card) {
    return std::min(card.size.width, card.size.height);
}

std::string size_words(const geom::Shape& card) {
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

void read_card_shape(Reading& reading, const Key& key, const yaml::Node& node) {
    const auto value = word_value(reading, key, node);
    if (!value) return;
    reading.card_shape = static_cast<CardShape>(*value);
    reading.theme.style.card = shape_of(reading.card_shape, usual_size(reading.card_shape));
}

void read_card_size(Reading& reading, const Key& key, const yaml::Node& node) {
    // Without the shape nobody knows what the lengths stand for.
    if (reading.key_spans.contains("card.shape") && !reading.given("card.shape")) return;
    const bool wants_two = reading.card_shape == CardShape::Rectangle;
    if (find_named(diag::trimmed(node.text)) != nullptr || is_product(node.text)) {
        const auto size = two_lengths(reading, key, node);
        if (!size) return;
        if (!wants_two && !is_square(*size)) return report_two_lengths(reading, key, node);
        reading.theme.style.card = shape_of(reading.card_shape, *size);
        if (const NamedSize* named = find_named(diag::trimmed(node.text)))
            reading.theme.card_name = named->name;
        return;
    }
    if (!parse_quantity(node.text)) return report_no_size(reading, key, node);
    const auto value = length_value(reading, key, node);
    if (!value) return;
    if (!wants_two) {
        reading.theme.style.card = shape_of(reading.card_shape, {*value, *value});
        return;
    }
    const bool is_override = node.span.source->name() == override_source;
    reading.add({"value",
                 fmt::format("`{}` of a rectangle is two lengths, or a name", key.label()),
                 node.span,
                 origin_of_shape(reading, node),
                 {is_override ? fmt::format("for example:  -s {0}={1}   or   -s {0}=poker", key.path, example)
                              : fmt::format("for example:  size: {}   or   size: poker", example),
                  set_shape(node, "square")}});
}

void read_corner_radius(Reading& reading, const Key& key, const yaml::Node& node) {
    const auto value = length_value(reading, key, node);
    if (!value) return;
    geom::Shape& card = reading.theme.style.card;
    if (card.kind == geom::Shape::Kind::Rectangle) {
        card.corner_radius = *value;
    } else if (*value > 0) {
        reading.add({"value",
                     fmt::format("a {} has no corners to be rounded", shape_name(reading.card_shape)),
                     node.span,
                     origin_of_shape(reading, node),
                     {"fix: delete it, or set card.shape: rectangle or square"}});
    }
}

} // namespace spotit::theme

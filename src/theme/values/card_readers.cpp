#include "theme/values/values.hpp"

#include "diag/write.hpp"

#include <spotit/base/join.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

constexpr std::string_view example = "63x88mm";

void report_no_size(Problems& problems, const Key& key, const yaml::Node& node) {
    const std::vector<std::string_view> names = list_card_sizes();
    problems.error(node.span, "value", "`{key}` must be {wanted}", key.label(), describe_values(key.kind))
        .suggest(diag::find_nearest_word(diag::trim(node.text), names))
        .fix(explain_lookalike(node.text))
        .note(diag::write("names: {names}", base::join(names, " ")));
}

/// Notes the origin of the shape if it is in another line or theme than the value.
diag::Sentence explain_shape(const Reading& reading, const yaml::Node& node) {
    const auto* const given = reading.find_given("card.shape");
    if (given == nullptr)
        return diag::write("a card is {shape} unless `card.shape` says otherwise",
                           with_article(find_row(CardShape{})));
    return describe_key("card.shape", given->key, node.span);
}

/// Adds the remedy that sets the shape beside this value.
void offer_shape(diag::Diagnostic& problem, const CardShapeRow& shape) {
    const char* const setting = is_override(problem.span) ? "-s card.shape=" : "card.shape: ";
    problem.note(diag::write("or {shape}:  {setting}{word}", with_article(shape), setting, shape.name),
                 {.settings = {{"card.shape", std::string(shape.name)}}});
}

void report_two_lengths(Reading& reading, const Key& key, const yaml::Node& node) {
    const CardShapeRow& shape = find_row(reading.theme.card_shape);
    offer_shape(reading
                    .error(node.span, "value", "`{key}` of {shape} is one length: {length}", key.label(),
                           with_article(shape), diag::Sentence(shape.size, {}, std::string(shape.size)))
                    .point_out(explain_shape(reading, node)),
                *std::ranges::find(card_shapes, "", &CardShapeRow::size));
}

/// Returns the keys of a border whose width or color is given as CSS has them: 1mm solid red.
std::string write_border_keys(std::string_view written) {
    std::string width = "0.6mm", color = "goldenrod";
    for (const std::string_view word : split_at(written)) {
        const auto quantity = parse_quantity(word);
        if (quantity && is_possible(*find_key("card.border.width"), quantity->value, quantity->unit))
            width = word;
        else if (color::parse(word))
            color = word.starts_with('#') ? diag::quote(word) : word;
    }
    return fmt::format("{{width: {}, color: {}}}", width, color);
}

} // namespace

void read_card_shape(Problems& problems, const Key& key, const yaml::Node& node, Theme& theme) {
    const auto value = read_word(problems, key, node);
    if (!value) return;
    theme.card_shape = static_cast<CardShape>(*value);
    const bool has_two_lengths = find_row(theme.card_shape).size.empty();
    theme.style.card = make_card(theme.card_shape,
                                 has_two_lengths ? *find_card_size("poker") : document::Style{}.card.size());
}

void read_card_size(Reading& reading, const Key& key, const yaml::Node& node, Theme& theme) {
    // The meaning of the lengths depends on the shape.
    if (reading.lacks_value("card.shape")) return;
    const CardShapeRow& shape = find_row(theme.card_shape);
    const bool wants_two = shape.size.empty();
    const std::string name = diag::to_lower_case(diag::trim(node.text));
    const auto named = find_card_size(name);
    if (named || parse_product(node.text)) {
        if (!wants_two && !has_one_length(node.text)) return report_two_lengths(reading, key, node);
        const auto size = named ? named : read_size(reading, key, node);
        if (!size) return;
        theme.style.card = make_card(shape.value, *size);
        if (named) theme.card_name = name;
        return;
    }
    if (!parse_quantity(node.text)) return report_no_size(reading, key, node);
    const auto value = read_length(reading, key, node);
    if (!value) return;
    if (!wants_two) {
        theme.style.card = make_card(shape.value, {*value, *value});
        return;
    }
    const auto* const square = std::ranges::find_if(
        card_shapes, [](const CardShapeRow& row) { return has_corners(row) && !row.size.empty(); });
    diag::Diagnostic& problem =
        reading
            .error(node.span, "value", "`{key}` of {shape} is two lengths, or a name", key.label(),
                   with_article(shape))
            .point_out(explain_shape(reading, node))
            .note(is_override(node.span)
                      ? diag::write("for example:  -s {key}={size}   or   -s {key}=poker", key.path, example)
                      : diag::write("for example:  size: {size}   or   size: poker", example));
    offer_shape(problem, *square);
}

void read_corner_radius(Reading& reading, const Key& key, const yaml::Node& node, Theme& theme) {
    const auto value = read_length_on_card(reading, key, node);
    if (!value || reading.lacks_value("card.shape")) return;
    geom::Shape& card = theme.style.card;
    if (!card.is_circle()) {
        card.radius = *value;
    } else if (*value > 0) {
        std::vector<std::string_view> names;
        for (const CardShapeRow& row : card_shapes)
            if (has_corners(row)) names.push_back(row.name);
        reading
            .error(node.span, "value", "{shape} has no corners to round",
                   with_article(find_row(theme.card_shape)))
            .point_out(explain_shape(reading, node))
            .fix("delete it", remove_key(node.span))
            .note(diag::write("     or set card.shape: {shapes}", diag::join_words(names)),
                  {.settings = {{"card.shape", "square"}}}); // the size stays one length
    }
}

void read_border(Problems& problems, const Key& key, const yaml::Node& node, Theme& theme) {
    auto& border = theme.style.border;
    if (node.is_map()) {
        if (!border) border.emplace();
        return;
    }
    if (is_word(node, "none")) return border.reset();
    const std::string value = parse_flag(node.text) == false ? "none" : write_border_keys(node.text);
    problems.error(node.span, "value", "`{key}` must be none, or have its own keys", key.label())
        .fix(is_override(node.span) ? diag::write("write  -s \"{key}={value}\"", key.path, value)
                                    : diag::write("write  border: {value}", value),
             diag::write_value(node.span, value));
}

std::string write_size_of_card(const Key& /*key*/, const Theme& theme) {
    return theme.card_name.empty() ? write_card_size(theme.card_shape, theme.style.card.size())
                                   : theme.card_name;
}

std::string write_corner_radius(const Key& key, const Theme& theme) {
    return write_value(key, theme.style.card.is_circle() ? 0.0 : theme.style.card.radius);
}

std::string write_border(const Key& /*key*/, const Theme& theme) {
    return theme.style.border ? "" : "none";
}

} // namespace spotit::theme

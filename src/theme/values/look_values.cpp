// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/keys/read_context.hpp"

#include "theme/keys/keys.hpp"
#include "theme/values/values.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <numbers>

namespace spotit::theme {
namespace {

/// Finds a color: one of the theme's own names, inks, or CSS.
std::optional<color::Color> find_color(ReadContext& context, std::string_view written,
                                       const diag::Span& span) {
    const auto own = context.palette.named.find(written);
    if (own != context.palette.named.end()) return own->second;
    if (const auto inks = parse_inks(written)) return context.palette.inks.screen_color(*inks, written, span);
    return color::parse(written);
}

/// Returns true if blanks or commas separate several colors.
bool are_colors(const ReadContext& context, std::string_view written) {
    int count = 0;
    for (std::size_t at = 0; at < written.size(); ++count) {
        const std::size_t end = std::min(written.find_first_of(" ,;", at), written.size());
        const std::string_view word = written.substr(at, end - at);
        if (!color::parse(word) && !context.palette.named.contains(word)) return false;
        at = std::min(written.find_first_not_of(" ,;", end), written.size());
    }
    return count > 1;
}

/// Returns the theme's own name that was probably meant, or else CSS's.
std::string_view nearest_color(const ReadContext& context, std::string_view written) {
    if (!context.problems.wants_suggestions()) return {};
    std::vector<std::string_view> own;
    for (const auto& [name, color] : context.palette.named) own.push_back(name);
    const std::string_view near = context.problems.nearest_word(written, own);
    return near.empty() ? color::nearest_name(written) : near;
}

bool is_pattern(std::string_view written) {
    const std::vector<std::string_view> patterns = key_words(*find_key("paint{}.pattern"));
    return std::ranges::find(patterns, written) != patterns.end();
}

void report_no_color(ReadContext& context, const Key& key, std::string_view written, const diag::Span& span) {
    diag::Diagnostic& problem = context.error(span, "color", fmt::format("{} is not a color", written));
    if (written.empty()) problem.message = "a color is expected here, but this text is empty";
    problem.suggest(nearest_color(context, written));
    if (written.starts_with("cmyk("))
        problem.notes = {"inks are percentages:  cmyk(70% 0% 90% 10%)"};
    else if (written.starts_with("gray("))
        problem.notes = {"gray(0%) is black, gray(100%) white"};
    else if (written.starts_with("rgb("))
        problem.notes = {"rgb takes three numbers from 0 to 255, or shares:  rgb(255 248 231)"};
    else if (written == "none")
        problem.notes = {"fix: write white, or transparent"};
    else if (color::parse(fmt::format("#{}", written)))
        problem.notes = {fmt::format("fix: write \"#{}\", with the quotes", written)};
    else if (written.starts_with('#'))
        problem.notes = {"# is followed by 3, 4, 6 or 8 digits from 0 to 9 and a to f"};
    else if ((key.kind == Kind::Paint || key.kind == Kind::Section) && is_pattern(written))
        problem.notes = {fmt::format("fix: write {{pattern: {}, colors: [white, gold]}}", written)};
    else if (are_colors(context, written))
        problem.notes = {"fix: for several colors write a list:  [red, green]"};
    else if (diag::has_curly_quotes(written))
        problem.notes = {"fix: YAML's quotes are the straight ones: \" or '"};
    else
        problem.notes = {
            "colors are names such as cornsilk, \"#fff8e7\", rgb(255 248 231) or hsl(43 100% 95%)"};
}

} // namespace

std::optional<color::Color> color_value(ReadContext& context, const Key& key, const yaml::Node& node) {
    const std::string_view written = diag::trimmed(node.text);
    if (const auto color = find_color(context, written, node.span)) return color;
    report_no_color(context, key, written, node.span);
    return std::nullopt;
}

namespace {

/// Returns the length of a width at the beginning of a text: "1mm", "1 / 32 in"; 0 if there is none.
std::size_t width_length(std::string_view written) {
    const std::size_t unit = std::min(written.find_first_not_of("0123456789.,/ "), written.size());
    std::size_t end = unit;
    while (end < written.size() && std::isalpha(static_cast<unsigned char>(written[end])) != 0) ++end;
    const bool is_width = unit > 0 && millimeters(written.substr(unit, end - unit)).has_value();
    return is_width ? end : 0;
}

yaml::Node with_text(const yaml::Node& node, std::string_view text) {
    yaml::Node part = node;
    part.text = diag::trimmed(text);
    return part;
}

} // namespace

std::optional<symbol::Edge> edge_value(ReadContext& context, const Key& key, const yaml::Node& node) {
    using Kind = symbol::Edge::Kind;
    if (is_word(node, "auto")) return symbol::Edge{.kind = Kind::Auto};
    if (is_word(node, "none")) return symbol::Edge{.kind = Kind::None};
    const std::string_view written = diag::trimmed(node.text);
    const std::size_t length = width_length(written);
    if (length == 0) {
        report_wrong_value(context, key, node, "auto, none, or a width and a color such as 1mm white");
        return std::nullopt;
    }
    Key width_key = key;
    width_key.range = {0.05, 10};
    const auto width = length_value(context, width_key, with_text(node, written.substr(0, length)));
    symbol::Edge edge{.kind = Kind::Rim, .width = width.value_or(0)};
    if (const auto rest = with_text(node, written.substr(length)); !rest.text.empty()) {
        const auto color = color_value(context, key, rest);
        if (!color) return std::nullopt;
        edge.color = *color;
    }
    return width ? std::optional(edge) : std::nullopt;
}

namespace {

constexpr int max_steps = 360;
constexpr std::string_view rotation_forms = "any, upright, degrees such as 30, or steps such as 8 steps";

/// Returns 8 for "8 steps"; nothing for other texts; 0 for an impossible number.
std::optional<int> steps_in(std::string_view written) {
    const auto quantity = parse_quantity(written);
    if (!quantity || (quantity->unit != "steps" && quantity->unit != "step")) return std::nullopt;
    const bool possible = quantity->value == std::floor(quantity->value) && quantity->value >= 1 &&
                          quantity->value <= max_steps;
    return possible ? static_cast<int>(quantity->value) : 0;
}

} // namespace

std::optional<layout::Rotation> rotation_value(ReadContext& context, const Key& key, const yaml::Node& node) {
    using Turn = layout::Rotation::Kind;
    for (const Word& word : key.words) {
        if (is_word(node, word.word)) return layout::Rotation{static_cast<Turn>(word.value)};
    }
    const std::string_view written = diag::trimmed(node.text);
    if (const auto steps = steps_in(written)) {
        if (*steps > 0) return layout::Rotation{Turn::Steps, 0, *steps};
        context.error(node.span, "range",
                      fmt::format("the steps of `{}` must be between 1 and {}", key.label(), max_steps));
        return std::nullopt;
    }
    yaml::Node number = node;
    number.text = without_signs(written);
    if (!parse_number(number.text)) {
        report_wrong_value(context, key, node, rotation_forms);
        return std::nullopt;
    }
    const auto degrees = number_value(context, key, number);
    if (!degrees) return std::nullopt;
    return layout::Rotation{Turn::Range, *degrees * std::numbers::pi / 180};
}

} // namespace spotit::theme

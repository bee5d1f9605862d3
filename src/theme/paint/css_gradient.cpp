// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/paint/paint.hpp"
#include "theme/values/values.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <numbers>
#include <utility>

namespace spotit::theme {
namespace {

using background::Gradient;

constexpr double full_turn = 2 * std::numbers::pi;

/// CSS's words for directions: sides with their angles in degrees from upwards, and corners.
constexpr std::pair<std::string_view, double> sides[] = {
    {"to top", 0}, {"to right", 90}, {"to bottom", 180}, {"to left", 270}};
constexpr std::pair<std::string_view, Gradient::Corner> corners[] = {
    {"to top right", Gradient::Corner::TopRight},
    {"to bottom right", Gradient::Corner::BottomRight},
    {"to bottom left", Gradient::Corner::BottomLeft},
    {"to top left", Gradient::Corner::TopLeft}};

/// Returns radians; nothing if the text is no angle.
std::optional<double> parse_angle(std::string_view text) {
    const auto quantity = parse_quantity(text);
    if (!quantity) return std::nullopt;
    if (quantity->unit == "deg") return quantity->value * full_turn / 360;
    if (quantity->unit == "turn") return quantity->value * full_turn;
    if (quantity->unit == "rad") return quantity->value;
    if (quantity->unit == "grad") return quantity->value * full_turn / 400;
    return std::nullopt;
}

/// Reads the direction of a linear gradient; false if the text is none.
bool read_direction(Gradient& gradient, std::string_view text) {
    const auto name = [](const auto& row) { return row.first; };
    // "to right top" is the same corner as "to top right".
    std::vector<std::string_view> words = blank_separated(text);
    if (words.size() == 3 && (words[1] == "left" || words[1] == "right")) std::swap(words[1], words[2]);
    const std::string written = fmt::format("{}", fmt::join(words, " "));
    const auto* const corner = std::ranges::find(corners, written, name);
    const auto* const side = std::ranges::find(sides, written, name);
    const auto angle = side == std::end(sides) ? parse_angle(text) : side->second * full_turn / 360;
    if (corner != std::end(corners)) gradient.corner = corner->second;
    if (corner != std::end(corners) || angle) gradient.angle = angle.value_or(0);
    return corner != std::end(corners) || angle;
}

/// Reads the shape of a radial gradient; false if the text is none that can be drawn.
bool read_ending(Gradient& gradient, std::string_view text) {
    constexpr std::string_view middle = "at center";
    const bool is_given = !text.empty();
    if (text.ends_with(middle)) text = diag::trimmed(text.substr(0, text.size() - middle.size()));
    if (text == "circle") gradient.ending = Gradient::Ending::Circle;
    return is_given && (text.empty() || text == "circle" || text == "ellipse");
}

std::nullopt_t report(Problems& problems, const yaml::Node& node, std::string message) {
    problems.error(node.span, "gradient", std::move(message))
        .note("for example:  linear-gradient(45deg, white, gold)   or   radial-gradient(white, gold 70%)");
    return std::nullopt;
}

/// Returns true for a first argument that is meant as a direction, but is none.
bool is_no_direction(std::string_view text) {
    constexpr std::string_view beginnings[] = {"to ",     "at ",      "from ",    "circle",
                                               "ellipse", "closest-", "farthest-"};
    return parse_angle(text) ||
           std::ranges::any_of(beginnings, [&](std::string_view each) { return text.starts_with(each); });
}

std::nullopt_t report_direction(Problems& problems, const yaml::Node& part, Gradient::Kind kind) {
    diag::Diagnostic& problem =
        problems.error(part.span, "gradient", fmt::format("{} is not a direction of a gradient", part.text));
    problem.notes = {
        "directions: to top, to bottom, to left, to right, to top right and the like, or an angle: 45deg"};
    if (kind == Gradient::Kind::Radial) {
        problem.message = "radial gradients start in the middle of the card";
        problem.notes = {"fix: write circle, or ellipse, or neither:  radial-gradient(circle, white, gold)"};
    }
    return std::nullopt;
}

} // namespace

std::vector<std::string_view> split_arguments(std::string_view text) {
    std::vector<std::string_view> parts;
    int depth = 0;
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        const char c = i < text.size() ? text[i] : ',';
        if (c == '(') ++depth;
        if (c == ')') --depth;
        if (c != ',' || (depth > 0 && i < text.size())) continue;
        parts.push_back(diag::trimmed(text.substr(begin, i - begin)));
        begin = i + 1;
    }
    return parts;
}

yaml::Node subnode(const yaml::Node& node, std::string_view part) {
    yaml::Node result{yaml::Node::Kind::Scalar, std::string(part), node.span, {}, {}};
    const std::string_view written = diag::span_text(node.span);
    const std::size_t at = written.find(part);
    if (at == std::string_view::npos || part.empty()) return result;
    result.span.begin += at;
    result.span.end = result.span.begin + part.size();
    return result;
}

bool is_css_gradient(std::string_view written) {
    const std::string_view name = written.substr(0, written.find('('));
    return name.size() < written.size() && name.ends_with("gradient");
}

std::optional<background::Stop> stop_value(Palette& palette, const Key& key, const yaml::Node& node) {
    const std::string_view written = diag::trimmed(node.text);
    const std::size_t blank = written.find_last_of(" \t");
    background::Stop stop;
    std::string_view color = written;
    if (blank != std::string_view::npos && !written.ends_with(')')) {
        const auto at = parse_quantity(written.substr(blank + 1));
        const bool is_share = at && (at->unit == "%" || at->unit.empty());
        if (!is_share || at->value < 0 || at->value > (at->unit == "%" ? 100 : 1))
            return report(palette.problems, node,
                          fmt::format("{} is not a position from 0% to 100%", written.substr(blank + 1)));
        stop.at = at->unit == "%" ? at->value / 100 : at->value;
        color = diag::trimmed(written.substr(0, blank));
    }
    if (color.find('%') != std::string_view::npos && color.find('(') == std::string_view::npos) {
        palette.problems.error(node.span, "gradient", "the colors of a gradient are separated by commas")
            .note("for example:  white, gold 70%   or as a list:  [white, gold 70%]");
        return std::nullopt;
    }
    const auto value = color_value(palette, key, subnode(node, color));
    if (!value) return std::nullopt;
    stop.color = *value;
    return stop;
}

std::optional<Gradient> css_gradient(Palette& palette, const Key& key, const yaml::Node& node) {
    const std::string_view written = diag::trimmed(node.text);
    const std::size_t open = written.find('(');
    const std::string_view name = written.substr(0, open);
    Gradient gradient{.kind = name == "radial-gradient" ? Gradient::Kind::Radial : Gradient::Kind::Linear};
    if (name != "linear-gradient" && name != "radial-gradient")
        return report(palette.problems, node,
                      fmt::format("{} is not linear-gradient or radial-gradient", name));
    if (!written.ends_with(')')) return report(palette.problems, node, "the ) at the end is missing");
    std::vector<std::string_view> parts =
        split_arguments(written.substr(open + 1, written.size() - open - 2));
    const bool is_linear = gradient.kind == Gradient::Kind::Linear;
    if (is_linear ? read_direction(gradient, parts.front()) : read_ending(gradient, parts.front()))
        parts.erase(parts.begin());
    else if (is_linear && parse_number(parts.front())) {
        palette.problems.error(subnode(node, parts.front()).span, "gradient", "an angle needs its unit")
            .point_out(fmt::format("did you mean {}deg?", parts.front()));
        return std::nullopt;
    } else if (is_no_direction(parts.front()))
        return report_direction(palette.problems, subnode(node, parts.front()), gradient.kind);
    if (parts.size() < 2) return report(palette.problems, node, "a gradient needs at least two colors");
    const std::size_t before = palette.problems.count();
    for (const std::string_view part : parts) {
        if (part.empty()) return report(palette.problems, node, "a color is missing before or after a comma");
        if (const auto stop = stop_value(palette, key, subnode(node, part))) gradient.stops.push_back(*stop);
    }
    if (palette.problems.count() != before) return std::nullopt;
    return gradient;
}

} // namespace spotit::theme

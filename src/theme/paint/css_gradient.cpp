// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/paint/paint.hpp"
#include "theme/values/values.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <numbers>

namespace spotit::theme {
namespace {

using background::Gradient;

constexpr double full_turn = 2 * std::numbers::pi;

/// CSS's words for directions: an angle, or a corner.
struct Direction {
    std::string_view words;
    double angle = 0; ///< degrees, from upwards
    std::optional<Gradient::Corner> corner{};
};
constexpr Direction directions[] = {
    {"to top", 0},
    {"to right", 90},
    {"to bottom", 180},
    {"to left", 270},
    {"to top right", 0, Gradient::Corner::TopRight},
    {"to right top", 0, Gradient::Corner::TopRight},
    {"to bottom right", 0, Gradient::Corner::BottomRight},
    {"to right bottom", 0, Gradient::Corner::BottomRight},
    {"to bottom left", 0, Gradient::Corner::BottomLeft},
    {"to left bottom", 0, Gradient::Corner::BottomLeft},
    {"to top left", 0, Gradient::Corner::TopLeft},
    {"to left top", 0, Gradient::Corner::TopLeft},
};

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
    const auto* const found = std::ranges::find(directions, text, &Direction::words);
    const auto angle = found == std::end(directions) ? parse_angle(text) : found->angle * full_turn / 360;
    if (!angle) return false;
    gradient.angle = *angle;
    if (found != std::end(directions)) gradient.corner = found->corner;
    return true;
}

/// Reads the shape of a radial gradient; false if the text is none that can be drawn.
bool read_ending(Gradient& gradient, std::string_view text) {
    constexpr std::string_view ellipses[] = {"ellipse",
                                             "ellipse at center",
                                             "ellipse farthest-corner",
                                             "ellipse farthest-corner at center",
                                             "farthest-corner",
                                             "farthest-corner at center",
                                             "at center"};
    constexpr std::string_view circles[] = {"circle", "circle at center", "circle farthest-corner",
                                            "circle farthest-corner at center"};
    const bool is_circle = std::ranges::find(circles, text) != std::end(circles);
    if (is_circle) gradient.ending = Gradient::Ending::Circle;
    return is_circle || std::ranges::find(ellipses, text) != std::end(ellipses);
}

void report(Problems& problems, const yaml::Node& node, std::string message) {
    problems.error(node.span, "gradient", std::move(message))
        .note("for example:  linear-gradient(45deg, white, gold)   or   radial-gradient(white, gold 70%)");
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
        if (!is_share || at->value < 0 || at->value > (at->unit == "%" ? 100 : 1)) {
            report(palette.problems, node,
                   fmt::format("{} is not a position from 0% to 100%", written.substr(blank + 1)));
            return std::nullopt;
        }
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
    if (name != "linear-gradient" && name != "radial-gradient") {
        report(palette.problems, node, fmt::format("{} is not linear-gradient or radial-gradient", name));
        return std::nullopt;
    }
    if (!written.ends_with(')')) {
        report(palette.problems, node, "the ) at the end is missing");
        return std::nullopt;
    }
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
    if (parts.size() < 2) {
        report(palette.problems, node, "a gradient needs at least two colors");
        return std::nullopt;
    }
    const std::size_t before = palette.problems.count();
    for (const std::string_view part : parts) {
        if (part.empty()) {
            report(palette.problems, node, "a color is missing before or after a comma");
            return std::nullopt;
        }
        if (const auto stop = stop_value(palette, key, subnode(node, part))) gradient.stops.push_back(*stop);
    }
    if (palette.problems.count() != before) return std::nullopt;
    return gradient;
}

} // namespace spotit::theme

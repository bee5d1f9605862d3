// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/values/values.hpp"

#include "theme/symbols/symbol_text.hpp"
#include "theme/symbols/symbols.hpp"

#include <spotit/color.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/symbol.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

/// Reports a repeated value: two cards of a Set deck would be equal.
void refuse_same_feature(Problems& problems, const yaml::Node& node, std::string_view feature) {
    problems.error(node.span, "same-feature", fmt::format("the deck has this {} already", feature))
        .note(fmt::format("every {} must differ from the others, or cards would be the same", feature));
}

bool is_same_shape(const symbol::SymbolSpec& one, const symbol::SymbolSpec& other) {
    return one.emoji == other.emoji && one.image == other.image &&
           (!one.emoji.empty() || !one.image.empty() || one.name == other.name);
}

void add_shape(Reading& reading, const yaml::Node& node, symbol::SymbolSpec shape) {
    std::vector<symbol::SymbolSpec>& shapes = reading.theme.set.shapes;
    const bool is_there = std::ranges::any_of(
        shapes, [&](const symbol::SymbolSpec& other) { return is_same_shape(shape, other); });
    if (is_there) refuse_same_feature(reading.problems, node, "shape");
    shapes.push_back(std::move(shape));
}

/// Adds built-in shapes, or symbols whose silhouettes are used.
void add_shapes(Reading& reading, const yaml::Node& node) {
    const std::string_view written = diag::trimmed(node.text);
    const auto names = symbol::set_shape_names();
    if (std::find(names.begin(), names.end(), written) != names.end()) {
        symbol::SymbolSpec shape;
        shape.name = written;
        shape.span = node.span;
        add_shape(reading, node, std::move(shape));
        return;
    }
    for (symbol::SymbolSpec& source : symbols_in(reading, node, SymbolPlace::InEntry).symbols) {
        if (source.text.empty()) {
            add_shape(reading, node, std::move(source));
            continue;
        }
        reading.problems.error(node.span, "value", fmt::format("there is no shape called {}", written))
            .suggest(reading.problems.nearest_word(written, names))
            .note(fmt::format("shapes: {}, pictures such as duck.svg, or emoji", fmt::join(names, " ")));
    }
}

} // namespace

void read_set_colors(Palette& palette, const Key& key, const yaml::Node& node, Theme& theme) {
    for_each_value(palette.problems, key, node, [&](const yaml::Node& item) {
        const auto value = color_value(palette, key, item);
        if (!value) return;
        const std::string_view written = diag::trimmed(item.text);
        const bool is_name = written.find_first_of("#(") == std::string_view::npos;
        const color::Oklab lab = color::to_oklab(color::to_linear(*value));
        const bool is_there = std::ranges::any_of(theme.set.colors, [&](const color::Color& other) {
            return color::distance(lab, color::to_oklab(color::to_linear(other))) <
                   color::just_noticeable_difference;
        });
        if (is_there) refuse_same_feature(palette.problems, item, "color");
        theme.set.colors.push_back(*value);
        theme.set.color_names.emplace_back(is_name ? written : "");
        theme.set.color_spans.push_back(item.span);
    });
}

void read_set_fills(Problems& problems, const Key& key, const yaml::Node& node, Theme& theme) {
    for_each_value(problems, key, node, [&](const yaml::Node& item) {
        const auto value = word_value(problems, key, item);
        if (!value) return;
        const auto fill = static_cast<symbol::SetFill>(*value);
        std::vector<symbol::SetFill>& fills = theme.set.fills;
        if (std::ranges::find(fills, fill) != fills.end()) refuse_same_feature(problems, item, "filling");
        fills.push_back(fill);
    });
}

void read_set_shapes(Reading& reading, const Key& key, const yaml::Node& node, Theme& /*theme*/) {
    for_each_value(reading.problems, key, node, [&](const yaml::Node& item) { add_shapes(reading, item); });
}

} // namespace spotit::theme

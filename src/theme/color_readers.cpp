// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/length.hpp"
#include "theme/message.hpp"
#include "theme/readers.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

/// The numbers of "cmyk(70% 0% 90% 10%)" as shares; nothing when they are none or not so many. Plain numbers
/// are percent, too.
std::optional<std::vector<double>> ink_shares(std::string_view written, std::string_view name,
                                              std::size_t count) {
    if (!written.starts_with(name) || !written.ends_with(')')) return std::nullopt;
    std::string inside(written.substr(name.size(), written.size() - name.size() - 1));
    std::replace(inside.begin(), inside.end(), ',', ' ');
    std::vector<double> shares;
    for (std::string_view rest = trimmed(inside); !rest.empty();) {
        const std::size_t end = std::min(rest.find_first_of(" \t"), rest.size());
        const auto quantity = parse_quantity(rest.substr(0, end));
        const bool is_percent = quantity && (quantity->unit == "%" || quantity->unit.empty());
        if (!is_percent || quantity->value < 0 || quantity->value > 100) return std::nullopt;
        shares.push_back(quantity->value / 100);
        rest = trimmed(rest.substr(end));
    }
    if (shares.size() != count) return std::nullopt;
    return shares;
}

/// As CSS Color 4 shows device-cmyk() where no profile is known, section 10.1. gray(100%) is white.
std::optional<color::Color> ink_color(std::string_view written) {
    if (const auto inks = ink_shares(written, "cmyk(", 4)) {
        const auto light = [&](double ink) { return 1 - std::min(1.0, ink * (1 - (*inks)[3]) + (*inks)[3]); };
        return color::Color{light((*inks)[0]), light((*inks)[1]), light((*inks)[2]), 1};
    }
    if (const auto shares = ink_shares(written, "gray(", 1))
        return color::Color{shares->front(), shares->front(), shares->front(), 1};
    return std::nullopt;
}

/// The colour itself: one of the theme's own names, or as in CSS.
std::optional<color::Color> find_color(const Reading& reading, std::string_view written) {
    const auto own = reading.colors.find(written);
    if (own != reading.colors.end()) return own->second;
    if (const auto color = ink_color(written)) return color;
    return color::parse(written);
}

/// The theme's own name that was likely meant, else CSS's.
std::string_view nearest_color(const Reading& reading, std::string_view written) {
    std::vector<std::string_view> own;
    for (const auto& [name, color] : reading.colors) own.push_back(name);
    const std::string_view near = diag::nearest(written, own);
    return near.empty() ? color::nearest_name(written) : near;
}

void report_no_color(Reading& reading, std::string_view written, const diag::Span& span) {
    Reading::Problem problem{"color", fmt::format("{} is no colour", written), span, "", {}};
    const std::string_view near = nearest_color(reading, written);
    if (!near.empty()) problem.label = fmt::format("did you mean `{}`?", near);
    if (written.starts_with("cmyk("))
        problem.notes = {"inks are shares of 100%:  cmyk(70% 0% 90% 10%)"};
    else if (written.starts_with("gray("))
        problem.notes = {"gray(0%) is black, gray(100%) white"};
    else if (has_curly_quotes(written))
        problem.notes = {"fix: YAML's quotes are the straight ones: \" or '"};
    else
        problem.notes = {
            "colours are names such as cornsilk, \"#fff8e7\", rgb(255 248 231) or hsl(43 100% 95%)"};
    reading.add(std::move(problem));
}

/// Whether the name is one of the map's further down: colours refer to those above them only.
bool is_defined_below(const Node& map, const Node::Entry& entry) {
    bool below = false;
    for (const Node::Entry& other : map.entries) {
        if (below && other.key.text == trimmed(entry.value.text)) return true;
        below = below || &other == &entry;
    }
    return false;
}

void report_duplicate(Reading& reading, const Node& key, const diag::Span& first) {
    reading.add({"duplicate-key",
                 fmt::format("`colors.{}` is given twice", key.text),
                 key.span,
                 fmt::format("first in {}", place_of(first, key.span)),
                 {line_note(first), "fix: delete one of them"}});
}

} // namespace

std::optional<color::Color> color_value(Reading& reading, const Key&, const Node& node) {
    const std::string_view written = trimmed(node.text);
    if (const auto color = find_color(reading, written)) return color;
    report_no_color(reading, written, node.span);
    return std::nullopt;
}

void read_colors(Reading& reading, const Key& key, const Node& node) {
    std::map<std::string, diag::Span> first;
    for (const Node::Entry& entry : node.entries) {
        const auto [before, is_new] = first.try_emplace(entry.key.text, entry.key.span);
        if (!is_new) {
            report_duplicate(reading, entry.key, before->second);
        } else if (entry.value.kind == Node::Kind::Null) {
            report_null(reading, key, entry);
        } else if (!entry.value.is_scalar()) {
            reading.add({"type",
                         fmt::format("`colors.{}` must be a colour", entry.key.text),
                         entry.value.span,
                         "",
                         {}});
        } else if (is_defined_below(node, entry)) {
            reading.add({"color",
                         fmt::format("{} is defined further down", trimmed(entry.value.text)),
                         entry.value.span,
                         "",
                         {"fix: put it above this line"}});
        } else if (const auto color = color_value(reading, key, entry.value)) {
            reading.colors[entry.key.text] = *color;
        }
    }
}

} // namespace spotit::theme

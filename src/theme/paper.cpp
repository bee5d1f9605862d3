// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/length.hpp"
#include "theme/message.hpp"
#include "theme/readers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace spotit::theme {
namespace {

bool same_word(std::string_view a, std::string_view b) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [&](char x, char y) { return lower(x) == lower(y); });
}

/// The two sides of "210x297mm" as text; both empty when it is no product.
struct Sides {
    std::string_view width, height;
};

Sides sides_of(std::string_view text) {
    for (const std::string_view sign :
         {std::string_view("x"), std::string_view("X"), std::string_view("×")}) {
        const std::size_t at = text.find(sign);
        if (at != std::string_view::npos) return {text.substr(0, at), text.substr(at + sign.size())};
    }
    return {};
}

/// The length of one side; its unit may stand at the other side.
std::optional<double> side_length(Reading& reading, const Key& key, const Node& node, const Quantity& side) {
    const auto unit = millimetres(side.unit);
    if (!unit) {
        const std::string problem = side.unit.empty() ? fmt::format("`{}` needs a unit", key.label())
                                                      : fmt::format("there is no unit `{}`", side.unit);
        reading.add({"unit", problem, node.span, fmt::format("for example 210x297mm (mm, cm, in, pt)"), {}});
        return std::nullopt;
    }
    const double length = side.value * *unit;
    if (length >= key.range.least && length <= key.range.most) return length;
    reading.add({"range",
                 fmt::format("the sides of `{}` must lie between {}mm and {}mm", key.label(),
                             figure(key.range.least), figure(key.range.most)),
                 node.span,
                 "",
                 {}});
    return std::nullopt;
}

void report_no_paper(Reading& reading, const Key& key, const Node& node) {
    if (is_word(node, "none")) {
        reading.add(
            {"not-built", fmt::format("`{}: none` is not built yet", key.label()), node.span, "", {}});
        return;
    }
    std::vector<std::string_view> names;
    for (const sheet::Paper& paper : sheet::papers()) names.push_back(paper.name);
    Reading::Problem problem{
        "value", fmt::format("there is no paper called {}", trimmed(node.text)), node.span, "", {}};
    const std::string_view near = diag::nearest(trimmed(node.text), names);
    if (!near.empty()) problem.label = fmt::format("did you mean `{}`?", near);
    problem.notes = {fmt::format("papers: {}", fmt::join(names, " ")), "or write its size:  210x297mm"};
    reading.add(std::move(problem));
}

} // namespace

void read_paper(Reading& reading, const Key& key, const Node& node) {
    const std::string_view written = trimmed(node.text);
    for (const sheet::Paper& paper : sheet::papers()) {
        if (!same_word(paper.name, written)) continue;
        reading.theme.sheet.paper = paper.size;
        reading.theme.paper_name = paper.name;
        return;
    }
    const Sides sides = sides_of(written);
    auto width = parse_quantity(sides.width), height = parse_quantity(sides.height);
    if (!width || !height) {
        report_no_paper(reading, key, node);
        return;
    }
    if (width->unit.empty()) width->unit = height->unit;
    const auto across = side_length(reading, key, node, *width);
    if (!across) return;
    const auto down = side_length(reading, key, node, *height);
    if (!down) return;
    reading.theme.sheet.paper = {*across, *down};
    reading.theme.paper_name = written;
}

} // namespace spotit::theme

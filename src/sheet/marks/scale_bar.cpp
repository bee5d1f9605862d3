// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "sheet/marks/page_marks.hpp"

#include <array>

namespace spotit::sheet {

namespace {

constexpr double bar_length = 50, bar_width = 0.2, half_tick = 1;
constexpr double half_bar = half_tick + bar_width / 2; // including square caps
constexpr double bar_text_length = 4 * bar_text_size;  // "50 mm"

} // namespace

Item ScaleBar::item() const {
    return {{0, line - half_bar, bar_length, line + half_bar}, text};
}

std::vector<ScaleBar> scale_bars() {
    constexpr double height = text_height(bar_text_size), white = 0.4, behind = bar_length + 2;
    std::vector<ScaleBar> result;
    const std::array starts{(bar_length - bar_text_length) / 2, 1.0, bar_length - bar_text_length - 1.0};
    for (const double x : starts) {
        const double above = half_bar + white;
        result.push_back({half_bar, {x, above, x + bar_text_length, above + height}});
    }
    for (const double x : starts) result.push_back({height + white, {x, 0, x + bar_text_length, height}});
    result.push_back({height / 2, {behind, 0, behind + bar_text_length, height}});
    return result;
}

std::vector<Stroke> draw_bar(const ScaleBar& bar, const View& view, geom::Point origin) {
    const auto line = [&](geom::Point from, geom::Point to) {
        return Stroke{
            .from = view.to_sheet(origin + from), .to = view.to_sheet(origin + to), .width = bar_width};
    };
    // A ruler measures to the outer edges of the ticks.
    std::vector<Stroke> strokes{line({0, bar.line}, {bar_length, bar.line})};
    for (const double end : {bar_width / 2, bar_length - bar_width / 2})
        strokes.push_back(line({end, bar.line - half_tick}, {end, bar.line + half_tick}));
    return strokes;
}

} // namespace spotit::sheet

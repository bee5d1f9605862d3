// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "sheet/marks/free_space.hpp"

#include <spotit/sheet.hpp>

#include <vector>

namespace spotit::sheet {

inline constexpr double bar_text_size = 2.2;

/// Returns the height of a line of text in letters of this size.
constexpr double text_height(double size) {
    return (LabelPlace::ascent + LabelPlace::descent) * size;
}

/// A bar with its number: above the middle of the bar if there is room, otherwise above one of its ends,
/// below or behind it.
struct ScaleBar {
    double line; ///< depth of the bar itself
    geom::Box text;

    Item item() const;
};

/// Returns the ways to draw a bar, the best first.
std::vector<ScaleBar> scale_bars();
/// Returns the bar and its ticks on the sheet; `origin` is its place in the view.
std::vector<Stroke> draw_bar(const ScaleBar& bar, const View& view, geom::Point origin);

} // namespace spotit::sheet

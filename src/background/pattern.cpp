// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "background/patterns.hpp"

#include "symbol/canvas.hpp"

#include <algorithm>

namespace spotit::background {

namespace {

/// Millimeters. Smaller drawings are a gray haze and a large file.
constexpr double min_size = 0.5;

} // namespace

symbol::Symbol draw(const Pattern& pattern, const Request& request) {
    Pattern drawn = pattern;
    drawn.size = std::max(drawn.size, min_size);
    const PatternRow& row = pattern_rows[static_cast<std::size_t>(drawn.kind)];
    const auto paint = [pattern = drawn, box = request.box, draw_kind = row.draw](symbol::Canvas& canvas) {
        if (pattern.colors.empty()) return;
        Pen pen(canvas.context(), box, pattern.angle);
        pen.flood(pattern.colors.front());
        if (pattern.colors.size() > 1) draw_kind(pen, pattern);
    };
    return make_symbol(std::string(base::enum_name(pattern_names, pattern.kind)), paint, request);
}

} // namespace spotit::background

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "background/patterns.hpp"

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
    symbol::Items items;
    if (!drawn.colors.empty()) items.push_back(fill_box(request.box, drawn.colors.front()));
    if (drawn.colors.size() > 1) {
        Pen pen(request.box, drawn.angle);
        row.draw(pen, drawn);
        items.push_back(pen.finish());
    }
    return make_symbol(std::string(base::enum_name(pattern_names, pattern.kind)), std::move(items), request);
}

} // namespace spotit::background

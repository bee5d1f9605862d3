// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "background/drawings.hpp"

#include "symbol/canvas.hpp"

#include <spotit/base/enum_names.hpp>

#include <algorithm>

namespace spotit::background {

namespace {

/// A kind of pattern. A new kind is one value of the enumeration, one row and its function.
struct PatternRow {
    Pattern::Kind kind;
    void (*draw)(Pen&, const Pattern&);
};
constexpr PatternRow pattern_rows[] = {
    {Pattern::Kind::Dots, dots},         {Pattern::Kind::Stripes, stripes},   {Pattern::Kind::Checks, checks},
    {Pattern::Kind::Diamonds, diamonds}, {Pattern::Kind::Waves, waves},       {Pattern::Kind::Rays, rays},
    {Pattern::Kind::Rings, rings},       {Pattern::Kind::Confetti, confetti},
};
static_assert(base::is_complete(pattern_rows, &PatternRow::kind));

/// Millimeters. Smaller drawings are a gray haze and a large file.
constexpr double min_size = 0.5;

} // namespace

symbol::Symbol draw(const Pattern& given, const Request& request) {
    Pattern pattern = given;
    pattern.size = std::max(pattern.size, min_size);
    const PatternRow& row = pattern_rows[static_cast<std::size_t>(pattern.kind)];
    const auto paint = [pattern, box = request.box, draw_kind = row.draw](symbol::Canvas& canvas) {
        if (pattern.colors.empty()) return;
        Pen pen(canvas.context(), box, pattern.angle);
        pen.flood(pattern.colors.front());
        if (pattern.colors.size() > 1) draw_kind(pen, pattern);
    };
    return make_symbol(std::string(base::enum_name(pattern_names, pattern.kind)), paint, request);
}

} // namespace spotit::background

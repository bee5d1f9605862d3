// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "background/drawings.hpp"

#include <spotit/base/enum_names.hpp>

namespace spotit::background {

/// Draws a kind of pattern on a flooded box, in the colors after the first.
using DrawPattern = void(Pen& pen, const Pattern& pattern);
struct PatternRow {
    Pattern::Kind kind;
    DrawPattern* draw;
};

// A kind of pattern is a value with its name in <spotit/background/spec.hpp>, its function, and its row here.
DrawPattern dots, stripes, checks, diamonds, waves, rays, rings, confetti;
inline constexpr PatternRow pattern_rows[] = {
    {Pattern::Kind::Dots, dots},         {Pattern::Kind::Stripes, stripes},   {Pattern::Kind::Checks, checks},
    {Pattern::Kind::Diamonds, diamonds}, {Pattern::Kind::Waves, waves},       {Pattern::Kind::Rays, rays},
    {Pattern::Kind::Rings, rings},       {Pattern::Kind::Confetti, confetti},
};
static_assert(base::is_complete(pattern_rows, &PatternRow::kind));

} // namespace spotit::background

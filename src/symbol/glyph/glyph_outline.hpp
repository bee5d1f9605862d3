// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/glyph/contours.hpp"

#include <spotit/geom.hpp>

#include <cairo.h>
#include <hb.h>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace spotit::symbol {

/// A glyph's contours as lines and cubic curves, in font units, y up.
class GlyphOutline {
public:
    /// Where outlines are large numbers they are rounded to whole units: nobody can see it, and a page is a
    /// seventh smaller for it.
    GlyphOutline(hb_font_t* font, hb_codepoint_t glyph);

    bool empty() const { return points_.empty(); }
    std::size_t point_count() const { return points_.size(); }
    /// Around the points, the curves' handles too.
    geom::Box box() const;
    /// Replaces the context's current path.
    void trace(cairo_t* context) const;
    /// The same as values, moved.
    Contours contours(const geom::Affine& place) const;

private:
    friend struct OutlineSink;
    enum class Verb : std::uint8_t { Move, Line, Curve, Close };
    struct SmallPoint {
        float x, y;
    };
    std::vector<Verb> verbs_;
    std::vector<SmallPoint> points_;
};

} // namespace spotit::symbol

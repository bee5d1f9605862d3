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
    /// Coordinates of fonts with many units to the em are rounded to whole units, which is invisible and
    /// makes a page a seventh smaller.
    GlyphOutline(hb_font_t* font, hb_codepoint_t glyph);

    bool empty() const { return points_.empty(); }
    std::size_t point_count() const { return points_.size(); }
    /// Returns the box of all points, including the curves' handles.
    geom::Box box() const;
    /// Replaces the context's current path.
    void trace(cairo_t* context) const;
    /// Returns the outline as values, transformed.
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

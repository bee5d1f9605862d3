// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/glyph/glyph_outline.hpp"

#include <spotit/geom.hpp>

#include <optional>
#include <variant>
#include <vector>

/// The paint of a color glyph as plain values: font units, y up, as in the font. The reader has validated all
/// of them, so painting can't fail.
namespace spotit::symbol {

/// sRGB, not premultiplied, 0 to 1.
struct Rgba {
    double red = 0, green = 0, blue = 0, alpha = 1;
};

enum class Extend { Pad, Repeat, Reflect };

struct Stop {
    double offset = 0;
    Rgba color;
};

/// At least one stop, by rising offset; offsets may lie outside 0 to 1.
struct ColorLine {
    Extend extend = Extend::Pad;
    std::vector<Stop> stops;
};

struct Solid {
    Rgba color;
};

/// Offset 0 at `start`, 1 at `end`, colors constant across the line between them; start != end.
struct LinearGradient {
    ColorLine line;
    geom::Point start, end;
};

/// Offset 0 on one circle, 1 on the other; later offsets are painted over earlier ones.
struct RadialGradient {
    ColorLine line;
    geom::Circle start, end;
};

/// Offset 0 at the angle `start`, 1 at `end`: radians from the x axis towards the y axis.
struct SweepGradient {
    ColorLine line;
    geom::Point center;
    double start = 0, end = 0;
};

using Fill = std::variant<Solid, LinearGradient, RadialGradient, SweepGradient>;

/// OpenType's CompositeMode, by number.
enum class CompositeMode {
    Clear,
    Source,
    Destination,
    SourceOver,
    DestinationOver,
    SourceIn,
    DestinationIn,
    SourceOut,
    DestinationOut,
    SourceAtop,
    DestinationAtop,
    Xor,
    Plus,
    Screen,
    Overlay,
    Darken,
    Lighten,
    ColorDodge,
    ColorBurn,
    HardLight,
    SoftLight,
    Difference,
    Exclusion,
    Multiply,
    Hue,
    Saturation,
    Color,
    Luminosity
};

struct Paint;

/// A filled outline; without an outline the whole clip is filled.
struct Area {
    std::optional<GlyphOutline> outline;
    Fill fill;
    geom::Affine place; ///< from the fill's coordinates to the outline's
};

/// Layers from bottom to top, transformed and clipped together.
struct Group {
    geom::Affine place;
    std::variant<std::monostate, GlyphOutline, geom::Box> clip; ///< in the coordinates of the layers
    std::vector<Paint> layers;
};

struct Composite {
    CompositeMode mode = CompositeMode::SourceOver;
    std::vector<Paint> source, backdrop; ///< each from bottom to top
};

struct Paint {
    std::variant<Area, Group, Composite> node;
};

/// Returns true if nothing is translucent: each point is painted fully or not at all.
bool is_opaque(const Fill& fill);
bool is_opaque(const std::vector<Paint>& layers);

/// Returns the bounding box of a transformed box.
geom::Box moved(const geom::Box& box, const geom::Affine& place);

/// Returns the box of everything painted, in the coordinates of the layers; nothing if it is unbounded.
std::optional<geom::Box> ink_box(const Paint& paint);
std::optional<geom::Box> ink_box(const std::vector<Paint>& layers);

} // namespace spotit::symbol

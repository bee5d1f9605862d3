#pragma once

#include "symbol/glyph/bytes.hpp"

#include <spotit/symbol/drawing.hpp>

#include <hb.h>

namespace spotit::symbol {

/// The colors of a font's first palette in its CPAL table.
using Palette = std::vector<color::Color>;
Palette read_palette(hb_face_t* face);
/// Returns a color with its alpha multiplied; index 0xFFFF is the text color, black. Throws Damaged for an
/// index that the font does not have.
color::Color find_color(const Palette& palette, std::uint16_t index, double alpha);

/// The offsets in a COLR table of version 0 or 1 (OpenType 1.9.1, "COLR - Color Table"). Damaged tables throw
/// Damaged.
class ColrTable {
public:
    /// An empty table: no glyph has a paint.
    ColrTable() = default;
    explicit ColrTable(Bytes bytes);

    const Bytes& bytes() const { return bytes_; }
    bool has_paint_graphs() const { return base_glyph_count_ > 0; }
    bool has_layers() const { return flat_glyph_count_ > 0; }

    /// Returns the offset of the paint of a glyph of version 1.
    std::optional<std::size_t> paint(std::uint32_t glyph) const;
    /// Returns the offset of the paint of a layer.
    std::size_t layer(std::size_t index) const;
    std::optional<geom::Box> clip_box(std::uint32_t glyph) const;

    /// The layers of a glyph of version 0.
    struct FlatLayers {
        std::size_t first = 0, count = 0;
    };
    struct FlatLayer {
        std::uint16_t glyph = 0, color = 0;
    };
    std::optional<FlatLayers> flat_layers(std::uint32_t glyph) const;
    FlatLayer flat_layer(std::size_t index) const;

private:
    Bytes bytes_;
    std::size_t flat_glyphs_ = 0, flat_glyph_count_ = 0, flat_layers_ = 0, flat_layer_count_ = 0;
    std::size_t base_glyphs_ = 0, base_glyph_count_ = 0, layers_ = 0, layer_count_ = 0, clips_ = 0,
                clip_count_ = 0;
};

/// Limits against hostile fonts. The most complex emoji of Noto, the flags of Ecuador and El Salvador, use a
/// fifth of them.
struct ReadLimits {
    int depth = 64;
    int paints = 16'000;
    int points = 600'000; ///< of outlines and color lines together
};

/// Reads the paint formats that fill: solid colors and gradients, the variable ones at their default values.
/// Returns nothing if the paint at `offset` is of another kind. Gradients that OpenType calls ill-formed are
/// transparent.
std::optional<Paint> read_fill_paint(const Bytes& bytes, std::size_t offset, const Palette& palette);

/// A paint that transforms another one.
struct Transform {
    geom::Affine place;
    std::size_t child = 0; ///< offset of the transformed paint
};

/// Reads the paint formats that transform, the variable ones at their default values. Returns nothing if the
/// paint at `offset` is of another kind.
std::optional<Transform> read_transform(const Bytes& bytes, std::size_t offset);

} // namespace spotit::symbol

#pragma once

#include "symbol/bytes.hpp"

#include <spotit/symbol.hpp>

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
    bool has_paint_graphs() const { return glyphs_.count > 0; }
    bool has_layers() const { return flat_glyphs_.count > 0; }

    /// Returns the offset of the paint of a glyph of version 1.
    std::optional<std::size_t> paint(std::uint32_t glyph) const;
    /// Returns the offset of the paint of a layer.
    std::size_t read_layer(std::size_t index) const;
    std::optional<geom::Box> clip_box(std::uint32_t glyph) const;

    struct FlatLayer {
        std::uint16_t glyph = 0, color = 0;
    };
    std::optional<std::vector<FlatLayer>> flat_layers(std::uint32_t glyph) const;

private:
    /// Records of one size in a part of the table.
    struct List {
        std::size_t offset = 0; ///< of the part
        std::size_t first = 0, count = 0, size = 0;
    };
    List read_list(std::size_t offset, std::size_t head, std::size_t size) const;
    std::size_t record(const List& list, std::size_t index) const;
    /// Returns the offset of the record of a glyph, which begins with its number; or with the first number of
    /// several, and has the last one `last` bytes later.
    std::optional<std::size_t> find_record(const List& list, std::uint32_t glyph, std::size_t last = 0) const;

    Bytes bytes_;
    List flat_glyphs_, flat_layers_, glyphs_, layers_, clips_;
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

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/glyph/bytes.hpp"

#include <spotit/geom.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace spotit::symbol {

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

} // namespace spotit::symbol

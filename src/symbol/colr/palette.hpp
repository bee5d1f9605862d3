// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/symbol/drawing.hpp>

#include <hb.h>

#include <cstdint>
#include <vector>

namespace spotit::symbol {

/// The first palette of a font's CPAL table.
class Palette {
public:
    Palette() = default;
    explicit Palette(hb_face_t* face);

    /// Returns a color with its alpha multiplied; index 0xFFFF is the text color, black. Throws Damaged for
    /// an index that the font does not have.
    color::Color color(std::uint16_t index, double alpha) const;

private:
    std::vector<color::Color> colors_;
};

} // namespace spotit::symbol

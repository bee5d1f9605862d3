// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/glyph/contours.hpp"

#include <spotit/symbol/drawing.hpp>

#include <memory>
#include <vector>

namespace spotit::symbol {

/// A shape of a color glyph, drawn over the layers before it.
struct Layer {
    std::shared_ptr<const Contours> outline;
    std::vector<std::shared_ptr<const Contours>> clips; ///< the shape is visible only within all of them
    bool covers = true; ///< hides the layers below; otherwise a tint or only an edge
};

/// Splits the items of a color glyph into transformed layers, from bottom to top. Paints that only shade
/// become layers that do not cover; colors are read from the rasterized picture instead.
std::vector<Layer> make_layers(const Items& items);

} // namespace spotit::symbol

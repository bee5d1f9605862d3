// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/colr/paint.hpp"
#include "symbol/glyph/contours.hpp"

#include <memory>
#include <vector>

namespace spotit::symbol {

/// One shape of a color glyph, as if it were cut from paper and laid on those before it.
struct Sheet {
    std::shared_ptr<const Contours> outline;
    std::vector<std::shared_ptr<const Contours>> clips; ///< it shows only within all of them
    bool covers = true; ///< what lies below is hidden; else it is a tint, or an edge alone
};

/// Color paints as sheets from bottom to top, moved to that place. What only shades has sheets that don't
/// cover; colors are left to those who look at the picture.
std::vector<Sheet> sheets_of(const std::vector<Paint>& layers, const geom::Affine& place);

} // namespace spotit::symbol

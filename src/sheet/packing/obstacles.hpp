// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "sheet/marks/free_space.hpp"

#include <spotit/sheet.hpp>

namespace spotit::sheet {

/// The white around cards, their marks and the corners of a cutter's marks, mm.
struct White {
    double cards, marks, corners;
};

/// Returns cards and marks as obstacles, in the sheet's coordinates. The marks of a lone card are the longest
/// ones, so that the rulers stay clear of every sheet's marks.
Obstacles find_obstacles(const Imposition& imposition, const geom::Shape& card, const Options& options,
                         const White& around);

} // namespace spotit::sheet

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/sheet.hpp>

#include <vector>

namespace spotit::sheet {

/// The places for cards on a sheet.
struct Cells {
    geom::Size paper;
    DuplexFlip fold = DuplexFlip::None; ///< the fold that restricts the fronts to one half of the paper
    Packing packing = Packing::Grid;
    std::vector<geom::Point> centers; ///< row by row
};

/// Returns the cells for the options, including skipped ones. Orientation, fold and packing that are left
/// open are chosen for the largest number of cards.
Cells best_cells(const geom::Shape& card, const Options& options);

/// Returns the cells that the options don't skip.
std::vector<geom::Point> remove_skipped(const std::vector<geom::Point>& centers, const Options& options);

} // namespace spotit::sheet

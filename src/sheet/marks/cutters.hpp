// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom/rim_distance.hpp>
#include <spotit/sheet.hpp>

#include <vector>

namespace spotit::sheet {

/// The maximum length of ticks beyond a card's trim, mm.
inline constexpr double max_tick = 2.5;

/// Returns the distance of the frame between a cutter's marks from the paper's edges, mm; 0 without a cutter.
/// The machines cut nothing outside of it, and look for the marks along it.
double frame_inset(Cutter cutter);
/// Returns the corners of the sheet that have to stay white around the marks.
std::vector<geom::Box> registration_zones(Cutter cutter, geom::Size paper);

/// The parts of a sheet that a cutter's marks leave free for cards.
class Zones {
public:
    Zones(geom::Size paper, const geom::Shape& card, const Options& options);

    /// Returns the area itself, and smaller areas within it that may lose fewer cards to the marks.
    std::vector<geom::Box> areas(const geom::Box& area) const;
    /// Returns the cards that touch no zone, neither with their bleed nor with their marks.
    std::vector<geom::Point> outside(std::vector<geom::Point> centers) const;

private:
    geom::RimDistance<double> card_; ///< including bleed and marks
    std::vector<geom::Box> zones_;
};

} // namespace spotit::sheet

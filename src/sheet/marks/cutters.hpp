// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/sheet.hpp>

#include <vector>

namespace spotit::sheet {

/// The maximum length of ticks beyond a card's trim, mm.
inline constexpr double max_tick = 2.5;

/// Returns the corners of the sheet that have to stay white around those marks.
std::vector<geom::Box> registration_zones(Cutter cutter, geom::Size paper);

/// The parts of a sheet that the marks of a cutter leave to the cards.
class Zones {
public:
    Zones(geom::Size paper, const geom::Shape& card, const Options& options);

    /// Returns the area itself, and smaller ones within, in which fewer cards may be lost to the marks.
    std::vector<geom::Box> areas(const geom::Box& area) const;
    /// Returns those of the cards that touch no zone, neither with their bleed nor with their marks.
    std::vector<geom::Point> outside(std::vector<geom::Point> centers) const;

private:
    geom::Shape card_; ///< with what is around it
    std::vector<geom::Box> zones_;
};

} // namespace spotit::sheet

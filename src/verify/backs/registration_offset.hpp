// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

#include <string>
#include <vector>

namespace spotit::verify {

/// How all backs are moved to make up for a printer that misses: turned around the middle of the paper, then
/// shifted. Points, y up, as seen on the backs.
struct BackShift {
    geom::Point by{};
    /// The sines of the angles, anticlockwise, by which level lines and upright ones are turned. They differ
    /// where pages are stretched more one way than the other (sheet.scale).
    double level = 0, upright = 0;

    geom::Point operator()(geom::Point p) const { return by + linear()(p); }
    geom::Affine linear() const;
    double degrees() const;
    /// Whether a theme can ask for it.
    bool is_possible() const;
};

/// A place behind a front, and where a back is. Around the middle of the paper.
struct Behind {
    geom::Point front, back;
};

/// The one that most of them agree on, if nearly all of the pairs are right.
BackShift shift_of(const std::vector<Behind>& pairs);

/// "8.0 mm to the right and 0.5 mm down, and turned by 0.3° clockwise"; empty for what is too little to see.
std::string told(const BackShift& shift);

} // namespace spotit::verify

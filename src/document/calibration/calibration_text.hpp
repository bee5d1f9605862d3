// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>
#include <spotit/symbol.hpp>
#include <spotit/texts.hpp>

namespace spotit::document {

/// What the calibration page says of its scales.
struct CalibrationFigures {
    double across = 0, down = 0; ///< from outer line to outer line, mm
    double most = 0;             ///< the largest offset that can be read, mm
    bool short_edge = false;     ///< how the paper is turned
};
/// How to use the page, set in lines that stay in the room, whose top left corner is the origin. Called as
/// it reads.
symbol::Symbol calibration_text(const texts::Texts& texts, const CalibrationFigures& figures,
                                geom::Size room);

} // namespace spotit::document

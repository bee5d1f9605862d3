#pragma once

#include <spotit/geom.hpp>
#include <spotit/symbol.hpp>
#include <spotit/texts.hpp>

#include <string>

namespace spotit::document {

/// The figures of the scales on the calibration page.
struct CalibrationFigures {
    double across = 0, down = 0; ///< distance of the outer lines, mm
    double max_offset = 0;       ///< maximum offset that can be read at once, mm
    std::string rotation;        ///< how the rotation is read: "(A - B) * 0.27"
    bool short_edge = false;     ///< the paper is flipped along its short edge
};
/// Returns the instructions of the page, broken into lines in a room whose top left corner is the origin.
symbol::Symbol calibration_text(const texts::Texts& texts, const CalibrationFigures& figures, geom::Size room,
                                const symbol::Fonts& fonts);

} // namespace spotit::document

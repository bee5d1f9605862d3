#pragma once

#include "document/faces.hpp"

#include <spotit/texts.hpp>

namespace spotit::document {

/// Returns the instructions of the calibration page with these values in them, broken into lines in a room
/// whose top left corner is the origin.
symbol::Symbol calibration_text(const texts::Texts& texts, std::span<const Field> fields, geom::Size room,
                                const symbol::Fonts& fonts);

} // namespace spotit::document

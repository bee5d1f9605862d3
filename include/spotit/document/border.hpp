// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/color.hpp>

namespace spotit::document {

/// A line along the card's edge. One with `inset` 0 runs on into the bleed.
struct Border {
    double width = 0.5; ///< mm
    color::Color color = color::black;
    double inset = 0; ///< from the trim to the line's outer side, mm
};

} // namespace spotit::document

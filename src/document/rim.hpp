// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/document.hpp>

#include <span>
#include <vector>

namespace spotit::document {

/// A strip along the rim, by its edges' distances from the cut.
struct Band {
    double outer = 0, inner = 0;

    double width() const { return inner - outer; }
    double middle() const { return (outer + inner) / 2; }
};
/// What the margin leaves inside or outside of a border, whichever is wider.
Band free_band(const Style& style, double margin);

/// Where labels stand on a card: the middle of their capitals is the middle of the band.
struct Rim {
    /// From the base line to the middle of capitals and digits, in ems.
    static constexpr double half_capital = 0.36;

    geom::Shape card;
    Band band;

    /// The most that a text may be long. Beside it is room for a number of that size; 0: there is none.
    double text_room(double number_size) const;
    /// Puts the middle of each digit's base line on its place; the digits are so wide.
    std::vector<geom::Affine> digit_places(std::span<const double> widths, double size) const;
};

/// What labels there are.
enum class Label { Text, Number };
/// The part of the card that a label covers, more or less.
geom::Box ground_box(const geom::Shape& card, double margin, Label label);

} // namespace spotit::document

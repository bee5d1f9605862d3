// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/document.hpp>
#include <spotit/document/style.hpp>

#include <span>
#include <vector>

namespace spotit::document {

/// A strip along the rim, by the distances of its edges from the cut.
struct Band {
    double outer = 0, inner = 0;

    double width() const { return inner - outer; }
    double middle() const { return (outer + inner) / 2; }
};
/// Returns the wider of the strips that the margin has inside and outside of a border.
Band free_band(const Style& style, double margin);

/// The places of texts on a card: their capitals are centered in the band.
struct Rim {
    /// From the baseline to the middle of capitals and digits, in ems.
    static constexpr double half_capital = 0.36;

    geom::Shape card;
    Band band;

    /// Returns the maximum length of a text beside a number of that size; 0: there is no room.
    double text_room(double number_size) const;
    /// Returns the place of the middle of each digit's baseline, for digits of these widths.
    std::vector<geom::Affine> digit_places(std::span<const double> widths, double size) const;
};

/// The kinds of texts on cards.
enum class Label { Text, Number };
/// Returns the approximate part of the card that a text covers.
geom::Box ground_box(const geom::Shape& card, double margin, Label label);

} // namespace spotit::document

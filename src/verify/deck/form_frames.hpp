// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/content/page_reader.hpp"

#include <cstddef>
#include <vector>

namespace spotit::verify {

/// Points, of a card's number from its middle at most.
inline constexpr double number_distance = 7;

/// Where a card has its number, which is in its middle or nearly, and its names.
struct CardPlaces {
    geom::Point middle;
    std::vector<geom::Point> names{};
};

/// All frames that hold a part of the same drawing.
using Framed = std::vector<const Frame*>;

/// The frames of a page by where they are.
class PageFrames {
public:
    /// `looks` counts down how often one may look at a frame; with 0 nothing is found any more.
    PageFrames(const std::vector<Frame>& frames, Closeness closeness, std::size_t& looks);

    /// Of those in whose middle the place is, the largest, or in marks those that hold the most of them; and
    /// all others like it, in the order in which they are drawn: programs end and begin clips anew. Not those
    /// that all of the card's places are in, if there are others: they are the card's own. Else the smallest.
    /// Outlines only where there is no box.
    Framed around(geom::Point place, const CardPlaces& card) const;
    /// All in whose middle the place is.
    Framed near(geom::Point place) const;

private:
    Framed by_place_;
    Closeness closeness_;
    std::size_t& looks_;
};

} // namespace spotit::verify

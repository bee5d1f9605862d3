// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/content/page_geometry.hpp"

#include <spotit/geom.hpp>

#include <string>
#include <vector>

namespace spotit::verify {

struct ReadDeck;

/// How much wider and higher a page is than it was made, as it is written: a turn by its /Rotate comes later.
struct Stretch {
    double across = 1, down = 1;

    /// Whether it keeps shapes as they are, but for what programs round.
    bool is_even() const;
    bool is_possible() const;
    /// The same, when the page is shown so.
    Stretch shown(const PageView& view) const;
};

/// Of the page that letters of the names layer were found on: how they lie along their line, and upright.
Stretch stretch_of(geom::Point em, geom::Point up, const PageView& view);
/// That of most.
Stretch usual(const std::vector<Stretch>& stretches);
/// Of the deck's cards.
Stretch stretch_of(const ReadDeck& deck);
/// The view of the page as it was before it was stretched.
PageView unstretched(const PageView& view, const Stretch& stretch);

/// "at 97.0 % of their size" or "101.0 % wide, 99.0 % high"; `whose`: its, their.
std::string told(const Stretch& stretch, const char* whose);

} // namespace spotit::verify

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/backs/registration_offset.hpp"
#include "verify/deck/read_deck.hpp"

#include <map>
#include <vector>

namespace spotit::verify {

/// How a printer turns the paper; and no turn at all: front and back side by side, to be folded.
struct Turn {
    bool sideways = true; ///< over a vertical edge
    int pages_on = 1;     ///< the backs' page after the fronts'; 0: on the same

    /// Where a direction comes to point to.
    geom::Point operator()(geom::Point p) const {
        return sideways ? geom::Point{-p.x, p.y} : geom::Point{p.x, -p.y};
    }
};

/// A front, and what lies behind it.
struct Backed {
    const ReadCard* card = nullptr;
    const ReadBack* back = nullptr; ///< none: nothing is near
    double away = 0;                ///< points, from where it should be
    double allowed = 0;             ///< how far it may be
    double turned = 0;              ///< degrees, from how it should stand, 0 to 180

    bool is_right() const;
};

/// What lies behind all fronts when the paper is turned so.
struct Opposite {
    Turn turn{};
    BackShift shift{};
    bool exact = true; ///< the cards' middles are known; else they are up to `number_distance` beside
    std::vector<Backed> fronts{};
    std::size_t faults = 0;
};

/// Looks behind the fronts of a deck.
class Behinds {
public:
    explicit Behinds(const ReadDeck& deck);
    /// With the shift that leaves the fewest faults.
    Opposite when_turned(const Turn& turn) const;

private:
    const PageView& view(int page) const { return deck_.views[static_cast<std::size_t>(page - 1)]; }
    std::vector<Behind> pairs_in_order(const Turn& turn) const;
    std::vector<Behind> nearest_pairs(const Turn& turn) const;
    Backed behind(const ReadCard& card, const Turn& turn, const BackShift& shift) const;
    Opposite opposite(const Turn& turn, const BackShift& shift) const;
    geom::Point turned_place(const ReadCard& card, const Turn& turn) const;
    /// Around the middle of its page.
    geom::Point place(const ReadBack& back) const;
    /// None when there is none on the page.
    const ReadBack* nearest_back(int page, geom::Point place) const;

    const ReadDeck& deck_;
    bool exact_ = true;
    std::map<int, std::vector<const ReadCard*>> cards_; ///< by page
    std::map<int, std::vector<const ReadBack*>> backs_;
    struct Placed {
        geom::Point place;
        const ReadBack* back = nullptr;

        double x() const { return place.x; }
    };
    std::map<int, std::vector<Placed>> from_left_; ///< the backs that can be anywhere
};

} // namespace spotit::verify

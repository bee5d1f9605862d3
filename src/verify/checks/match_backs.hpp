// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/deck/read_deck.hpp"

#include <map>
#include <string>
#include <vector>

namespace spotit::verify {

/// A way of flipping the paper; none where front and back are side by side, to be folded.
struct DuplexFlip {
    bool is_sideways = true; ///< over a vertical edge
    int pages_on = 1;        ///< the backs' page after the fronts'; 0: on the same

    geom::Point operator()(geom::Point p) const {
        return is_sideways ? geom::Point{-p.x, p.y} : geom::Point{p.x, -p.y};
    }
};

/// A move of all backs that makes up for a printer: a rotation around the middle of the paper, then a shift.
/// Points, y up, as seen on the backs.
struct BackOffset {
    geom::Point shift{};
    double angle = 0; ///< radians, counterclockwise

    geom::Point operator()(geom::Point p) const { return shift + geom::Affine::rotation(angle)(p); }
    /// Returns true if a theme can ask for it.
    bool is_possible() const;
    /// "8.0 mm to the right and 0.5 mm down, rotated by 0.3° clockwise"; empty if it is too small to see.
    std::string text() const;
};

/// A front and what lies behind it.
struct BackedCard {
    const ReadCard* card = nullptr;
    const ReadFace* back = nullptr; ///< null if none is on that page
    double away = 0, allowed = 0;   ///< points, from the right place
    double angle = 0;               ///< degrees, from the right direction, 0 to 180

    bool is_right() const;
};

/// All fronts with their backs when the paper is flipped in one way.
struct BackMatch {
    DuplexFlip flip{};
    BackOffset offset{};
    bool is_exact = true; ///< the cards' middles are known
    std::vector<BackedCard> cards{};
    std::size_t faults = 0;
};

/// Finds the backs behind the fronts of a deck.
class BackMatcher {
public:
    BackMatcher(const ReadDeck& deck, const Scale& scale);
    /// Returns the match with the offset that leaves the fewest faults.
    BackMatch match(const DuplexFlip& flip) const;

private:
    /// A face as if its page had not been scaled, around the middle of the page.
    struct PlacedFace {
        const ReadFace* face = nullptr;
        geom::Point place{}, em{};
        const ReadCard* card = nullptr; ///< null: a back
    };
    /// Returns the offset by the median of all pairs, in the order of the file.
    BackOffset find_offset(const DuplexFlip& flip) const;
    BackMatch match(const DuplexFlip& flip, const BackOffset& offset) const;

    bool is_exact_ = true;
    std::map<int, std::vector<PlacedFace>> cards_{}, backs_{}; ///< by page
};

} // namespace spotit::verify

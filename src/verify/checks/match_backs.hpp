// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/deck/read_deck.hpp"

namespace spotit::verify {

/// A way of flipping the paper; none where front and back are side by side, to be folded.
struct DuplexFlip {
    bool is_sideways = true; ///< over a vertical edge
    int pages_on = 1;        ///< the backs' page after the fronts'; 0: on the same
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
    std::string offset{}; ///< of all backs: "8.0 mm to the right, 0.3° clockwise"; empty if too small to see
    std::vector<BackedCard> cards{};
    std::size_t faults = 0;
};

/// Finds the backs behind the fronts of a deck, with the offset that makes up for a printer, as themes ask
/// for it, if the backs have one.
BackMatch match_backs(const ReadDeck& deck, const DuplexFlip& flip);

} // namespace spotit::verify

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/deck/read_deck.hpp"

#include <set>

namespace spotit::verify {

/// A label on a page: its place, its card in the deck, and the frame of its text.
struct Label {
    std::string text;
    geom::Point place;
    std::size_t card = 0;
};
/// Frames with one box, in the order in which they are drawn: programs end a clip and begin it anew.
using SameFrames = std::vector<const Frame*>;

/// Finds the drawings of a page.
class DrawingFinder {
public:
    /// `looks` counts down the comparisons that are left; at 0 nothing is found any more.
    DrawingFinder(const PageContents& page, ReadDeck& deck, std::size_t& looks)
        : page_(page)
        , deck_(deck)
        , looks_(looks) {}

    /// Matches the labels of a card with the forms that its own form draws.
    void match_forms(std::size_t card, int card_frame, const std::vector<Label>& labels);
    /// Matches the labels of all cards with the clips around them. `first_card` is the page's first.
    void match_clips(const std::vector<Label>& labels, std::size_t first_card);

private:
    bool may_look() { return looks_ > 0 && looks_-- > 0; }
    SameFrames near(const SameFrames& frames, geom::Point place);
    void find_card_frames(const std::vector<SameFrames>& near);
    SameFrames choose(const SameFrames& near) const;
    void find_unlabeled(const SameFrames& frames, std::size_t first_card);
    void add_unlabeled(const SameFrames& frames, std::size_t first_card);
    bool is_inside_taken(const Frame& frame) const;

    const PageContents& page_;
    ReadDeck& deck_;
    std::size_t& looks_;
    std::vector<bool> is_taken_{}, is_card_{}; ///< by frame
    double min_area_ = 1e300, max_area_ = 0;   ///< of the labeled drawings
};

/// Gives labels that have no drawing the nearest of the card's drawings that have no label, if it has one of
/// the numbers. `looks` as above.
void match_unlabeled(ReadCard& card, const std::set<int>& numbers, std::size_t& looks);

} // namespace spotit::verify

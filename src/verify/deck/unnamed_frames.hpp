// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/deck/form_frames.hpp"

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace spotit::verify {

/// A name on the page, and the frame of what is drawn there.
struct Named {
    std::string name;
    geom::Point place;
    std::size_t card = 0;
    Framed frames{}; ///< none, or all around the same place: programs end and begin clips anew
};

/// Finds the frames of a page in which drawings may be that no name stands for.
class UnnamedFrames {
public:
    /// `looks` counts down how often one may look; with 0 nothing is found any more.
    UnnamedFrames(const std::vector<Named>& names, Closeness closeness, std::size_t& looks);

    /// Neither of a name nor a part of its drawing, nor too small on that card.
    bool may_be_drawing(const Frame& frame, std::size_t card) const;
    /// The name in whose drawing it lies, though it was drawn by itself; empty where it lies in none.
    const std::string& holder_of(const Frame& frame) const;
    /// Whether it was drawn after some name's drawing of that card, and one of them lies below its middle, or
    /// it lies over the middle of one.
    bool is_upon(const Frame& frame, std::size_t card) const;
    void take(const Framed& frames) { taken_.insert(frames.begin(), frames.end()); }

private:
    struct OfCard {
        double min_area = 0;       ///< of a symbol
        std::size_t first_end = 0; ///< of the marks of the one that is drawn first
        std::vector<const Frame*> frames{};
    };
    struct Holder {
        const Frame* frame = nullptr;
        const std::string* name = nullptr;
    };
    bool is_nested(const Frame& frame) const;

    Closeness closeness_;
    std::size_t& looks_;
    std::map<std::size_t, OfCard> cards_{};
    std::vector<Holder> holders_{};
    /// By their first marks, the last end of those that begin there or before.
    std::map<std::size_t, std::size_t> ends_{};
    std::set<const Frame*> taken_{};
    double min_of_page_;
    bool outlined_ = false;
};

} // namespace spotit::verify

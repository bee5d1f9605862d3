// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/visibility/occlusion.hpp"

#include <cstddef>
#include <utility>
#include <vector>

namespace spotit::verify {

/// All frames that hold a part of the same drawing.
using Framed = std::vector<const Frame*>;

/// How much of a drawing is seen when the page is printed.
struct Seen {
    Veil veil = Veil::None; ///< what hides the most of what is hidden
    double hidden = 0;      ///< share
    bool sure = true;       ///< else it may be seen nevertheless
    /// What is painted upon it lies in it, so that it may be a part of it that a program has parted from it.
    bool own = false;
    int layer = Layers::none;
    double opacity = 1; ///< where that is what hides it
};

/// Looks at the drawings of a page: each is cut off by clips, boxes of forms and the page's edge, painted
/// more or less opaquely, and painted over.
class Visibility {
public:
    /// `looks` counts down how often one may look; with 0 nothing is found any more.
    Visibility(const PageContents& page, PageReader& reader, std::vector<Framed> drawings,
               std::size_t& looks);

    Seen of(std::size_t drawing);

private:
    std::vector<geom::Point> ink(std::size_t drawing);
    Seen look(std::size_t drawing, const Frame& frame, Hiding& strange, Hiding& others);
    std::ptrdiff_t cuts(const Frame& frame);
    std::pair<const Frame*, std::ptrdiff_t> min_cut(const Framed& frames);
    /// What is painted upon it afterwards: by no drawing, and by other drawings.
    Hiding strange_on(std::size_t drawing) const;
    Hiding drawings_on(std::size_t drawing) const;

    const PageContents& page_;
    PageReader& reader_;
    std::vector<Framed> drawings_;
    std::vector<std::size_t> ends_{};    ///< of the covers of each
    std::vector<geom::Box> boxes_{};     ///< around each
    std::vector<std::size_t> strange_{}; ///< covers that are no part of any drawing
    std::size_t& looks_;
};

} // namespace spotit::verify

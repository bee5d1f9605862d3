// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "job/checks/checks.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::job {

/// The sizes of a picture on all cards.
struct PictureSize {
    double max_scale = 0, min_scale = 0; ///< millimeters to a unit of the drawing
    double min_size = 0;                 ///< optical size, mm; 0: it is on no card
    std::size_t card = 0;                ///< the card with the smallest one
};

/// Returns the sizes of each picture; of no size those on no card.
inline std::vector<PictureSize> picture_sizes(const CardLayouts& cards) {
    std::vector<PictureSize> result(cards.drawings.size());
    for (std::size_t card = 0; card < cards.layouts.size(); ++card)
        for (std::size_t i = 0; i < cards.pictures.cards[card].size(); ++i) {
            const layout::Placement& placement = cards.layouts[card].placements[i];
            PictureSize& size = result[static_cast<std::size_t>(cards.pictures.cards[card][i])];
            const double scale = std::hypot(placement.place.a, placement.place.b);
            size.max_scale = std::max(size.max_scale, scale);
            if (size.min_size != 0 && size.min_size <= placement.size) continue;
            size.min_size = placement.size;
            size.min_scale = scale;
            size.card = card;
        }
    return result;
}

/// Returns the findings on all pictures, by their sizes on the cards.
template<class Find>
std::vector<diag::Diagnostic> find_in_pictures(const CheckSubject& subject, Find&& find) {
    const std::vector<PictureSize> sizes =
        picture_sizes({subject.pictures, subject.drawings, subject.layouts});
    std::vector<diag::Diagnostic> found;
    for (std::size_t i = 0; i < sizes.size(); ++i)
        if (auto diagnostic = find(subject.pictures.specs[i], subject.drawings[i], sizes[i])) {
            diagnostic->subject = written_name(subject.pictures.specs[i].shown);
            found.push_back(*std::move(diagnostic));
        }
    return found;
}

} // namespace spotit::job

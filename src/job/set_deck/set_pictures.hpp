// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "job/deck_pictures.hpp"

namespace spotit::job {

/// The drawings of a Set deck: its shapes in its colors and fills, in the order of deck::set_drawings.
struct SetPictures {
    DeckPictures pictures; ///< one for each drawing, with only a name and a place in the theme
    std::vector<symbol::Symbol> drawings;
    std::string font; ///< file of the emoji font, if shapes needed it
};
/// Draws the symbols of a Set deck. Returns no drawings when it reports a faulty shape to the sink.
SetPictures build_set_pictures(const theme::Theme& theme, const deck::Deck& deck,
                               const base::DataPaths& places, diag::Sink& sink, Memory* memory = nullptr);

} // namespace spotit::job

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "job/pictures_of_deck.hpp"

namespace spotit::job {

/// The drawings of a Set deck: its shapes in its colors and fills, in the order of deck::set_drawings.
struct SetCast {
    Cast cast; ///< the roles' sources have a name and a place in the theme only
    std::vector<symbol::Symbol> drawings;
    std::string font; ///< file of the emoji font, if shapes needed it
};
/// What is wrong with a shape goes into the sink; then there are no drawings.
SetCast make_set_cast(const theme::Theme& theme, const deck::Deck& deck, const base::DataPaths& places,
                      diag::Sink& sink);

} // namespace spotit::job

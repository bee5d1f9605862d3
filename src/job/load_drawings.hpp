// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "job/deck_pictures.hpp"
#include "job/stages.hpp"

namespace spotit::job {

/// Throws diag::Error if a picture behind the symbols or on the backs can't be drawn.
void try_backgrounds(const theme::Theme& theme);

/// The drawings of a deck's pictures, in their order.
struct Drawings {
    std::vector<symbol::Symbol> symbols;
    std::string font{}; ///< the file of the emoji font; empty if there is none
};
/// Draws the pictures. Reports problems to the sink.
Drawings load_drawings(const DeckPictures& pictures, const theme::Theme& theme, const Request& request,
                       Stages& stages, diag::Sink& sink);

} // namespace spotit::job

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "job/deck_pictures.hpp"
#include "job/stages.hpp"

namespace spotit::job {

/// Throws diag::Error if a picture behind the symbols or on the backs can't be drawn.
void try_backgrounds(const theme::Theme& theme);

/// The drawings of a deck's pictures, in their order, and the file of the emoji font; empty if there is none.
struct Drawings {
    std::vector<symbol::Symbol> symbols;
    std::string font;
};
/// Draws the pictures. Reports problems to the sink.
Drawings load_drawings(const DeckPictures& pictures, const theme::Theme& theme, const base::DataPaths& places,
                       Stages& stages, diag::Sink& sink);

} // namespace spotit::job

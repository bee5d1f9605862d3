// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "job/pictures_of_deck.hpp"
#include "job/stages.hpp"

namespace spotit::job {

/// The pictures of a cast, in the order of its roles, and the file of the emoji font, if there is one. What
/// is wrong with one of them goes into the sink.
struct Pictures {
    std::vector<symbol::Symbol> symbols;
    std::string font;
};
Pictures load_pictures(const Cast& cast, const theme::Theme& theme, const base::DataPaths& places,
                       Stages& stages, diag::Sink& sink);

} // namespace spotit::job

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "job/deck_pictures.hpp"

#include <spotit/color.hpp>
#include <spotit/diag.hpp>
#include <spotit/job/request.hpp>
#include <spotit/similarity.hpp>
#include <spotit/symbol.hpp>
#include <spotit/theme.hpp>

#include <span>
#include <vector>

namespace spotit::job {

/// What is left of the colors where the theme's output is printed.
struct Print {
    color::Vision vision = color::Vision::Normal;
    similarity::Press press{};
};

/// What players could take for each other on the theme's cards, as severe as its `check` says.
std::vector<diag::Diagnostic> check_similarity(const theme::Theme& theme, const DeckPictures& pictures,
                                               std::span<const symbol::Symbol> drawings,
                                               const Request& request);

/// What they are judged on: the color of the cards as a whole.
color::Color ground(const theme::Theme& theme);

} // namespace spotit::job

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "job/cards.hpp"

#include <spotit/document.hpp>

#include <span>
#include <vector>

namespace spotit::job {

/// What is on the cards, and how large.
struct Laid {
    const Cast& cast;
    std::span<const symbol::Symbol> pictures;
    std::span<const layout::Layout> layouts;
};

/// The layout engine never fails to place, it only shrinks: what got too small to be seen is an error here.
/// Throws diag::Error that names the worst card, its smallest symbol and the remedies, some of them tried out
/// on that card (`cards`, where there are some).
void require_legible(const theme::Theme& theme, const Laid& laid, const Cards* cards);

/// Pictures that have fewer than 300 pixels to the inch where they are largest, and symbols that are smaller
/// than an eye likes, as severe as the theme's `check.legibility` says.
std::vector<diag::Diagnostic> hard_to_see(const theme::Theme& theme, const Laid& laid);
/// The same of the pictures behind the symbols and on the backs, as they are fitted to the card and its
/// bleed.
std::vector<diag::Diagnostic> coarse_backdrops(const theme::Theme& theme, const document::Document& document);

} // namespace spotit::job

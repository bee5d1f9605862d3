// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "job/card_packer.hpp"

#include <spotit/document.hpp>

#include <span>
#include <vector>

namespace spotit::job {

/// The pictures of a deck, their drawings and the layouts of its cards.
struct CardLayouts {
    const DeckPictures& pictures;
    std::span<const symbol::Symbol> drawings;
    std::span<const layout::Layout> layouts;
};

/// Throws diag::Error when a symbol is smaller than `layout.min_size`, because packing never fails, it only
/// shrinks. The error names the worst card, its smallest symbol and fixes, some of them tried with the packer
/// unless that is null.
void require_legible(const theme::Theme& theme, const CardLayouts& cards, const CardPacker* packer);

/// Reports pictures with fewer than 300 pixels to the inch and symbols that are hard to see, with the
/// severity of the theme's `check.legibility`.
std::vector<diag::Diagnostic> check_legibility(const theme::Theme& theme, const CardLayouts& cards);

/// Reports backgrounds and backs with fewer than 300 pixels to the inch, with the same severity.
std::vector<diag::Diagnostic> check_background_resolution(const theme::Theme& theme,
                                                          const document::Document& document);

} // namespace spotit::job

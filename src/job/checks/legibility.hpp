// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "job/card_arranger.hpp"

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
/// shrinks. The error names the worst card, its smallest symbol and fixes, some of them tried with the
/// arranger unless that is null.
void require_legible(const theme::Theme& theme, const CardLayouts& cards, const CardArranger* arranger);

} // namespace spotit::job

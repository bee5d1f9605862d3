// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "job/cards.hpp"

#include <span>

namespace spotit::job {

/// The layout engine never fails to place, it only shrinks: what got too small to be seen is an error here.
/// Throws diag::Error that names the worst card, its smallest symbol and the remedies, some of them tried out
/// on that card.
void require_legible(const theme::Theme& theme, const deck::Deck& deck,
                     std::span<const symbol::Symbol> symbols, std::span<const layout::Layout> layouts,
                     const Cards& cards);

} // namespace spotit::job

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/deck.hpp>
#include <spotit/layout.hpp>
#include <spotit/symbol.hpp>

#include <span>
#include <vector>

namespace spotit::job {

/// The cards of a Set deck: each drawing as often as its card says, upright, in the middle of the card, in
/// the rows that suit its shape best; all drawings of the deck to the same scale. Gap, margin and max_size
/// hold; as everywhere, what has no room shrinks, even to nothing, so compare `smallest` with `min_size`. In
/// the order of the deck's cards; `drawings` are its symbols, which `symbol::make_set_symbol` makes.
std::vector<layout::Layout> lay_out_set(const deck::Deck& deck, std::span<const symbol::Symbol> drawings,
                                        const geom::Shape& card, const layout::Options& options);

} // namespace spotit::job

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "job/pictures_of_deck.hpp"

#include <spotit/deck.hpp>
#include <spotit/layout.hpp>
#include <spotit/symbol.hpp>
#include <spotit/theme.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace spotit::job {

/// All that decides how the cards of a deck are laid out. Each card depends on its own symbols, seed and
/// number alone, so that cards can be made in any order, and again. The theme must outlive it.
class Cards {
public:
    Cards(const theme::Theme& theme, const deck::Deck& deck, const Cast& cast,
          std::span<const symbol::Symbol> pictures, int threads);

    layout::Layout lay_out(std::size_t card, const layout::Options& options) const;

private:
    std::uint64_t seed_of(std::size_t card) const;

    const theme::Theme& theme_;
    std::vector<std::vector<layout::Item>> items_; ///< of each card
};

} // namespace spotit::job

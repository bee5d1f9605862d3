// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/cards.hpp"

#include "job/parallel.hpp"

#include <spotit/random.hpp>

#include <optional>

namespace spotit::job {

Cards::Cards(const theme::Theme& theme, const deck::Deck& deck, const Cast& cast,
             std::span<const symbol::Symbol> pictures, int threads)
    : theme_(theme)
    , items_(deck.cards.size()) {
    std::vector<std::optional<layout::Silhouette>> silhouettes(pictures.size());
    parallel_for(static_cast<int>(pictures.size()), threads, [&](int i) {
        const auto index = static_cast<std::size_t>(i);
        silhouettes[index].emplace(pictures[index].outline);
    });
    const auto ranks = layout::size_ranks(deck.cards, deck.symbol_count, theme.layout_seed);
    for (std::size_t card = 0; card < deck.cards.size(); ++card)
        for (std::size_t i = 0; i < deck.cards[card].size(); ++i) {
            const auto role = static_cast<std::size_t>(cast.cards[card][i]);
            const theme::SymbolOptions& fit = cast.roles[role].fit;
            items_[card].push_back({*silhouettes[role], ranks[card][i], fit.scale, fit.rotation});
        }
}

layout::Layout Cards::lay_out(std::size_t card, const layout::Options& options) const {
    return layout::pack(items_[card], theme_.style.card, options, seed_of(card));
}

std::uint64_t Cards::seed_of(std::size_t card) const {
    const std::uint64_t seed = random::Generator(theme_.layout_seed, card).next();
    const auto other = theme_.reroll.find(static_cast<int>(card) + 1);
    if (other == theme_.reroll.end() || other->second == 0) return seed;
    return random::Generator(seed, static_cast<std::uint64_t>(other->second)).next();
}

} // namespace spotit::job

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/card_packer.hpp"

#include "job/parallel.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/random.hpp>

#include <optional>

namespace spotit::job {

namespace {

/// Returns the distance that a word keeps from others, in the units of its drawing: more than a blank is
/// wide. 0 for pictures and single characters.
double word_clearance(const symbol::SymbolSpec& spec, const symbol::Symbol& drawing) {
    constexpr double per_x_height = 0.65; // a blank is about 0.3 em wide, an x 0.53 em high
    return base::characters(spec.text).size() > 1 ? per_x_height * drawing.x_height : 0;
}

} // namespace

CardPacker::CardPacker(const theme::Theme& theme, const deck::Deck& deck, const DeckPictures& pictures,
                       std::span<const symbol::Symbol> drawings, int threads)
    : theme_(theme)
    , items_(deck.cards.size()) {
    std::vector<std::optional<layout::Silhouette>> silhouettes(drawings.size());
    parallel_for(static_cast<int>(drawings.size()), threads, [&](int i) {
        const auto index = static_cast<std::size_t>(i);
        silhouettes[index].emplace(drawings[index].outline,
                                   word_clearance(pictures.specs[index].shown, drawings[index]));
    });
    const auto ranks = layout::size_ranks(deck.cards, deck.symbol_count, theme.layout_seed);
    for (std::size_t card = 0; card < deck.cards.size(); ++card)
        for (std::size_t i = 0; i < deck.cards[card].size(); ++i) {
            const PictureIndex picture = pictures.cards[card][i];
            const theme::SymbolOptions& options = pictures[picture].options;
            items_[card].push_back({*silhouettes[static_cast<std::size_t>(picture)], ranks[card][i],
                                    options.scale, options.rotation});
        }
}

layout::Layout CardPacker::lay_out(std::size_t card, const layout::Options& options) const {
    return layout::pack(items_[card], theme_.style.card, options, seed_of(card));
}

std::uint64_t CardPacker::seed_of(std::size_t card) const {
    const std::uint64_t seed = random::Generator(theme_.layout_seed, card).next();
    const auto other = theme_.reroll.find(static_cast<int>(card) + 1);
    if (other == theme_.reroll.end() || other->second == 0) return seed;
    return random::Generator(seed, static_cast<std::uint64_t>(other->second)).next();
}

} // namespace spotit::job

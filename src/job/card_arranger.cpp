// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/card_arranger.hpp"

#include "job/memory/memory_data.hpp"
#include "job/parallel.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/random.hpp>
#include <spotit/theme/theme.hpp>

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

CardArranger::CardArranger(const theme::Theme& theme, const deck::Deck& deck, const DeckPictures& pictures,
                           const Drawings& drawings, const Request& request)
    : theme_(theme)
    , memory_(request.memory.get())
    , items_(deck.cards.size())
    , keys_(deck.cards.size()) {
    const std::size_t count = drawings.symbols.size();
    std::vector<std::optional<layout::Silhouette>> silhouettes(count);
    std::vector<Key> silhouette_keys(count);
    parallel_for(static_cast<int>(count), request.threads, [&](int i) {
        const auto index = static_cast<std::size_t>(i);
        const symbol::Symbol& drawing = drawings.symbols[index];
        const double clearance = word_clearance(pictures.specs[index].shown, drawing);
        const DrawingId id = drawings.ids[index];
        silhouette_keys[index].add(id).add(clearance);
        silhouettes[index] =
            recall(id == no_drawing ? nullptr : memory_, &Memory::Data::silhouettes, silhouette_keys[index],
                   [&] { return layout::Silhouette(drawing.outline, clearance); });
    });
    const auto ranks = layout::size_ranks(deck.cards, deck.symbol_count, theme.layout_seed);
    for (std::size_t card = 0; card < deck.cards.size(); ++card) {
        bool are_known = true;
        for (std::size_t i = 0; i < deck.cards[card].size(); ++i) {
            const PictureIndex picture = pictures.cards[card][i];
            const auto index = static_cast<std::size_t>(picture);
            const theme::SymbolOptions& options = pictures[picture].options;
            items_[card].push_back({*silhouettes[index], ranks[card][i], options.scale, options.rotation});
            keys_[card].add(silhouette_keys[index].bytes()).add(ranks[card][i]).add(options.scale);
            keys_[card].add(options.rotation);
            are_known = are_known && drawings.ids[index] != no_drawing;
        }
        if (!are_known) keys_[card] = {};
    }
    middles_ = layout::plan_middles(items_, theme.layout_seed);
}

layout::Layout CardArranger::lay_out(std::size_t card, const layout::Options& options) const {
    const std::uint64_t seed = seed_of(card);
    Key key = keys_[card];
    Memory* const memory = key.bytes().empty() ? nullptr : memory_;
    layout::Options own = options;
    own.middle = middles_[card];
    key.add(theme_.style.card).add(own).add(seed);
    return recall(memory, &Memory::Data::layouts, key, [&] {
        ++arranged_;
        return layout::arrange(items_[card], theme_.style.card, own, seed);
    });
}

std::uint64_t CardArranger::seed_of(std::size_t card) const {
    const std::uint64_t seed = random::Generator(theme_.layout_seed, card).next();
    const auto other = theme_.reroll.find(static_cast<int>(card) + 1);
    if (other == theme_.reroll.end() || other->second == 0) return seed;
    return random::Generator(seed, static_cast<std::uint64_t>(other->second)).next();
}

} // namespace spotit::job

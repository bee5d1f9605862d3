#pragma once

#include "job/load_drawings.hpp"
#include "job/memory/memory_data.hpp"

#include <spotit/layout.hpp>

#include <map>

namespace spotit::job {

/// Lays out the cards of a deck. The layout of a card depends only on its own symbols, seed and number, so
/// that cards can be made in any order; only how full the emptiest have to be depends on the others. The
/// theme and the request's memory must outlive it.
class CardArranger {
public:
    CardArranger(const theme::Theme& theme, const deck::Deck& deck, const DeckPictures& pictures,
                 const Drawings& drawings, const Request& request);

    /// Pins the symbols that the theme has placed, before cards are laid out; reports those that can't stand
    /// there.
    void pin(const DeckPictures& pictures, const Drawings& drawings, diag::Sink& sink);
    layout::Layout lay_out(std::size_t card, const layout::Options& options) const {
        return lay_out(items_[card], keys_[card], add_wishes(card, options), derive_seed(card));
    }
    /// Returns the layout of a card, or the fullest from tries with more effort and without a wish for the
    /// middle, which end when one covers as much as wanted. With pins, it is the layout without them that is
    /// to be so full.
    layout::Layout fill_up(std::size_t card, layout::Layout layout, double wanted) const;
    /// Returns the number of cards that were laid out because none was remembered.
    int arranged() const { return arranged_; }

private:
    layout::Options add_wishes(std::size_t card, layout::Options options) const;
    layout::Layout lay_out(const std::vector<layout::Item>& items, const Key& key,
                           const layout::Options& options, std::uint64_t seed) const;
    layout::Layout find_fuller(const std::vector<layout::Item>& items, const Key& key,
                               layout::Options options, std::uint64_t seed, layout::Layout layout,
                               double wanted) const;
    /// Returns what the table has, or what make() returns. Throws Stopped if the request is stopped.
    template<class Make>
    layout::Layout keep(Table<layout::Layout> Memory::Data::*table, const Key& key, Make&& make) const;
    std::uint64_t derive_seed(std::size_t card) const;

    const theme::Theme& theme_;
    Memory* memory_;
    std::stop_token stop_;
    LayoutListener listener_;
    mutable std::atomic<int> arranged_{0};
    std::vector<std::vector<layout::Item>> items_; ///< of each card
    std::vector<Key> keys_{};                      ///< of the items of each card; empty if one has no id
    std::map<std::size_t, Key> unpinned_keys_{};   ///< of cards with pins, without them
    std::vector<std::optional<int>> middles_{};    ///< Options::middle of each card
    std::vector<layout::ItemPairs> apart_{};       ///< Options::apart of each card
};

} // namespace spotit::job

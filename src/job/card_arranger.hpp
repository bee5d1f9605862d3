#pragma once

#include "job/load_drawings.hpp"
#include "job/memory/memory_data.hpp"

#include <spotit/layout.hpp>

namespace spotit::job {

/// Lays out the cards of a deck. The layout of a card depends only on its own symbols, seed and number, so
/// that cards can be made in any order. The theme and the request's memory must outlive it.
class CardArranger {
public:
    CardArranger(const theme::Theme& theme, const deck::Deck& deck, const DeckPictures& pictures,
                 const Drawings& drawings, const Request& request);

    /// Pins the symbols that the theme has placed, before cards are laid out; reports those that can't stand
    /// there.
    void pin(const DeckPictures& pictures, const Drawings& drawings, diag::Sink& sink);
    layout::Layout lay_out(std::size_t card, const layout::Options& options) const {
        return lay_out(card, options, derive_seed(card));
    }
    /// Returns the number of cards that were laid out because none was remembered.
    int arranged() const { return arranged_; }

private:
    layout::Layout lay_out(std::size_t card, const layout::Options& options, std::uint64_t seed) const;
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
    std::vector<std::optional<int>> middles_{};    ///< Options::middle of each card
    std::vector<layout::ItemPairs> apart_{};       ///< Options::apart of each card
};

} // namespace spotit::job

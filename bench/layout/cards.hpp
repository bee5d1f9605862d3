#pragma once

#include "layout/fixture.hpp"

#include <spotit/layout.hpp>

#include <vector>

namespace spotit::layout::bench {

struct Card {
    std::vector<std::size_t> symbols; ///< of the fixture
    std::vector<Item> items;
    std::vector<geom::Region> outlines;
};

/// Seconds that this thread has worked.
double thread_seconds();

/// The silhouettes of tests/data, made ready.
struct Fixture {
    std::vector<fixture::Named> named = fixture::silhouettes();
    std::vector<Silhouette> silhouettes;
    double seconds = 0; ///< of preparation

    Fixture();
    /// Cards of random symbols, sizes ranked over all of them.
    std::vector<Card> random_cards(int count, int symbols) const;
    /// A whole deck, its symbols spread over the kinds of the fixture; symbols beyond the fixture's begin
    /// again.
    std::vector<Card> deck(int symbols_per_card) const;

private:
    std::vector<Card> cards(const std::vector<std::vector<int>>& incidence, int symbols) const;
};

} // namespace spotit::layout::bench

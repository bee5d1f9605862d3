#pragma once

#include <spotit/layout.hpp>

#include <cstdint>
#include <vector>

namespace spotit::layout::fixture {

/// FNV-1a over the bits of all placements.
std::uint64_t hash(const std::vector<Layout>& layouts);

/// The order in which threads take the cards of a deck.
enum class Order { Forwards, Backwards };

/// The hash of a few cards of every style and kind of rotation, laid out by so many threads.
std::uint64_t hash_of_deck(std::size_t threads, Order order = Order::Forwards);

} // namespace spotit::layout::fixture

#pragma once

#include "layout/scatter/search.hpp"

namespace spotit::layout {

/// Arranges scattered cards like arrange(), with a budget of its own and without retries.
Layout scatter(std::span<const Item> items, const geom::Shape& card, const Options& options,
               const Budget& budget, std::uint64_t seed);

} // namespace spotit::layout

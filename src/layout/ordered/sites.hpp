#pragma once

#include "layout/shapes/boundary.hpp"

#include <spotit/layout/options.hpp>

#include <vector>

namespace spotit::layout {

/// Returns the places for `count` bodies that leave room for the largest equal discs with a gap between them;
/// none when even points have no room.
using FindSites = std::vector<Vec>(const Boundary& rim, int count, float gap);
/// A way to place symbols.
struct StyleRow {
    Style style;
    FindSites* find_sites; ///< null: bodies are scattered
};

// A style is a value with its name in <spotit/layout/options.hpp>, its function, and its row here.
/// On lines that run along the rim, the outermost filled first, one body in the middle where that is better.
FindSites find_ring_sites;
/// In rows from side to side, each as long as the card is wide there.
FindSites find_grid_sites;
inline constexpr StyleRow style_rows[] = {
    {Style::Scatter, nullptr}, {Style::Ring, find_ring_sites}, {Style::Grid, find_grid_sites}};
static_assert(base::is_complete(style_rows, &StyleRow::style));

} // namespace spotit::layout

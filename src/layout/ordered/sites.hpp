#pragma once

#include "layout/shapes/card_state.hpp"

#include <spotit/random.hpp>

#include <span>
#include <vector>

namespace spotit::layout {

/// Returns the places for `count` bodies that leave room for the largest equal discs with a gap between them;
/// none when even points have no room.
using FindSites = std::vector<Vec>(const Boundary& rim, int count, float gap);
/// A way to place symbols.
struct StyleRow {
    Style style;
    FindSites* place_sites; ///< null: bodies are scattered
};

// A style is a value with its name in <spotit/layout/options.hpp>, its function, and its row here.
/// On lines that run along the rim, the outermost filled first, one body in the middle where that is better.
FindSites place_ring_sites;
/// In rows from side to side, each as long as the card is wide there.
FindSites place_grid_sites;
inline constexpr StyleRow style_rows[] = {
    {Style::Scatter, nullptr}, {Style::Ring, place_ring_sites}, {Style::Grid, place_grid_sites}};
static_assert(base::is_complete(style_rows, &StyleRow::style));

/// As precisely as a float can be.
template<class Holds>
float bisect(float low, float high, const Holds& holds) {
    return geom::bisect(low, high, holds, 24);
}

/// Gives every body a random site and makes it as large as its share of the room allows: between each two
/// sites runs a line that neither body crosses, nearer to the smaller one. Gap, margin and variety hold;
/// relative to the others, each body has the size of its rank as far as its site allows. Returns false if
/// there is no room at all.
bool place_on_sites(CardState& state, std::span<const Vec> sites, random::Generator& random);

} // namespace spotit::layout

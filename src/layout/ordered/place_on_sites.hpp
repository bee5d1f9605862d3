#pragma once

#include "layout/shapes/card_state.hpp"

#include <spotit/random.hpp>

#include <span>

namespace spotit::layout {

/// Gives every body a random site and makes it as large as its share of the room allows: between each two
/// sites runs a line that neither body crosses, nearer to the smaller one. Gap, margin and variety hold;
/// relative to the others, each body has the size of its rank as far as its site allows. Returns false if
/// there is no room at all.
bool place_on_sites(CardState& state, std::span<const Vec> sites, random::Generator& random);

} // namespace spotit::layout

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/shapes/card_state.hpp"

#include <spotit/random.hpp>

#include <span>

namespace spotit::layout {

/// Gives every body one of the sites at random and makes it as large as its share of the room allows: between
/// each two sites runs a line that neither body crosses, nearer to the one that is to be smaller. Gap, margin
/// and variety hold; each body is as large as its rank says, beside the others, as far as its site lets it.
/// Returns false when there is no room at all.
bool place_on_sites(CardState& state, std::span<const Vec> sites, random::Generator& random);

} // namespace spotit::layout

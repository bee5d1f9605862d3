// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/cards.hpp>

#include <cstdint>

namespace spotit::cli {

/// Two cards by names, ten times: which symbol is on both? `seed` decides which cards.
void play_matches(const cards::CardList& list, std::uint64_t seed);

/// The way in which names of colors are printed: plain, or in their color.
enum class Coloring { Plain, Terminal };
/// Twelve cards of a Set deck by names: which three form a trio?
void play_trios(const cards::CardList& list, std::uint64_t seed, Coloring coloring);

} // namespace spotit::cli

#pragma once

#include <spotit/cards.hpp>

#include <cstdint>

namespace spotit::cli {

/// Plays by the names of symbols, with questions on standard output and answers from standard input: a
/// terminal, also a remote one, or a pipe. Says what the page says, in the language of the list. Two cards,
/// ten times: which symbol is on both? Twelve cards of a Set deck: which three form a trio? `seed` decides on
/// the cards.
void play(const cards::CardList& list, std::uint64_t seed);

} // namespace spotit::cli

#pragma once

#include <spotit/cards.hpp>

#include <cstdint>

namespace spotit::cli {

// Games by the names of symbols, with questions on standard output and answers from standard input: a
// terminal, also a remote one, or a pipe. `seed` decides on the cards. They say what the page says, in the
// language of the list.

/// Two cards, ten times: which symbol is on both?
void play_matches(const cards::CardList& list, std::uint64_t seed);
/// Twelve cards of a Set deck: which three form a trio?
void play_trios(const cards::CardList& list, std::uint64_t seed);

} // namespace spotit::cli

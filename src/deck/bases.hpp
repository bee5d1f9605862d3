#pragma once

#include <spotit/deck.hpp>

#include <vector>

namespace spotit::deck {

// Any two of these cards, and so any first few, share exactly one symbol. Not all need have as many symbols;
// fillers make up for that. Symbols are 0, 1, 2 ...

/// Each two of `per_card` + 1 cards have a symbol of their own. Other bases need fewer symbols for more
/// cards.
std::vector<Card> make_pairs_base(int per_card);

/// Each symbol is on three cards: the points and triples of a Steiner system. 2 r + 1 cards for the largest r
/// of at most `per_card` for which there is one; none below r = 3.
std::vector<Card> make_triples_base(int per_card);

/// Kirkman's schoolgirls with a card for each girl and one for each day: 22 cards with 6 or 7 symbols of 36.
/// The card of a day has its five triples and a symbol that it shares with the other days.
std::vector<Card> make_kirkman_base();

/// The lines of PG(2, q), ordered so that dropping lines from the end frees points early: those through one
/// point of a line first, then those through its next.
std::vector<Card> make_plane_base(int q);
/// Returns the number of points on the first `lines` (at least q) lines of `make_plane_base(q)`.
int count_points_of_lines(int q, int lines);

} // namespace spotit::deck

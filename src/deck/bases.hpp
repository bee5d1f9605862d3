#pragma once

#include <spotit/deck.hpp>

#include <span>
#include <string_view>
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

/// The lines of PG(2, q), ordered so that dropping lines from the end frees points early: those through one
/// point of a line first, then those through its next.
std::vector<Card> make_plane_base(int q);
/// Returns the number of points on the first `lines` (at least q) lines of `make_plane_base(q)`.
int count_points_of_lines(int q, int lines);

/// A pairwise balanced design, in which any two points are together in exactly one block: the points are
/// cards, the blocks their symbols.
struct Design {
    int symbols_per_card = 0, symbols = 0, cards = 0; ///< of the deck, which has no fillers
    int points = 0, ring = 0;                         ///< points 0 to ring - 1 are a ring, and so on
    std::string_view blocks{}; ///< some; turning all rings a step at a time makes the others
    std::string_view cut{};    ///< turns of the first block that are left out, with all points on them
};
/// Returns the designs with more cards than the other bases, or with no fillers, each symbol on three cards
/// or more.
std::span<const Design> list_designs();
std::vector<Card> make_design_base(const Design& design);

/// Returns the blocks of a Steiner triple system: every two of v points are in exactly one of its triples. v
/// is 1 or 3 mod 6, at least 7. By Bose (3 mod 6) and Skolem (1 mod 6), as in Lindner, Rodger, Design Theory
/// (2nd ed. 2009, doi:10.1201/9781420010978), sections 1.2 and 1.3.
std::vector<std::vector<int>> make_triple_system(int points);

} // namespace spotit::deck

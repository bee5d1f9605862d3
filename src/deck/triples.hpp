#pragma once

#include <spotit/deck.hpp>

#include <vector>

namespace spotit::deck {

/// Returns the blocks of a Steiner triple system: every two of v points are in exactly one of its triples. v
/// is 1 or 3 mod 6, at least 7. By Bose (3 mod 6) and Skolem (1 mod 6), as in Lindner, Rodger, Design Theory
/// (2nd ed. 2009, doi:10.1201/9781420010978), sections 1.2 and 1.3.
std::vector<std::vector<int>> make_triple_system(int points);

/// Returns Kirkman's schoolgirls: 35 triples of 15 points in which every two points are together once.
/// Triples 5 i to 5 i + 4, the walk of day i, contain every point once.
std::vector<std::vector<int>> make_kirkman_walks();

} // namespace spotit::deck

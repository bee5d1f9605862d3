// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// Which symbols stand on which card: pure combinatorics, no graphics.
namespace spotit::deck {

enum class Kind { Projective };

/// How a theme writes a kind, and what it promises in a few words.
struct KindName {
    Kind kind = Kind::Projective;
    std::string_view name, promise;
};
/// Every kind of deck there is.
std::span<const KindName> kinds();

struct Options {
    Kind kind = Kind::Projective;
    std::optional<int> symbols_per_card{}; ///< none: the most that the symbols allow
    std::optional<int> cards{};            ///< none: all; the others are dropped after the shuffle
    bool dual = false;   ///< symbols and cards change places: cards are the points, symbols the lines
    bool shuffle = true; ///< order of the cards, of the symbols in the plane and on each card
    std::uint64_t seed = 1;
};

/// Indices of symbols, in the order in which they are dealt.
using Card = std::vector<int>;

struct Deck {
    Kind kind = Kind::Projective;
    int order = 0; ///< q: the plane is PG(2, q)
    int symbols_per_card = 0;
    int symbol_count = 0; ///< symbols are 0 .. symbol_count - 1
    std::vector<Card> cards;
};

/// A plane of order q has q + 1 symbols on a card and this many symbols and cards.
constexpr int plane_size(int q) {
    return q * q + q + 1;
}

/// The largest order that is built.
inline constexpr int largest_order = 127;
/// Fewer cards have no pair that could share a symbol.
inline constexpr int fewest_cards = 2;

/// p and n when q = p^n for a prime p; nothing otherwise.
struct PrimePower {
    int prime, exponent;
};
std::optional<PrimePower> prime_power(int q);

/// The symbols per card at which a perfect deck exists, rising: 3 4 5 6 8 9 10 12 ...
std::vector<int> possible_symbols_per_card();
/// The most symbols per card for which `symbols` suffice; nothing below 7 symbols (order 2).
std::optional<int> most_symbols_per_card(int symbols);

/// The possible numbers of symbols per card around one that is wanted, itself left out; none beyond the ends.
struct Neighbours {
    std::optional<int> below, above;
};
Neighbours nearest_symbols_per_card(int wanted);

/// Lines of PG(2, q), each the rising indices of its q + 1 points. Points and lines are numbered by their
/// normalised homogeneous coordinates, and a point lies on a line when the scalar product is 0. Each line is
/// solved, not searched: O(q^3) in all. Throws std::invalid_argument unless `q` is a prime power of at most
/// `largest_order`. Source: Hirschfeld, Projective Geometries over Finite Fields (2nd ed. 1998), section 2.1.
std::vector<std::vector<int>> projective_plane(int q);

/// The deck for `available` symbols. What can be wrong with the numbers is found before, with the theme's
/// positions; throws std::invalid_argument when there is no such deck. Uses the first of the symbols when
/// there are more than the deck needs. Depends on its arguments only.
Deck make(const Options& options, int available);

/// What was checked, for the success message.
struct Proof {
    long long pairs = 0; ///< pairs of cards, each shown to share exactly one symbol
};
/// Checks the promise on the finished deck: every card has the same number of different symbols, every two
/// cards share exactly one. Throws std::logic_error that names the cards where it is broken, counted from 1.
Proof prove(const Deck& deck);

} // namespace spotit::deck

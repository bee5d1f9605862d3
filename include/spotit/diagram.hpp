#pragma once

#include <spotit/deck.hpp>
#include <spotit/geom.hpp>

#include <optional>
#include <vector>

/// Where the symbols and cards of a deck lie in a drawing that explains it. The clock, which needs no
/// drawing, is deck::find_clock.
namespace spotit::diagram {

/// A clock with more hours can't be read; with more than `max_icons` only the corners of the two shapes have
/// pictures, so that these are large enough.
inline constexpr int max_hours = 400, max_icons = 120;
/// A table of the pairs of more cards can't be read.
inline constexpr int max_table = 40;

/// A small plane as a drawing: symbols are points, and each card is a line through all of its symbols.
struct Lines {
    std::vector<geom::Point> symbols{}; ///< in a unit of their own, y down, the center at the origin
    std::vector<std::vector<geom::Point>>
        cards{};     ///< lines in short steps, open; a circle ends where it begins
    geom::Box box{}; ///< around all of it
};
/// Returns the drawing of a whole Projective deck of 7 or 13 cards, the planes of orders 2 and 3; nothing for
/// other decks.
std::optional<Lines> draw_lines(const deck::Deck& deck);

/// The cards of a dual-affine deck as the places of a square, and its symbols as lines: columns, rows, and
/// slopes that go on at the other side where they leave the square. A diagonal is one of them; where the
/// order is a prime, its parallels are straight, too.
struct Grid {
    int order = 0;
    std::vector<int> cards{};                ///< row by row
    std::vector<std::vector<int>> symbols{}; ///< parallel ones together: of the columns, of the rows, others
};
/// Returns the grid of a whole DualAffine deck; nothing for other decks.
std::optional<Grid> make_grid(const deck::Deck& deck);

} // namespace spotit::diagram

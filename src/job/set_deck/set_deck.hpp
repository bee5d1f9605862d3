#pragma once

#include "job/load_drawings.hpp"

#include <spotit/geom/rim_distance.hpp>
#include <spotit/layout.hpp>

namespace spotit::job {

/// Lays out the cards of a Set deck, in their order: copies of each drawing, upright, in the middle of the
/// card, in the rows that suit its shape best; all drawings of the deck at the same scale. Gap, margin and
/// max_size hold; drawings without room shrink, even to nothing, so compare `smallest` with `min_size`.
/// `drawings` are the deck's symbols, made by `symbol::make_set_symbol`.
std::vector<layout::Layout> lay_out_set(const deck::Deck& deck, std::span<const symbol::Symbol> drawings,
                                        const geom::Shape& card, const layout::Options& options);

/// Draws the symbols of a Set deck: its shapes in its colors and fills, in the order of
/// deck::make_set_drawings, each with only a name and a place in the theme. Returns no drawings when it
/// reports a faulty shape to the sink.
DrawnPictures build_set_pictures(const theme::Theme& theme, const deck::Deck& deck,
                                 const base::DataPaths& places, diag::Sink& sink, Memory* memory = nullptr);

/// A drawing to be placed, about the middle of its box: the box's size and the convex hull. In its own units.
struct Cell {
    geom::Size size;
    std::vector<geom::Point> hull;
};
Cell find_cell(const geom::Region& region);

/// The area for cells, and the minimum distance between two of them, in millimeters.
struct Room {
    geom::Shape shape;
    double gap = 0;
    geom::RimDistance<double> rim{shape};
};

/// The number of cells in each row, from the top; rows are centered.
using Rows = std::vector<int>;
/// The rows of cells and their scale.
struct Arrangement {
    Rows rows;
    double scale = 0;
    double shift = 0; ///< of all rows, down
};
/// Returns the centers of the cells, in millimeters, row by row.
std::vector<geom::Point> list_places(const Cell& cell, const Arrangement& arrangement, double gap);

/// Returns all arrangements of `count` cells, each as large as fits in the room.
std::vector<Arrangement> list_arrangements(const Cell& cell, int count, const Room& room);
/// Scales an arrangement down, and centers it in the room.
void shrink(Arrangement& arrangement, double scale, const Cell& cell, const Room& room);

} // namespace spotit::job

#pragma once

#include <spotit/geom/rim_distance.hpp>
#include <spotit/sheet.hpp>

namespace spotit::sheet {

/// The room for rows, and the minimum distances of the cards in them. Round corners do not bring these
/// closer.
class RowRoom {
public:
    /// `card` is the shape that each card needs for itself, with half of the gap around it; `way` is the
    /// direction of the rows, of length 1. Columns are rows of the sheet rotated by a quarter turn.
    RowRoom(const geom::Shape& card, geom::Point way, geom::Size centers);

    double width, height; ///< of the room for centers
    double pitch;         ///< minimum distance of two centers in a row
    double across;        ///< minimum distance of two rows with their cards at the same places
    /// The useful maximum shift of a row against the next. Rows come closer with it, up to half of `across`,
    /// which the second next row requires.
    double max_shift;
    double hex_pitch; ///< in a row of the densest packing, in which every second row is shifted by half of it
    /// Returns the minimum distance of two rows. It is concave: an intermediate distribution of gaps is never
    /// the best.
    double row_distance(double shift) const { return 2 * card_.reach(across_, shift / 2); }

private:
    geom::RimDistance<double> card_;
    geom::Point across_; ///< the direction from one row to the next
};

/// Full rows that alternate between left and right, and among the first of them short rows with a card less,
/// which lie in the gaps of the full ones and closer to them.
struct RowPlan {
    int rows = 0;               ///< of both kinds
    int in_full = 0;            ///< cards in a full row
    int shorts = 0;             ///< short rows: the second, the fourth ...
    double pitch = 0;           ///< between the centers in a row
    double shift = 0;           ///< of a full row against the next full row
    double height = 0;          ///< between the center lines of two full rows
    double height_at_short = 0; ///< between those of a full row and a short one

    int count() const { return rows * in_full - shorts; }
    bool is_short(int row) const { return row % 2 == 1 && row / 2 < shorts; }
    /// Returns the number of steps between rows, down to this one, that lead to a short row or away from it.
    int steps_at_shorts(int row) const { return row < 2 * shorts ? row : 2 * shorts; }
};

/// Returns the rows that hold most cards, with at most two different heights. All are full if that is enough.
RowPlan best_rows(const RowRoom& room);

/// Returns the rows of the densest packing of the plane, each shifted by half a pitch; one column if the
/// second row has no room.
RowPlan hex_rows(const RowRoom& room);

/// Cards to be packed `gap` apart into `room`.
struct Packable {
    geom::Shape card;
    geom::Size room;
    double gap = 0;
};

/// Returns the centers of the cards in a packing other than Auto, row by row, relative to any origin. Grid:
/// their boxes side by side; corners of hexagons keep more than the gap, as much as their bleed needs.
/// Zigzag: cards that can be shifted, in rows (or columns); every second is shifted or some have a card less,
/// so that the rows move closer; never fewer than in the grid. Hex: every second row is shifted by half a
/// pitch, the densest packing of the plane, but not of every sheet.
std::vector<geom::Point> pack(Packing packing, const Packable& what);

/// Returns how many cards fit into `room` (the space left beside the first one) at this pitch. Lengths that
/// are written as exact sums must not fail for a rounding error.
int count_at_pitch(double room, double pitch);

/// The places for cards on a sheet.
struct Cells {
    geom::Size paper;
    DuplexFlip fold = DuplexFlip::None; ///< the fold that restricts the fronts to one half of the paper
    Packing packing = Packing::Grid;
    std::vector<geom::Point> centers; ///< row by row
};

/// Returns the cells for the options, including skipped ones. Orientation, fold and packing that are left
/// open are chosen for the largest number of cards.
Cells best_cells(const geom::Shape& card, const Options& options);

/// Returns the cells that the options don't skip.
std::vector<geom::Point> remove_skipped(const std::vector<geom::Point>& centers, const Options& options);

} // namespace spotit::sheet

#pragma once

#include <spotit/geom/rim_distance.hpp>
#include <spotit/sheet.hpp>

namespace spotit::sheet {

/// Returns the wanted bleed, reduced if cards at these places have less room.
double limit_bleed(const geom::Shape& card, const std::vector<geom::Point>& centers, double wanted);

/// Places the bars and the line of text in the imposition, whose slots are known.
void place_rulers(Imposition& imposition, const geom::Shape& card, const Options& options);

/// The point where a tick leaves a card, from its center, and its direction (of length 1).
struct TickPlace {
    geom::Point trim, way;
};

/// Returns the ticks' places: at the four winds, but of a polygon other than a rectangle at its corners.
std::vector<TickPlace> list_tick_places(const geom::Shape& card);

/// Returns how far from its trim a tick stays nearer to its own card than to the other, `other` from its
/// center.
double measure_halfway(const geom::Shape& card, const TickPlace& tick, geom::Point other);

/// The maximum length of ticks beyond a card's trim, mm.
inline constexpr double max_tick = 2.5;

/// Returns the distance of the frame between a cutter's marks from the paper's edges, mm; 0 without a cutter.
/// The machines cut nothing outside of it, and look for the marks along it.
double measure_frame_inset(Cutter cutter);
/// Returns the corners of the sheet that have to stay white around the marks.
std::vector<geom::Box> list_registration_zones(Cutter cutter, geom::Size paper);

/// Returns an area for cards itself, and smaller areas within it that may lose fewer of them to such corners.
std::vector<geom::Box> list_areas(const std::vector<geom::Box>& zones, const geom::Box& area);
/// Removes the cards that touch a corner with their bleed or with their marks.
void remove_touching(const std::vector<geom::Box>& zones, const geom::RimDistance<double>& card_and_marks,
                     std::vector<geom::Point>& centers);

Line map_to_back(const Imposition& imposition, Line line);

enum class Side { Bottom, Top, Left, Right };

/// A sheet as seen from one of its sides: x runs along the side in the direction of text (to the right;
/// upwards at the left and right side), y from the side into the sheet. So free space is searched in one
/// direction only.
struct View {
    View(Side side, geom::Size paper);

    bool upright = false;               ///< the left or the right side
    bool letters_point_inwards = false; ///< the tops of letters point into the sheet
    double length = 0, depth = 0;       ///< of the sheet, along the side and across
    geom::Affine to_sheet, from_sheet;  ///< from the view's coordinates, and back
};

/// Areas that must not be touched, with the white around them.
struct Obstacles {
    std::vector<geom::Circle> circles;
    std::vector<geom::Box> boxes;
};
Obstacles from_sheet(const View& view, const Obstacles& obstacles);

/// The boxes of an item about its origin; none begins before 0 in x or y.
using Item = std::vector<geom::Box>;

struct Place {
    std::size_t item = 0; ///< index of the item
    geom::Point origin;
};

struct Search {
    double inset = 5;      ///< minimum distance to all edges of the paper
    double max_depth = 30; ///< maximum depth at which an item begins
    bool at_start = true;  ///< prefers the start of the side, otherwise its end
};

/// Returns the place nearest to the side at which one of the items touches no obstacle; earlier items are
/// preferred. All in the view's coordinates. Exact along the side, in steps of a quarter millimeter across.
std::optional<Place> find_place(const View& view, const Obstacles& obstacles, std::span<const Item> items,
                                const Search& search);

/// Returns the new right edge of a box that is stretched along the side until it touches an obstacle.
double stretch(const View& view, const Obstacles& obstacles, const geom::Box& box, double inset);

/// The white around cards, their marks and the corners of a cutter's marks, mm.
struct White {
    double cards, marks, corners;
};

/// Returns cards and marks as obstacles, in the sheet's coordinates. The marks of a lone card are the longest
/// ones, so that the rulers stay clear of every sheet's marks.
Obstacles list_obstacles(const Imposition& imposition, const geom::Shape& card, const Options& options,
                         const White& around);

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
std::vector<geom::Point> pack(Packing packing, const Packable& packable);

} // namespace spotit::sheet

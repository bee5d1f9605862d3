#pragma once

#include "sheet/marks/free_space.hpp"

#include <spotit/geom/rim_distance.hpp>

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
std::vector<TickPlace> tick_places(const geom::Shape& card);

/// Returns how far from its trim a tick stays nearer to its own card than to the other, `other` from its
/// center.
double find_halfway(const geom::Shape& card, const TickPlace& tick, geom::Point other);

/// The maximum length of ticks beyond a card's trim, mm.
inline constexpr double max_tick = 2.5;

/// Returns the distance of the frame between a cutter's marks from the paper's edges, mm; 0 without a cutter.
/// The machines cut nothing outside of it, and look for the marks along it.
double frame_inset(Cutter cutter);
/// Returns the corners of the sheet that have to stay white around the marks.
std::vector<geom::Box> registration_zones(Cutter cutter, geom::Size paper);

/// Returns an area for cards itself, and smaller areas within it that may lose fewer of them to such corners.
std::vector<geom::Box> find_areas(const std::vector<geom::Box>& zones, const geom::Box& area);
/// Removes the cards that touch a corner with their bleed or with their marks.
void remove_touching(const std::vector<geom::Box>& zones, const geom::RimDistance<double>& card_and_marks,
                     std::vector<geom::Point>& centers);

Stroke map_to_back(const Imposition& imposition, Stroke stroke);

} // namespace spotit::sheet

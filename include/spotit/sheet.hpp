// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Cards on paper: packing, marks, rulers. Positions in millimetres from the top left corner of the sheet.
namespace spotit::sheet {

struct Paper {
    std::string_view name;
    geom::Size size; ///< portrait
};
/// Every paper that has a name; a second name of a paper has a row of its own.
std::span<const Paper> papers();
/// The paper of that name in any mixture of upper and lower case; null when there is none.
const Paper* find_paper(std::string_view name);

/// Auto: the one that holds more cards; portrait when they hold the same.
enum class Orientation { Auto, Portrait, Landscape };
/// Auto: the one that holds more cards; the grid when they hold the same. Only circles can be packed in
/// zigzag.
enum class Packing { Auto, Grid, Zigzag };
/// Ticks: at the four winds of each card. Crop: at the corners of each card's box, which takes a grid: with
/// it, Auto packs a grid, and an outspoken zigzag gets ticks.
enum class Marks { Ticks, Crop, None };
enum class CutLines { Hairline, None };

struct Options {
    geom::Size paper{210, 297}; ///< in either order; portrait or landscape as the orientation says
    Orientation orientation = Orientation::Auto;
    double margin = 8; ///< from the paper's edge to the nearest card
    double gap = 4;    ///< between two cards
    Packing packing = Packing::Auto;
    std::optional<Marks> marks; ///< none: ticks around circles, crop marks for straight sides
    CutLines cut_lines = CutLines::Hairline;
    bool scale_check = true; ///< 50 mm bars both ways
    /// The room that the line with title and number asks for in letters of 2.6 mm; less in proportion to
    /// smaller ones.
    double label_length = 75;
};

/// A stroked line, circle or closed polygon with rounded corners.
struct Stroke {
    enum class Kind { Line, Circle, Polygon } kind = Kind::Line;
    geom::Point from{}, to{}; ///< a line's ends; a circle's centre, and a point on it
    geom::Polygon corners{};  ///< of a polygon only: the corners before they are rounded
    double corner_radius = 0; ///< of a polygon only
    double width = 0.1;       ///< mm
    double black = 1;         ///< share of black ink, 0 to 1
};

/// A place for a line of text. The letters may reach `ascent` above the base line and `descent` below it.
struct LabelPlace {
    static constexpr double ascent = 0.85, descent = 0.25; ///< in ems

    geom::Point start; ///< left end of the base line
    double angle = 0;  ///< clockwise, radians: 0, or -pi/2 when it runs upwards
    double length = 0; ///< room, mm
    double size = 2.6; ///< height of the letters' em, mm
};

/// Nothing is drawn nearer to the paper's edge than this; text and rulers keep the larger distance, which
/// home printers can print.
inline constexpr double marks_edge = 3, rulers_edge = 5;

/// One sheet's design, the same for all sheets of a deck.
struct Imposition {
    geom::Size paper;                ///< as it lies: width x height
    std::vector<geom::Point> slots;  ///< centres of the cards, row by row
    Packing packing = Packing::Grid; ///< the one that was taken
    /// The 50 mm bars, measured from the middle of one end tick to the middle of the other. A bar that finds
    /// no room between the cards is left out.
    std::vector<Stroke> rulers;
    bool horizontal_ruler = false, vertical_ruler = false; ///< which of the bars are there
    std::vector<LabelPlace> ruler_labels;                  ///< where "50 mm" stands, one for each bar
    std::optional<LabelPlace> label; ///< where the line with title and number stands, if there is room
};

/// Lays cards of this shape on a sheet, centred; no slots when not even one fits. Depends on its arguments
/// only. Throws std::invalid_argument unless the card has a size.
Imposition impose(const geom::Shape& card, const Options& options);

/// The cut lines and marks of a sheet on which the first `used` slots are filled. Marks are shortened or left
/// out where another filled slot or the edge of the paper is near.
std::vector<Stroke> marks(const Imposition& imposition, const geom::Shape& card, const Options& options,
                          int used);

} // namespace spotit::sheet

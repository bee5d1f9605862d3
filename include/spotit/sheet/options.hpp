#pragma once

#include <spotit/base/enum_names.hpp>
#include <spotit/geom.hpp>

#include <optional>
#include <vector>

namespace spotit::sheet {

/// Auto: the one that holds more cards; portrait if both hold the same number.
enum class Orientation { Auto, Portrait, Landscape };
inline constexpr auto orientation_names = base::name_values<Orientation>({"auto", "portrait", "landscape"});

/// Auto: the one that holds most cards; the grid if several do. Zigzag: rows or columns, alternately shifted
/// or with a card less, so that cards such as circles and hexagons are closer. Hex: the densest of these in
/// the plane, each row shifted by half. Rectangles always stand in a grid.
enum class Packing { Auto, Grid, Zigzag, Hex };
inline constexpr auto packing_names = base::name_values<Packing>({"auto", "grid", "zigzag", "hex"});

/// Ticks: at the top, bottom, left and right of each card, for polygons other than rectangles at the corners.
/// Crop: at the corners of each card's box, which requires a grid: with it, Auto packs a grid, and an
/// explicit zigzag gets ticks.
/// Full: crop marks that extend between the cards and over the sheet. Center: a cross in the middle of each
/// back, and nothing on the fronts.
enum class Marks { Ticks, Crop, Full, Center, None };
inline constexpr auto marks_names = base::name_values<Marks>({"ticks", "crop", "full", "center", "none"});

enum class CutLines { Hairline, None };
inline constexpr auto cut_lines_names = base::name_values<CutLines>({"hairline", "none"});

/// The edge of the paper along which the printer flips it. Fold: front and back lie side by side on one page,
/// to be folded and glued.
enum class Duplex { None, LongEdge, ShortEdge, Fold };
inline constexpr auto duplex_names = base::name_values<Duplex>({"none", "long-edge", "short-edge", "fold"});

/// Registration marks of cutting machines. A published version never changes: an improvement is a new
/// version. Silhouette3: a square and two angles; Silhouette4: four angles; OposX: four squares.
enum class Cutter { None, Silhouette3V1, Silhouette4V1, OposXV1 };
/// The names of the cutters in themes and on sheets.
inline constexpr auto cutter_names =
    base::name_values<Cutter>({"none", "silhouette-3-v1", "silhouette-4-v1", "opos-x-v1"});

/// The order of the two pages of a card or a sheet.
enum class Order { FrontFirst, BackFirst };
inline constexpr auto order_names = base::name_values<Order>({"front-first", "back-first"});

/// The theme's settings of sheets.
struct Options {
    geom::Size paper{210, 297}; ///< in either order; portrait or landscape as the orientation says
    Orientation orientation = Orientation::Auto;
    double margin = 8; ///< from the paper's edge to the nearest card
    double gap = 4;    ///< between two cards; between the sides of hexagons, their corners keep a little more
    Packing packing = Packing::Auto;
    std::optional<Marks> marks; ///< none: those that fit the card
    CutLines cut_lines = CutLines::Hairline;
    bool scale_check = true; ///< 50 mm bars both ways
    double bleed = 0;        ///< distance of paint beyond the cut
    double back_bleed = 0;   ///< additional bleed of the backs, for inaccurate printers
    Duplex duplex = Duplex::None;
    bool marks_on_backs = false;  ///< the fronts' cut lines and marks, mirrored
    std::vector<int> skip{};      ///< cells that stay free, from 1, row by row
    Cutter cutter = Cutter::None; ///< cells under its marks stay free
    /// Each card fills a page with its bleed; paper, margin, gap, marks and labels are not used then.
    bool one_card_per_page = false;
    Order order = Order::FrontFirst; ///< of the pages of a two-sided document
    /// Corrections of the backs and of all pages for the printer's errors.
    geom::Point back_offset{};       ///< mm, to the right and down as seen on the back
    double back_rotation = 0;        ///< clockwise, radians, around the middle of the paper
    double scale_x = 1, scale_y = 1; ///< of all pages, around the middle of the paper
    friend bool operator==(const Options&, const Options&) = default;
};

} // namespace spotit::sheet

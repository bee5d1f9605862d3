#pragma once

#include <spotit/base/enum_names.hpp>
#include <spotit/geom.hpp>

#include <optional>
#include <vector>

namespace spotit::sheet {

/// Auto: the one that holds more cards; portrait if both hold the same number.
enum class Orientation { Auto, Portrait, Landscape };
inline constexpr base::EnumName<Orientation> orientation_names[] = {
    {Orientation::Auto, "auto"}, {Orientation::Portrait, "portrait"}, {Orientation::Landscape, "landscape"}};
static_assert(base::is_complete(orientation_names));

/// Auto: the one that holds most cards; the grid if several do. Zigzag: rows or columns, alternately shifted
/// or with a card less, so that cards such as circles and hexagons are closer. Hex: the densest of these in
/// the plane, each row shifted by half. Rectangles always stand in a grid.
enum class Packing { Auto, Grid, Zigzag, Hex };
inline constexpr base::EnumName<Packing> packing_names[] = {
    {Packing::Auto, "auto"}, {Packing::Grid, "grid"}, {Packing::Zigzag, "zigzag"}, {Packing::Hex, "hex"}};
static_assert(base::is_complete(packing_names));

/// Ticks: at the top, bottom, left and right of each card, for polygons other than rectangles at the corners.
/// Crop: at the corners of each card's box, which requires a grid: with it, Auto packs a grid, and an
/// explicit zigzag gets ticks.
/// Full: crop marks that extend between the cards and over the sheet. Center: a cross in the middle of each
/// back, and nothing on the fronts.
enum class Marks { Ticks, Crop, Full, Center, None };
inline constexpr base::EnumName<Marks> marks_names[] = {{Marks::Ticks, "ticks"},
                                                        {Marks::Crop, "crop"},
                                                        {Marks::Full, "full"},
                                                        {Marks::Center, "center"},
                                                        {Marks::None, "none"}};
static_assert(base::is_complete(marks_names));

enum class CutLines { Hairline, None };
inline constexpr base::EnumName<CutLines> cut_lines_names[] = {{CutLines::Hairline, "hairline"},
                                                               {CutLines::None, "none"}};
static_assert(base::is_complete(cut_lines_names));

/// The edge of the paper along which the printer flips it. Fold: front and back lie side by side on one page,
/// to be folded and glued.
enum class Duplex { None, LongEdge, ShortEdge, Fold };
inline constexpr base::EnumName<Duplex> duplex_names[] = {{Duplex::None, "none"},
                                                          {Duplex::LongEdge, "long-edge"},
                                                          {Duplex::ShortEdge, "short-edge"},
                                                          {Duplex::Fold, "fold"}};
static_assert(base::is_complete(duplex_names));

/// Registration marks of cutting machines. A published version never changes: an improvement is a new
/// version. Silhouette3: a square and two angles; Silhouette4: four angles; OposX: four squares.
enum class Cutter { None, Silhouette3V1, Silhouette4V1, OposXV1 };
/// The names of the cutters in themes and on sheets.
inline constexpr base::EnumName<Cutter> cutter_names[] = {{Cutter::None, "none"},
                                                          {Cutter::Silhouette3V1, "silhouette-3-v1"},
                                                          {Cutter::Silhouette4V1, "silhouette-4-v1"},
                                                          {Cutter::OposXV1, "opos-x-v1"}};
static_assert(base::is_complete(cutter_names));

/// The order of the two pages of a card or a sheet.
enum class Order { FrontFirst, BackFirst };
inline constexpr base::EnumName<Order> order_names[] = {{Order::FrontFirst, "front-first"},
                                                        {Order::BackFirst, "back-first"}};
static_assert(base::is_complete(order_names));

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

#pragma once

#include <spotit/drawing.hpp>
#include <spotit/geom.hpp>
#include <spotit/sheet/options.hpp>

#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// Cards on paper: packing, marks, rulers. Positions in millimeters from the top left corner of the sheet.
namespace spotit::sheet {

using drawing::Line;

/// The cutter's name as themes write it and as sheets show it; empty for none.
std::string_view to_cutter_name(Cutter cutter);

struct Paper {
    std::string_view name;
    geom::Size size; ///< portrait
};
/// Returns every paper that has a name; a second name of a paper has a row of its own.
std::span<const Paper> list_papers();

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
/// Bleed ends at least so far from the line along which a sheet is folded.
inline constexpr double fold_edge = 5;

/// The place of a card's back. It is upright for people who turn the card like a page of a book.
struct BackSlot {
    geom::Point center;
    double angle = 0; ///< clockwise, radians
};
/// The way a sheet is turned or folded: Sideways around a vertical axis, Over around a horizontal one.
enum class DuplexFlip { None, Sideways, Over };

/// One sheet's design, the same for all sheets of a deck.
struct Imposition {
    geom::Size paper;               ///< as it lies: width x height
    std::vector<geom::Point> slots; ///< centers of the cards, row by row
    /// Where the back of each of them stands, on the back's page (Fold: on the same); none without backs.
    std::vector<BackSlot> backs{};
    DuplexFlip flip = DuplexFlip::None; ///< the flip that brings the backs behind the fronts
    /// How far the paint of fronts and of backs may reach beyond the trim. Cards that can be shifted: at most
    /// half the way to the next, so that two never touch. Others: as the options say; each card's room cuts
    /// it.
    double bleed = 0, back_bleed = 0;
    Packing packing = Packing::Grid;  ///< the one that was taken
    std::optional<Line> fold{};       ///< where the sheet is folded
    std::vector<Line> registration{}; ///< the cutter's marks
    /// The 50 mm bars, measured from the outer edge of one end tick to the outer edge of the other. A bar
    /// that finds no room between the cards is left out.
    std::vector<Line> rulers{};
    bool horizontal_ruler = false, vertical_ruler = false; ///< which of the bars are there
    std::vector<LabelPlace> ruler_labels{};                ///< where "50 mm" stands, one for each bar
    std::optional<LabelPlace> label{};      ///< where the line with title and number stands, if there is room
    std::optional<LabelPlace> back_label{}; ///< and where that of the backs' page stands
};

/// Returns true if cards of that shape come closer to each other in shifted rows than in a grid.
bool can_be_shifted(const geom::Shape& card);
/// Returns the marks of options without any: crop marks if straight cuts along the box around a card are
/// sides of it, for rectangles and the like, otherwise ticks.
Marks choose_usual_marks(const geom::Shape& card);

/// Lays cards of this shape on a sheet, centered; no slots when not even one fits. Depends on its arguments
/// only. Throws std::invalid_argument unless the card has a size.
Imposition impose(const geom::Shape& card, const Options& options);

/// Returns how far a card may be painted towards another one across a gap: half the way, or a little more if
/// the bleed reaches so far, since viewers show a hair line where two edges meet.
double compute_reach_to_neighbor(double gap, double bleed);
/// Returns the cell that each of the first `used` cards may paint when the others are not there: paint never
/// enters another card and ends about halfway to one that it faces. Backs have the mirrored ones. The whole
/// paper for those whose bleed ends there anyway, cards that can be shifted.
std::vector<geom::Box> list_bleed_clips(const Imposition& imposition, const geom::Shape& card, int used);

/// Returns the marks of a cutter, in black ink; none for None.
std::vector<Line> draw_registration_marks(Cutter cutter, geom::Size paper);

/// Returns the flip that brings the backs behind the fronts on paper that lies so; `fold` is the one of a
/// folded sheet.
DuplexFlip choose_duplex_flip(Duplex duplex, geom::Size paper, DuplexFlip fold = DuplexFlip::Sideways);

/// Returns the point, box or place of text on the back that lies behind one of the front.
geom::Point map_to_back(const Imposition& imposition, geom::Point p);
geom::Box map_to_back(const Imposition& imposition, const geom::Box& box);
LabelPlace map_to_back(const Imposition& imposition, const LabelPlace& place);

/// Returns the cut lines and marks of a sheet on which the first `used` slots are filled. Marks are shortened
/// or left out where another filled slot, its bleed, or the edge of the paper is near.
std::vector<Line> draw_marks(const Imposition& imposition, const geom::Shape& card, const Options& options,
                             int used);
/// Returns the cut lines and marks of its backs' page (Fold: of the backs on the same page); none unless the
/// options ask for them.
std::vector<Line> draw_back_marks(const Imposition& imposition, const geom::Shape& card,
                                  const Options& options, int used);

} // namespace spotit::sheet

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/background.hpp>
#include <spotit/base/indices.hpp>
#include <spotit/color.hpp>
#include <spotit/diag.hpp>
#include <spotit/document/style.hpp>
#include <spotit/geom.hpp>
#include <spotit/layout.hpp>
#include <spotit/sheet.hpp>
#include <spotit/symbol.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The deck as it will be drawn: each picture once, faces that use them, sheets that use the faces.
/// Everything is resolved: millimeters, no options, no fonts. PDF, SVG, PNG and the text dump are small
/// readers of this value.
namespace spotit::document {

/// One picture at one place.
struct PlacedPicture {
    int picture = 0;    ///< index into Document::pictures
    geom::Affine place; ///< from the picture's units to millimeters
};

/// One printed side of a card. In millimeters, the card's center at the origin; drawn in this order, and
/// clipped to the card grown by the bleed.
struct Face {
    color::Color background = color::white;
    std::optional<PlacedPicture> drawing{};
    std::optional<Border> border{};
    std::vector<PlacedPicture> symbols{}; ///< the card's symbols
    std::vector<PlacedPicture> texts{};   ///< its number and texts
};

enum class Side { Front, Back };

struct Slot {
    int face = 0; ///< index into Document::faces
    geom::Point center;
    double angle = 0;                                   ///< clockwise, radians
    geom::Box bleed_clip{-1e300, -1e300, 1e300, 1e300}; ///< on the sheet; the bleed ends here
};

/// One page.
struct Page {
    Side side = Side::Front;
    std::vector<Slot> slots{};
    std::vector<sheet::Stroke> strokes{}; ///< marks, cut lines, rulers
    std::vector<PlacedPicture> texts{};
    geom::Affine place{}; ///< what makes up for the printer's faults; moves all that is on the page
    std::string name{};   ///< the page's label: "1", "1 back", "rules"
};

struct Document {
    std::string title;
    std::string language; ///< BCP 47
    geom::Size paper;     ///< of every sheet
    geom::Shape card;
    double bleed = 0;                     ///< fronts are painted so far beyond the trim
    double back_bleed = 0;                ///< and backs so far: not less than fronts
    bool one_card_per_page = false;       ///< paper = card and bleed all around it
    std::vector<symbol::Symbol> pictures; ///< those of the deck first: [0 .. picture_count)
    int picture_count = 0;
    std::vector<base::SymbolIndex> picture_symbols; ///< the symbol that each of them shows
    std::vector<std::string> names;                 ///< of the symbols, all different
    std::vector<Face> faces; ///< the cards' fronts first: [0 .. card_count), then backs
    int card_count = 0;
    std::vector<Page> pages;
};
/// How far that face is painted beyond the trim.
double face_bleed(const Document& document, int face);

/// What is composed; refers to the results of the other modules.
struct ComposeInput {
    std::string title, language;
    Style style;
    std::optional<Back> back{};
    std::vector<std::vector<base::PictureIndex>> cards; ///< pictures on each card
    std::vector<symbol::Symbol> pictures;
    std::vector<base::SymbolIndex> picture_symbols; ///< the symbol that each picture shows
    std::vector<std::string> names;                 ///< of the symbols
    std::span<const layout::Layout> layouts{}; ///< one for each card, placements in the order of its pictures
    const sheet::Imposition& imposition;
    sheet::Options sheet{};
    /// May hold {title}, {sheet}, {sheets}, {side} and {cutter}; nothing: the usual line.
    std::optional<std::string> footer{};
    int copies = 1;                          ///< of the deck
    std::vector<color::Color> copy_colors{}; ///< of their backs, in turn; none: all as `back` says
    symbol::FontOptions fonts{};             ///< texts on cards are set in these
    double margin = 3;                       ///< of the layout: the band along the rim that has no symbols
    std::string draft_word{}; ///< stands across every face, so that nobody prints it; empty: nothing
    diag::Span title_span{}, footer_span{}; ///< where the theme gives them
};
/// Puts that word across the sheets from `first` on, which have no cards.
void add_draft_word(Document& document, std::size_t first, const std::string& word);
/// What is wrong with files that backdrops need goes into the sink.
Document compose(ComposeInput parts, diag::Sink& sink);

/// Whether there are pages of backs. Pages come in pairs then, the two sides of a leaf of paper.
bool is_two_sided(const Document& document);
/// The leaf that page is on, from 1.
int sheet_number(const Document& document, int sheet);
/// Fits the sheets from `first` on, which are no cards', into the document: of two-sided ones the second of
/// each two comes behind the first, and a blank page behind one that is left alone.
void pair_pages(Document& document, std::size_t first, const sheet::Options& options);

/// Of two-sided documents: the pages of one side only, for those who turn the stack by hand.
enum class PageOrder { Same, Reversed };
Document keep_side(Document document, Side side, PageOrder order = PageOrder::Same);

/// Whether the paper has room for the scales of `calibration` and for what is said of them.
bool has_room_for_calibration(const sheet::Options& options, std::string_view language = "en");
/// Two pages that show how far a printer's backs are off their fronts, to a tenth of a millimeter, and say
/// which `back_offset` makes up for it, in that language where it is translated. Paper, duplex, back_offset
/// and back_rotation of the options are used.
Document compose_calibration(const sheet::Options& options, std::string_view language = "en");

/// The least distance of any symbol's outline from the cut of its card, mm; infinite without symbols.
double symbol_clearance(const Document& document);
/// The resolution of the coarsest picture of pixels on the cards and their backs, in dots per inch; none:
/// there is none.
std::optional<double> coarsest_resolution(const Document& document);

/// The document as text that golden tests read: one line a fact, lengths to 0.01 mm.
std::string dump(const Document& document);

} // namespace spotit::document

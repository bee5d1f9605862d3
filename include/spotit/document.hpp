// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/background.hpp>
#include <spotit/base/indices.hpp>
#include <spotit/color.hpp>
#include <spotit/diag.hpp>
#include <spotit/document/style.hpp>
#include <spotit/geom.hpp>
#include <spotit/layout/placement.hpp>
#include <spotit/sheet.hpp>
#include <spotit/symbol.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The deck as it will be drawn: each picture once, faces that use pictures, pages that use faces. All is
/// resolved: millimeters, no options, no fonts. PDF, SVG, PNG and the text dump are written from this value.
namespace spotit::document {

/// One picture at one place.
struct PlacedPicture {
    int picture = 0;    ///< index into Document::pictures
    geom::Affine place; ///< from the picture's units to millimeters
};

/// One printed side of a card, in millimeters, the card's center at the origin. Drawn in this order, and
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
    geom::Box bleed_clip{-1e300, -1e300, 1e300, 1e300}; ///< limits the bleed, on the page
};

/// One page.
struct Page {
    Side side = Side::Front;
    std::vector<Slot> slots{};
    std::vector<sheet::Stroke> strokes{}; ///< marks, cut lines, rulers
    std::vector<PlacedPicture> texts{};
    geom::Affine place{}; ///< correction of the printer's errors, applied to the whole page
    std::string name{};   ///< the page's label: "1", "1 back", "rules"
};

struct Document {
    std::string title;
    std::string language; ///< BCP 47
    geom::Size paper;     ///< of all pages
    geom::Shape card;
    double bleed = 0;                     ///< paint of the fronts beyond the trim
    double back_bleed = 0;                ///< paint of the backs beyond the trim, at least as much
    bool one_card_per_page = false;       ///< paper = card and bleed all around it
    std::vector<symbol::Symbol> pictures; ///< the deck's pictures first: [0 .. picture_count)
    int picture_count = 0;
    std::vector<base::SymbolIndex> picture_symbols; ///< the symbol of each picture of the deck
    std::vector<std::string> names;                 ///< of the symbols, all different
    std::vector<Face> faces; ///< the cards' fronts first: [0 .. card_count), then backs
    int card_count = 0;
    std::vector<Page> pages;
};
/// Returns the mean color of what lies below the symbols of a face.
color::Color ground_color(const Document& document, const Face& face);
/// Returns how far a face is painted beyond the trim.
double face_bleed(const Document& document, int face);

/// The parts of a document, which refers to the results of the other modules.
struct ComposeInput {
    std::string title, language;
    Style style;
    std::optional<Back> back{};
    std::vector<std::vector<base::PictureIndex>> cards; ///< pictures on each card
    std::vector<symbol::Symbol> pictures;
    std::vector<base::SymbolIndex> picture_symbols; ///< the symbol of each picture
    std::vector<std::string> names;                 ///< of the symbols
    std::span<const layout::Layout> layouts{}; ///< one for each card, placements in the order of its pictures
    const sheet::Imposition& imposition;
    sheet::Options sheet{};
    /// May contain {title}, {sheet}, {sheets}, {side} and {cutter}; none: the default line.
    std::optional<std::string> footer{};
    int first_pile = 0; ///< cards of the first pile, if the backs of two piles differ
    int copies = 1;     ///< of the deck
    std::vector<color::Color>
        copy_colors{};           ///< of their backs, cyclically; none: all have the color of `back`
    symbol::FontOptions fonts{}; ///< of the texts on cards
    double margin = 3;           ///< of the layout: the band along the rim that has no symbols
    std::string draft_word{};    ///< written across every face, so that nobody prints it; empty: none
    diag::Span title_span{}, footer_span{}; ///< places in the theme
};
/// Writes a word across the pages from `first` on, which have no cards.
void add_draft_word(Document& document, std::size_t first, const std::string& word,
                    const symbol::FontOptions& fonts = {});
/// Composes the document. Problems with files of backgrounds go into the sink.
Document compose(ComposeInput parts, diag::Sink& sink);

/// Returns true if there are pages of backs. Then each two pages are the sides of one sheet.
bool is_two_sided(const Document& document);
/// Returns the number of the sheet of a page, from 1.
int sheet_number(const Document& document, int page);
/// Pairs the pages from `first` on, which have no cards: in a two-sided document each two of them become the
/// sides of a sheet, with a blank back for the last one if needed.
void pair_pages(Document& document, std::size_t first, const sheet::Options& options);

/// The order of pages for printing one side after the other and turning the stack by hand.
enum class PageOrder { Same, Reversed };
Document keep_side(Document document, Side side, PageOrder order = PageOrder::Same);

/// Returns true if the paper has room for the calibration scales and their instructions.
bool has_room_for_calibration(const sheet::Options& options, std::string_view language = "en",
                              const symbol::FontOptions& fonts = {});
/// Returns two pages that show the offset between a printer's fronts and backs to a tenth of a millimeter,
/// and which `back_offset` corrects it, in the given language or in English. Uses paper, duplex, back_offset
/// and back_rotation of the options.
Document compose_calibration(const sheet::Options& options, std::string_view language = "en",
                             const symbol::FontOptions& font_options = {});

/// Returns the minimum distance of any symbol's outline from the cut of its card, mm; infinite without
/// symbols.
double symbol_clearance(const Document& document);
/// Returns the lowest resolution of the images on the cards and their backs, in dots per inch; nothing if
/// there are none.
std::optional<double> coarsest_resolution(const Document& document);

/// Returns the document as text for golden tests: one line for each fact, lengths to 0.01 mm.
std::string dump(const Document& document);

} // namespace spotit::document

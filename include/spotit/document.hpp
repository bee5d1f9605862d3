#pragma once

#include <spotit/base/indices.hpp>
#include <spotit/color.hpp>
#include <spotit/drawing.hpp>
#include <spotit/geom.hpp>
#include <spotit/sheet.hpp>
#include <spotit/symbol.hpp>
#include <spotit/symbol/spec.hpp>

#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

/// The deck as it will be drawn: each picture once, faces that use pictures, pages that use faces. All is
/// resolved: millimeters, no options, no fonts. PDF, SVG and PNG are written from this value.
namespace spotit::document {

/// One picture at one place.
struct PlacedPicture {
    int picture = 0;    ///< index into Document::pictures
    geom::Affine place; ///< from the picture's units to millimeters
    friend bool operator==(const PlacedPicture&, const PlacedPicture&) = default;
};

/// The part that an item plays on a face: it lies below the symbols, is one, or is a number or a text.
enum class Role { Ground, Symbol, Text };

/// What is drawn on a face.
struct Item {
    Role role = Role::Symbol;
    std::variant<drawing::Area, drawing::Line, PlacedPicture> node;
    friend bool operator==(const Item&, const Item&) = default;
};

/// Returns the picture of an item; null for areas and lines.
const PlacedPicture* find_picture(const Item& item);

/// One printed side of a card, in millimeters, the card's center at the origin: what is drawn, from bottom to
/// top, clipped to the card grown by the bleed. The ground comes first: fills, strokes and its pictures.
struct Face {
    std::vector<Item> items{};

    /// Returns all that lies below the symbols.
    std::span<const Item> find_ground() const;
    /// Returns the pictures that play a part, in their order.
    std::vector<PlacedPicture> list_pictures(Role role) const;
    void add(const PlacedPicture& placed, Role role) { items.push_back({role, placed}); }
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
    std::vector<drawing::Line> strokes{}; ///< marks, cut lines, rulers
    std::vector<PlacedPicture> texts{};
    geom::Affine place{};  ///< correction of the printer's errors, applied to the whole page
    std::string name{};    ///< the page's label: "1", "1 back", "rules"
    std::string back_of{}; ///< of "1 back": "1"; empty: the page has a name that does not depend on its front
};

struct Document {
    std::string title;
    std::string language; ///< BCP 47
    geom::Size paper;     ///< of all pages
    geom::Shape card;
    double bleed = 0;                     ///< paint of the fronts beyond the trim
    double back_bleed = 0;                ///< paint of the backs beyond the trim, at least as much
    sheet::DuplexFlip flip{};             ///< the one that brings the pages of backs behind the fronts
    bool one_card_per_page = false;       ///< paper = card and bleed all around it
    std::vector<symbol::Symbol> pictures; ///< the deck's pictures first: [0 .. picture_count)
    int picture_count = 0;
    std::vector<base::SymbolIndex> picture_symbols; ///< the symbol of each picture of the deck
    std::vector<std::string> names;                 ///< of the symbols, all different
    std::vector<Face>
        faces{}; ///< the cards' fronts first: [0 .. card_count), then backs, then the title card
    int card_count = 0;
    std::optional<int> title_card{}; ///< the last face, if there is one
    std::vector<Page> pages{};
};
/// Returns true for the fronts of cards and the title card.
bool is_front(const Document& document, int face);
int count_backs(const Document& document);
/// Returns the mean color of what lies below the symbols of a face.
color::Color compute_ground_color(const Document& document, const Face& face);
/// Returns how far a face is painted beyond the trim.
double measure_face_bleed(const Document& document, int face);
/// Returns the card grown by the bleed of a face; on a page with one card all of the page, since a cutter may
/// round the corners less than the theme does.
geom::Shape compute_painted_shape(const Document& document, int face);

/// Returns the face with its fills on the whole box around the card and its bleed, whose corners card
/// services want.
Face fill_box(const Document& document, int face);

/// Writes a word across the pages from `first` on, which have no cards.
void add_draft_word(Document& document, std::size_t first, const std::string& word,
                    const symbol::FontOptions& fonts = {});

/// Returns true if there are pages of backs. Then each two pages are the sides of one sheet.
bool is_two_sided(const Document& document);
/// Returns the number of the sheet of a page, from 1.
int find_sheet_number(const Document& document, int page);

/// Returns the minimum distance of any symbol's outline from the cut of its card, mm; infinite without
/// symbols.
double measure_symbol_clearance(const Document& document);
/// Returns the lowest resolution of the images on the cards and their backs, in dots per inch; nothing if
/// there are none.
std::optional<double> find_coarsest_resolution(const Document& document);

} // namespace spotit::document

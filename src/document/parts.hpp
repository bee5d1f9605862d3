#pragma once

#include <spotit/document/compose.hpp>
#include <spotit/symbol/font.hpp>
#include <spotit/texts.hpp>

/// The faces and the pages that a document is composed of.
namespace spotit::document {

/// Appends the faces to the document, fronts first, and the pictures that they need; sets card_count. The
/// backs follow, one for each color; none without `parts.back`. The title card is the last, if it is wanted.
void add_faces(Document& document, const ComposeInput& parts, diag::Sink& sink);

/// Returns the face behind a card of copy `copy` (from 0); nothing without backs.
std::optional<int> find_back(const Document& document, const ComposeInput& parts, int card, int copy);

/// Adds a picture to the document and returns its index.
int add_picture(Document& document, symbol::Symbol picture);

/// Returns true if a text is longer than any card or page has room for, and than Pango can measure in its 32
/// bits of 1/1024 units.
bool is_too_long(std::string_view utf8);

/// The font of a text, and its place in the theme.
struct Wanted {
    const symbol::Fonts& fonts;
    const diag::Span& span;
    diag::Severity severity = diag::Severity::Error; ///< a warning says that the letters are left out
};
/// Reports the letters of a text that no font has, and how to get a font; returns true if there are any.
bool report_missing_letters(const std::string& text, const Wanted& wanted, diag::Sink& sink);

/// Adds the number and the text along the rim of the fronts, in the band that the layout's margin leaves
/// free. On round cards the text is above and the number below, both along the rim; otherwise the text is
/// below and the number in a corner (on hexagons above). Texts that don't fit legibly are reported and left
/// out. `drawing` is the picture behind them, if any.
void add_card_texts(Document& document, const ComposeInput& parts, const symbol::Symbol* drawing,
                    diag::Sink& sink);

/// Returns the fonts of texts on backs; nothing and an error if there is no such font.
std::optional<symbol::Fonts> open_back_fonts(const ComposeInput& parts, diag::Sink& sink);

/// A text in the middle of a back, as large as possible; in a box if there is a drawing behind it.
struct BackText {
    const ComposeInput& parts;
    const symbol::Fonts& fonts;
    const symbol::Symbol* drawing = nullptr; ///< none: the plain background
    color::Color background = color::white;
};
/// Returns the text, its center at the origin, with an empty box if nothing is visible. Reports letters that
/// no font has, and a text that is too long.
symbol::Symbol set_back_text(const std::string& text, const BackText& back, diag::Sink& sink);

/// Appends the pages to the document, whose faces are complete: every copy of every card, and their backs.
/// Footer letters that no font has are left out, with a warning.
void add_pages(Document& document, const ComposeInput& parts, diag::Sink& sink);

/// Returns the correction of the printer's errors: a page is rotated around the middle of the paper, then
/// stretched along its edges, then shifted; fronts are only stretched.
geom::Affine correct_printer(const sheet::Options& options, geom::Size paper, Side side);

/// Adds a picture of the text to the document and returns its place on the page; shrinks it to its room.
PlacedPicture add_line_of_text(Document& document, const std::string& text, const sheet::LabelPlace& place,
                               const symbol::Fonts& fonts);

} // namespace spotit::document

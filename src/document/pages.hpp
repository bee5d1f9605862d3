#pragma once

#include "document/faces.hpp"

#include <spotit/document/compose.hpp>
#include <spotit/texts.hpp>

namespace spotit::document {

/// Appends the pages to the document, whose faces are complete: every copy of every card, and their backs.
/// Footer letters that no font has are left out, with a warning.
void add_pages(Document& document, const ComposeInput& parts, diag::Sink& sink);

/// Returns the correction of the printer's errors: a page is rotated around the middle of the paper, then
/// stretched along its edges, then shifted; fronts are only stretched.
geom::Affine printer_correction(const sheet::Options& options, geom::Size paper, Side side);

/// Adds a picture of the text to the document and returns its place on the page; shrinks it to its room.
PlacedPicture add_line_of_text(Document& document, const std::string& text, const sheet::LabelPlace& place,
                               const symbol::Fonts& fonts);

/// The position of a page among all, and the fonts of its footer.
struct Foot {
    int sheet = 0, sheets = 0; ///< its number from 1, and the total
    Side side = Side::Front;
    const symbol::Fonts& fonts;
};
/// Returns the fonts of the footer: the system's sans-serif, and the theme's for missing letters.
symbol::Fonts footer_fonts(const ComposeInput& parts);
/// Warns of letters that no font has, in the title and in the theme's own line.
void check_footer(const ComposeInput& parts, diag::Sink& sink);
/// Returns the footer of a page: the theme's line, or the title, sheet number and print instructions in the
/// deck's language. The title is shortened if there is no room. The cutter's marks are always named, and
/// drafts are labeled as such.
std::string footer(const ComposeInput& parts, const Foot& foot, const sheet::LabelPlace& place);

/// Returns the instructions of the calibration page with these values in them, broken into lines in a room
/// whose top left corner is the origin.
symbol::Symbol calibration_text(const texts::Texts& texts, std::span<const Field> fields, geom::Size room,
                                const symbol::Fonts& fonts);

/// Puts the word across all faces of the document, above everything else; an empty word has no effect.
void add_draft_word(Document& document, const std::string& word, const symbol::FontOptions& fonts);

} // namespace spotit::document

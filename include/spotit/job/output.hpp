#pragma once

#include <spotit/cards.hpp>
#include <spotit/job/prepare.hpp>
#include <spotit/render.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

/// What is made of a deck.
namespace spotit::job {

/// A finished file.
struct File {
    std::string bytes;
    Report report; ///< of the deck, with the ink, the part and the stages of this file
};

/// The sides of a deck with backs.
enum class Pages { All, Fronts, Backs };
/// The order of the pages. Reversed: the last first, for printers that stack sheets face up.
enum class PageOrder { Same, Reversed };

/// The wanted pages of a deck. Sheets are counted from 1, each with its back; numbers beyond the last sheet
/// have no effect.
struct Selection {
    Pages pages = Pages::All;
    int first = 1, last = 1'000'000;
    PageOrder order = PageOrder::Same;
};

/// Draws the deck as the theme's `output` has it. Throws diag::Error (ErrorCategory::Usage) when the
/// selection has no pages.
File make_pdf(const PreparedDeck& deck, const Selection& selection = {});

/// Prepares the deck and draws all of it.
File make_deck(const Request& request);

/// Writes the page with the games of a deck, or the same page opened where it says why any two cards match.
/// Throws diag::Error (ErrorCategory::Usage) if the program was built without pages.
File make_games_page(const PreparedDeck& deck);
File make_why_page(const PreparedDeck& deck);

/// The subject of the pictures of a deck, one file each.
enum class PictureSubject { Cards, Backs, Sheets };

/// A format of pictures: the functions that draw a face and a sheet.
struct PictureFormat {
    using Draw = std::string (render::Renderer::*)(int index, const render::Options& options) const;
    Draw face = &render::Renderer::draw_face_png, sheet = &render::Renderer::draw_page_png;
};

/// The pictures to be drawn of a deck.
struct PictureOptions {
    PictureSubject subject = PictureSubject::Cards;
    PictureFormat format{};
    bool bleed = false;                          ///< of cards: with the part that is cut off
    std::optional<std::pair<int, int>> pixels{}; ///< of PNG: width and height; none: as the theme's image_dpi
    std::vector<int> only{}; ///< indices of the cards, backs or sheets, from 0; empty: all of them
};

/// Returns the palette that shows the deck as it is printed.
render::Palette make_palette(const PreparedDeck& deck);
/// Returns the colors in which the theme's press prints, for a soft proof: its four inks, or black alone as
/// `output` has it. Empty if its profile is unusable. Throws diag::Error if the profile can't be read.
render::ColorMap make_soft_proof(const PreparedDeck& deck);

/// Finished pictures.
struct PictureFiles {
    std::vector<std::string> files; ///< the bytes of each
    Report report;                  ///< of the deck, with the stages of these files
};
/// Draws one picture for each card, back or sheet, in their order.
PictureFiles make_pictures(const PreparedDeck& deck, const PictureOptions& options);

/// The cards of a deck by the names of their symbols.
struct Listing {
    cards::CardList list;
    Report report; ///< the figures that need no drawing
};
/// Lists the cards of a theme without drawing anything. Throws diag::Error when the theme or the deck is
/// wrong.
Listing list(const Request& request);

/// Returns a PDF of two pages that show how far a printer's backs lie off its fronts, in the theme's
/// language. A request without a theme is for A4, flipped along the long edge, in English, unless its
/// overlays and overrides say otherwise. Throws diag::Error, also when the paper is too small.
std::string make_calibration(const Request& request);

} // namespace spotit::job

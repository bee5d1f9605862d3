#pragma once

#include <spotit/job/prepare.hpp>
#include <spotit/render.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace spotit::job {

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
render::Palette find_palette(const PreparedDeck& deck);
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

} // namespace spotit::job

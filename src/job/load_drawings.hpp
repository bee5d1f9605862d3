#pragma once

#include "job/deck_pictures.hpp"
#include "job/stages.hpp"

namespace spotit::job {

/// Throws diag::Error if a picture behind the symbols or on the backs can't be drawn.
void try_backgrounds(const theme::Theme& theme);

/// The drawings of a deck's pictures, in their order.
struct Drawings {
    std::vector<symbol::Symbol> symbols;
    std::string font{}; ///< the file of the emoji font; empty if there is none
};
struct DrawnPictures {
    DeckPictures pictures;
    Drawings drawings;
};
/// Draws the pictures. Reports problems to the sink.
Drawings load_drawings(const DeckPictures& pictures, const theme::Theme& theme, const Request& request,
                       Stages& stages, diag::Sink& sink);

/// The share of its contour from which on a symbol can hardly be seen, and that from which on an automatic
/// edge keeps a picture from falling apart: the white of the French flag has 20 %.
inline constexpr double max_faint_share = 0.25, max_share_without_line = 0.1;

inline const symbol::Edge& choose_edge(const PictureSpec& spec, const theme::Theme& theme) {
    if (spec.options.edge) return *spec.options.edge;
    return spec.shown.row().is_text && theme.word_edge ? *theme.word_edge : theme.edge;
}
bool has_palette_color(const PictureSpec& spec, const theme::Theme& theme);
/// Returns the mean color of the cards behind the symbols, opaque.
color::Color compute_card_color(const DeckPictures& pictures);
/// Returns the color around the letters of a word: of its rim, else of the card.
color::Color compute_color_behind_word(const PictureSpec& spec, const theme::Theme& theme,
                                       const color::Color& card);

/// Returns the share of a picture's contour that can hardly be seen on the card. 0 for emoji on a card that
/// is nearly white, which they are drawn for: what is pale there has its inner lines.
double measure_faint_share(const symbol::Symbol& drawing, const PictureSpec& spec, const color::Color& card);
/// Returns the colors that symbols lie on, opaque: the mean color of the cards, then those of a gradient or
/// a pattern.
std::vector<color::Color> list_ground_colors(const DeckPictures& pictures, const theme::Theme& theme);
/// Returns the share of its contour that is near one of these colors, where the theme asks for a line around
/// what is: of photos, which fill their frames, all; else 0. Once the share is large enough, it may be
/// larger.
double measure_near_share(const symbol::Symbol& drawing, const PictureSpec& spec, const theme::Theme& theme,
                          std::span<const color::Color> grounds);
/// Returns the drawing with the rim that the theme asks for, with its line if `has_line`, or with the
/// automatic one where a picture can hardly be seen on the card; nothing if it stays without.
std::optional<symbol::Symbol> with_edge(const symbol::Symbol& drawing, const PictureSpec& spec,
                                        const theme::Theme& theme, const color::Color& card,
                                        std::size_t symbols_per_card, bool has_line);

} // namespace spotit::job

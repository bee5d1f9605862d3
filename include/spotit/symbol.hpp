#pragma once

#include <spotit/color.hpp>
#include <spotit/drawing.hpp>

#include <optional>
#include <string>
#include <vector>

/// Turns emoji, words and image files into symbols: pictures with outlines. The only module that opens fonts.
namespace spotit::symbol {

using namespace drawing; // what symbols are made of

/// One symbol in the units of its own picture (font units for glyphs), y down.
struct Symbol {
    std::string name; ///< what a person would call it; the character itself where no name is known
    Drawing drawing{};
    geom::Box box{};        ///< nothing is painted outside
    geom::Region outline{}; ///< the silhouette: outer contours at 10 % opacity, holes filled, parts kept
    std::optional<geom::Size> pixels{};        ///< width and height of an image made of pixels
    std::optional<geom::Box> page{};           ///< the whole page of an SVG, which may be larger than the box
    std::vector<std::string> fallback_fonts{}; ///< families used for letters that the font of a word lacks
    double x_height = 0;            ///< height of an x in a word or a caption; 0 where there are no words
    std::vector<geom::Box> lines{}; ///< of a word: from its first to its last letter, as high as an x
    std::string text{};             ///< of a word: its letters, which are mostly its name, too
};

/// A part of a combined symbol.
struct PlacedSymbol {
    Symbol symbol;
    geom::Affine transform;
};
/// Returns one symbol that draws all parts in their order. It has no outline.
Symbol combine(std::string name, std::vector<PlacedSymbol> parts);

/// Returns the symbol with a rim around its outline, which lies below it and belongs to the new outline. The
/// width is in units of the symbol.
Symbol with_rim(const Symbol& symbol, double width, const color::Color& color);
/// Returns true for a picture of pixels that fills its box and is nearly white along its edges, as clip art
/// on white paper.
bool is_white_box(const Symbol& symbol);
/// The color difference (CIE 1976) from which on a contour can be seen.
inline constexpr double min_contour_difference = 8;
/// Returns the share of the contour that can hardly be seen on a card: with a color difference from the
/// opaque ground below `seen`, or on a dark ground below 16 at least if the mean of the whole symbol is
/// below 26; as seen by that vision. 0 for a symbol without an outline.
double measure_faint_contour_share(const Symbol& symbol, const color::Color& ground,
                                   double seen = min_contour_difference,
                                   color::Vision vision = color::Vision::Normal);
/// Returns true for a picture of pixels that fills its box, or the circle in it, as photos do.
bool is_framed_photo(const Symbol& symbol);

} // namespace spotit::symbol

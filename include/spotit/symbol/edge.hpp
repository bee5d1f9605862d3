#pragma once

#include <spotit/color.hpp>
#include <spotit/symbol.hpp>

/// The edges of symbols: rims around them, and whether they can be seen.
namespace spotit::symbol {

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

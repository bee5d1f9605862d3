#pragma once

#include <spotit/symbol.hpp>

/// Pictures with words below them.
namespace spotit::symbol {

/// Returns the largest height of the letter x, per size of the picture, at which a word fits below the
/// picture.
double compute_max_caption_height(const Symbol& picture, const Symbol& name);
/// The areas that a picture and the word below it take.
struct CaptionAreas {
    double picture = 0; ///< in squares of its size, the geometric mean of its box's sides
    double word = 0;    ///< of its box, in squares of the height of its x; 0 without a word
};
CaptionAreas measure_caption_areas(const Symbol& picture, const Symbol* name);
/// Returns the picture with a word close below it, in letters of this height.
Symbol with_caption(const Symbol& picture, const Symbol& name, double x_height);

} // namespace spotit::symbol

#pragma once

#include <spotit/symbol.hpp>

/// Pictures with words below them.
namespace spotit::symbol {

/// Returns the largest height of the letter x, per size of the picture, at which a word fits below the
/// picture.
double find_max_caption_height(const Symbol& picture, const Symbol& name);
/// Returns the picture with a word close below it, in letters of this height.
Symbol with_caption(const Symbol& picture, const Symbol& name, double x_height);

} // namespace spotit::symbol

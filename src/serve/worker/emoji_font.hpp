#pragma once

#include <spotit/base/data_paths.hpp>

#include <string>
#include <string_view>

namespace spotit::serve {

/// Returns a font without its table of SVG pictures, which browsers don't need beside the other colors: of
/// the program's own font that is four fifths. Other files, and broken ones, are returned as they are.
std::string without_svg_table(std::string_view font);

/// Returns the default emoji font for browsers. Throws diag::Error if there is none.
std::string emoji_font(const base::DataPaths& places);

} // namespace spotit::serve

#pragma once

#include <spotit/symbol/set.hpp>

namespace spotit::symbol {

/// Returns the name of a drawing in the style's language: "red striped oval", "rotes gestreiftes Oval",
/// "ovale rouge rayé"; in English if the tables lack that language.
std::string compose_drawing_name(const SetShape& shape, const SetStyle& style);

/// Returns a plain word for a color, light or dark: "red", "blue".
std::string_view find_plain_color_name(const color::Color& color);

} // namespace spotit::symbol

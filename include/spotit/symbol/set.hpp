#pragma once

#include <spotit/color.hpp>
#include <spotit/geom.hpp>
#include <spotit/symbol.hpp>
#include <spotit/symbol/spec.hpp>

#include <optional>
#include <string>
#include <string_view>

/// The drawings of SET decks.
namespace spotit::symbol {

/// The silhouette of a SET drawing, its center at the origin, the geometric mean of its width and height 100,
/// so that all drawings of a deck have about the same size and the same line width.
struct SetShape {
    std::string name;
    geom::Region outline;
};
/// Returns the names of the built-in shapes: oval, diamond, squiggle, star, drop, wave.
std::vector<std::string_view> list_set_shape_names();
/// Returns a built-in shape; nothing if no shape has this name.
std::optional<SetShape> find_set_shape(std::string_view name);
/// Makes a shape from the silhouette of any symbol that is not empty: an image, an emoji, a word.
SetShape make_set_shape(const Symbol& symbol);

/// The fill, color and naming of a SET drawing.
struct SetStyle {
    SetFill fill = SetFill::Solid;
    color::Color color{};
    std::string color_name{};    ///< in the drawing's name; empty: the nearest plain color word
    std::string language = "en"; ///< of the drawing's name: en, de, fr or es; others become English
    int color_number = 1;        ///< above 1, the name tells apart colors that are called the same: "red 2"
};
/// Makes a drawing of a SET deck, named like "red striped oval". Vectors only.
Symbol make_set_symbol(const SetShape& shape, const SetStyle& style);

/// The features that the name of a SET drawing tells, in English where the words are known.
struct SetFeatures {
    std::string color;
    SetFill fill = SetFill::Solid;
    std::string shape;
};
/// Parses a drawing's name in any of the languages; nothing if it is not such a name.
std::optional<SetFeatures> parse_set_name(std::string_view name);
/// Returns the name of a drawing in the style's language: "red striped oval", "rotes gestreiftes Oval",
/// "ovale rouge rayé"; in English if the tables lack that language.
std::string compose_set_name(const SetShape& shape, const SetStyle& style);
/// Returns a plain word for a color, light or dark: "red", "blue".
std::string_view find_plain_color_name(const color::Color& color);

} // namespace spotit::symbol

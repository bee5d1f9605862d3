#pragma once

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

} // namespace spotit::symbol

#pragma once

#include <spotit/symbol.hpp>
#include <spotit/symbol/font.hpp>

#include <filesystem>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

/// The fonts of texts, for writers that store them.
namespace spotit::symbol {

/// Returns a glyph's outline, 1000 units to the em, y down.
geom::Path load_glyph_outline(const GlyphFont& font, std::uint32_t glyph);
/// Returns the distance from a glyph to the next, 1000 units to the em.
double measure_glyph(const GlyphFont& font, std::uint32_t glyph);
/// Returns false for a font whose letters must be drawn as outlines, since it is not used as it is in its
/// file: variable fonts, and those that are made bolder or slanted.
bool can_be_embedded(const GlyphFont& font);

/// Returns a font without its table of SVG pictures, which browsers don't need beside the other colors: of
/// the program's own font that is four fifths.
std::string write_without_svg(const Font& font);

/// Some glyphs of a font as a font of its own, with the numbers that they had.
struct FontSubset {
    enum class Format { TrueType, Cff } format = Format::TrueType;
    std::string bytes{};            ///< a TrueType file, or a CFF table
    std::string name{};             ///< PostScript's
    geom::Box box{};                ///< of all glyphs, 1000 units to the em, y up
    double ascent = 0, descent = 0; ///< 1000 units to the em; the descent is negative
    std::vector<double> widths{};   ///< of the glyphs in the order of their numbers, 1000 units to the em
};
/// A font that can't be divided.
struct DamagedFont : std::runtime_error {
    explicit DamagedFont(std::filesystem::path damaged)
        : std::runtime_error("a damaged font")
        , file(std::move(damaged)) {}
    std::filesystem::path file;
};
/// Throws DamagedFont.
FontSubset subset_font(const GlyphFont& font, const std::set<std::uint32_t>& glyphs);

} // namespace spotit::symbol

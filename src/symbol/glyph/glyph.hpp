#pragma once

#include "symbol/font/text_fonts.hpp"
#include "symbol/svg/svg_source.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::symbol {

/// An SVG that can be cut down to one element. That of a font may have thousands of glyphs, and librsvg reads
/// all it is given.
class SvgParts {
public:
    /// The text must outlive the object.
    explicit SvgParts(std::string_view svg = {});

    /// Returns the text without the parts that the element with this id does not need: its children, and
    /// those of its definitions, that neither hold the element nor are referred to by a part that stays.
    /// Returns all of the text if it does not have the element, or has styles, entities or comments.
    std::string cut_to(std::string_view id) const;

private:
    struct Part {
        std::size_t begin = 0, end = 0;
    };

    std::string_view svg_;
    std::vector<Part> parts_{};                             ///< in the order of the text
    std::map<std::string_view, std::size_t> parts_by_id_{}; ///< the part that holds an element
};

/// A glyph as its font stores it.
struct Glyph {
    /// Plain: an outline in one ink, since the font has no colors for it.
    enum class Kind { Blank, Layers, Svg, Bitmap, Plain } kind = Kind::Blank;
    Items items{};   ///< font units, y up
    geom::Box box{}; ///< contains everything painted; y up
};

/// Reads a glyph: color paints if there are any, else SVG, else a bitmap, else the plain outline in the ink.
/// Throws Damaged.
Glyph read_glyph(const Font::Data& font, std::uint32_t id, const color::Color& ink = color::black);

/// Returns true if the glyph has a drawing, without reading it.
bool has_ink(const Font::Data& font, std::uint32_t id);

/// A color glyph as its font describes it.
struct ColorGlyph {
    std::optional<geom::Box> clip; ///< font units, y up
    Items layers;                  ///< from bottom to top
};
/// Reads the paint of a glyph in the COLR table, of version 1 or 0; nothing if the table has none. Throws
/// Damaged.
std::optional<ColorGlyph> read_color_glyph(const Font::Data& font, std::uint32_t glyph);

/// Returns a glyph's outline in font units, y up. Coordinates of fonts with many units to the em are rounded
/// to whole units, which is invisible and makes a page a seventh smaller.
geom::Path read_outline(hb_font_t* font, hb_codepoint_t glyph);

struct ShapedGlyph {
    std::uint32_t glyph = 0; ///< 0: the font has no glyph for it
    std::size_t byte = 0;    ///< beginning of its text
    double advance = 0;      ///< font units
    geom::Point offset{};    ///< font units, y down
};

/// Shapes a text in a font. Glyphs that neither advance the pen nor have ink are left out, such as variation
/// selectors in fonts that don't know them.
std::vector<ShapedGlyph> shape_text(const Font::Data& font, std::string_view utf8);

/// The documents of a font that have been read. One may hold thousands of glyphs and megabytes.
class SvgDocuments {
public:
    /// Returns the part of a document that is needed for an element, parsed; the document lies in the font as
    /// it is or compressed. Throws Damaged.
    std::shared_ptr<const SvgDocument> find(std::string_view stored, const std::string& element,
                                            int units_per_em);

private:
    struct Document {
        std::string unpacked{}; ///< backing store of `parts`; empty if the font has it as it is
        SvgParts parts{};
        std::map<std::string, std::shared_ptr<const SvgDocument>> parsed{}; ///< by the texts that were read
    };
    Document& open(std::string_view stored);

    std::mutex access_;
    std::map<const char*, std::unique_ptr<Document>> all_; ///< by their places in the font
};

/// Reads a glyph that is an element of an SVG document (OpenType's SVG table); nothing if the font has none
/// for it. Throws Damaged.
std::optional<Glyph> read_svg_glyph(const Font::Data& font, std::uint32_t glyph);

} // namespace spotit::symbol

#pragma once

#include <spotit/base/files.hpp>
#include <spotit/diag.hpp>
#include <spotit/symbol.hpp>
#include <spotit/symbol/spec.hpp>

#include <filesystem>
#include <memory>
#include <set>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Fonts of emoji and words.
namespace spotit::symbol {

/// An opened emoji font. Cheap to copy; safe to use from many threads.
class Font {
public:
    /// Opens the default font: the whole COLRv1 Noto Color Emoji below one of the paths, else a color font
    /// that fontconfig knows, with a warning about its print quality. Throws diag::Error if there is none.
    static Font open_default(const base::DataPaths& places, diag::Sink& sink);
    /// Opens the font of that name, or the default one for an empty name. Warns about bitmap fonts. Throws
    /// diag::Error if there is none.
    static Font find(const std::string& name, const FontOptions& options, diag::Sink& sink);
    /// Opens a TTF or OTF file, or the first font of a TTC. Throws diag::Error if the file is
    /// missing or not a font.
    static Font open(const std::filesystem::path& file);

    enum class Format { ColrV1, ColrV0, Svg, Bitmap, Outline };
    const std::filesystem::path& file() const;
    struct Data;
    const Data& data() const { return *data_; }

private:
    explicit Font(std::shared_ptr<const Data> data)
        : data_(std::move(data)) {}
    std::shared_ptr<const Data> data_;
};

/// All fonts of a deck. Cheap to copy; safe to use from many threads.
class Fonts {
public:
    /// An emoji font, and the system's sans-serif for words.
    Fonts(Font emoji); // implicit: one font will do wherever fonts are wanted
    /// Opens the fonts that the specs need (one for emoji, one for words) and all fonts named by the options
    /// or the specs. Throws diag::Error with every font that can't be opened.
    static Fonts open(const FontOptions& options, std::span<const SymbolSpec> specs, diag::Sink& sink);

    /// Returns the emoji font; null if no spec needs one.
    const Font* emoji() const;

    struct Data;
    const Data& data() const { return *data_; }

private:
    explicit Fonts(std::shared_ptr<const Data> data)
        : data_(std::move(data)) {}
    std::shared_ptr<const Data> data_;
};

/// A font that words or emoji can be drawn with.
struct FontInfo {
    std::string family, style; ///< "DejaVu Sans", "Bold"
    std::filesystem::path file;
    bool color = false;
    Font::Format format = Font::Format::Outline; ///< of its color glyphs
};
/// Returns the system's fonts, those of the options' paths and the default emoji font, sorted by family,
/// style and file; only fonts that have all characters of `covers`. Throws diag::Error if a path is missing.
std::vector<FontInfo> list_installed_fonts(const FontOptions& options = {}, std::string_view covers = {});
/// Returns "COLRv1", "COLRv0", "SVG", "bitmaps" or "outlines".
std::string_view describe_font_format(Font::Format format);

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

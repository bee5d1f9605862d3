#pragma once

#include <spotit/base/data_paths.hpp>
#include <spotit/color.hpp>
#include <spotit/diag.hpp>
#include <spotit/emoji.hpp>
#include <spotit/geom.hpp>
#include <spotit/symbol/drawing.hpp>
#include <spotit/symbol/image_formats.hpp>
#include <spotit/symbol/spec.hpp>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Turns emoji, words and image files into symbols: pictures with outlines. The only module that opens fonts.
namespace spotit::symbol {

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
    Format format() const;
    const std::filesystem::path& file() const;
    /// Returns the family name: "Noto Color Emoji".
    const std::string& family() const;
    int units_per_em() const;

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

/// Makes the symbol of an emoji, a word or an image. Problems (no glyph in this font, several glyphs, nothing
/// painted, bitmaps only, a paint that can't stay a vector, an unreadable image) go into the sink with the
/// spec's span; the symbol may then be empty. Safe to call from many threads, each with a sink of its own.
Symbol load(const SymbolSpec& spec, const Fonts& fonts, const emoji::Names& names, diag::Sink& sink);
/// The same without names: an emoji without a name in its spec is called by its character.
Symbol load(const SymbolSpec& spec, const Fonts& fonts, diag::Sink& sink);

/// Keeps the libraries that draw (GLib, Pango, librsvg) from printing. The listener hears what they say
/// before they end the program, which is when there is no memory. For programs, not for libraries.
void silence_libraries(std::function<void(std::string_view)> on_fatal);

/// Draws the SVG files and the emoji of SVG fonts among the specs in a child process, and decodes pictures of
/// some formats there, once, with at most 10 seconds of processor time for each and 1 GB of memory. Reports
/// those that fail to the sink, and returns their indices; they must not be loaded. A costly drawing
/// is kept in its spec, so that `load` need not draw it again. To be called before other threads begin.
std::vector<std::size_t> try_pictures(std::span<SymbolSpec> specs, const Fonts& fonts, diag::Sink& sink);

/// How a text on cards and pages is typeset.
struct TextStyle {
    enum class Weight { Regular, Bold };
    enum class Align { Left, Center, Right };

    double size = 3;    ///< em of the letters, mm
    std::string font{}; ///< a family or a file; empty: the first of the fonts
    Weight weight = Weight::Regular;
    Align align = Align::Left;
    double width = 0;     ///< maximum width of a line, mm; 0: lines break at line feeds only
    double leading = 1.3; ///< from one baseline to the next, in ems
    color::Color color{};
    std::optional<color::Color> halo{}; ///< a rim around the letters, for busy backgrounds
};
/// Opens the fonts of texts that are not symbols: the one that the options name, else the faces that come
/// with the program, then the system's. Throws diag::Error if one of the paths is missing.
Fonts open_text_fonts(const FontOptions& options);
/// Draws one line of black text in the fonts' default face, without the characters that no font has. In
/// millimeters, the origin at the left end of the baseline.
Symbol set_text_line(std::string_view text, double size_mm, const Fonts& fonts = open_text_fonts({}));
/// Draws a text as vectors, shaped by Pango, without the characters that no font has. In millimeters: y = 0
/// is the first baseline, x = 0 the left end, middle or right end of the lines, as they are aligned. The box
/// includes the whole height of the lines. Throws diag::Error if the style's font is missing.
Symbol text(std::string_view text, const TextStyle& style, const Fonts& fonts);
/// Returns an error that names the missing characters, the fonts tried and what to install; it has no span.
/// Nothing if no character is missing.
std::optional<diag::Diagnostic> check_characters(std::string_view text, const TextStyle& style,
                                                 const Fonts& fonts);
/// The side of a circle that a line of text is centered on. Its letters stand upright there.
enum class ArcSide { Top, Bottom };
/// Draws a line of text along a circle around the origin, its baseline on the circle. The radius is in
/// millimeters.
Symbol set_text_on_circle(std::string_view line, double radius, ArcSide side, const TextStyle& style,
                          const Fonts& fonts);
/// A part of a combined symbol.
struct PlacedSymbol {
    Symbol symbol;
    geom::Affine transform;
};
/// Returns one symbol that draws all parts in their order. It has no outline.
Symbol combine(std::string name, std::vector<PlacedSymbol> parts);
/// A line through points with round ends and corners, or the edge of an area.
struct DrawnLine {
    geom::Polygon points{};
    double width = 0; ///< 0: no line
    color::Color color{};
    std::optional<color::Color> fill{}; ///< of the area; none: the line is open
};
/// Returns one symbol that draws all lines in their order. It has no outline.
Symbol draw_lines(std::string name, const std::vector<DrawnLine>& lines);
/// Returns the key that names are sorted by: without capitals and accents, followed by the name itself.
std::string sort_key(std::string_view name);

/// Returns the largest height of the letter x, per size of the picture, at which a word fits below the
/// picture.
double bound_caption_height(const Symbol& picture, const Symbol& name);
/// Returns the picture with a word close below it, in letters of this height.
Symbol with_caption(const Symbol& picture, const Symbol& name, double x_height);

/// Returns the symbol with a rim around its outline, which lies below it and belongs to the new outline. The
/// width is in units of the symbol.
Symbol with_rim(const Symbol& symbol, double width, const color::Color& color);
/// Returns true for a picture of pixels that fills its box and is nearly white along its edges, as clip art
/// on white paper.
bool is_white_box(const Symbol& symbol);
/// Returns the share of the contour that can hardly be seen on a card: with a color difference (CIE 1976)
/// from the opaque ground below 8, or on a dark ground below 16 if the mean of the whole symbol is below 26.
/// 0 for a symbol without an outline.
double measure_faint_contour_share(const Symbol& symbol, const color::Color& ground);

/// Returns a key that is the same for texts that look the same: composed letters (NFC), one kind of blank,
/// without variation selectors and invisible characters.
std::string make_comparison_key(std::string_view text);

/// The silhouette of a SET drawing, its center at the origin, the geometric mean of its width and height 100,
/// so that all drawings of a deck have about the same size and the same line width.
struct SetShape {
    std::string name;
    geom::Region outline;
};
/// Returns the names of the built-in shapes: oval, diamond, squiggle, star, drop, wave.
std::span<const std::string_view> set_shape_names();
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

} // namespace spotit::symbol

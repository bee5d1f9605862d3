// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/base/data_paths.hpp>
#include <spotit/color.hpp>
#include <spotit/diag.hpp>
#include <spotit/emoji.hpp>
#include <spotit/geom.hpp>
#include <spotit/symbol/spec.hpp>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// From emoji, names, words and files to pictures with outlines. Only this module sees fonts.
namespace spotit::symbol {

/// What pictures draw on; defined in symbol/canvas.hpp for those who hold a Cairo context.
class Canvas;

/// A drawing that can be replayed any number of times, from any one thread at a time.
using DrawFunction = std::function<void(Canvas&)>;

/// One symbol in its picture's own units (font units for glyphs), y down.
struct Symbol {
    std::string name; ///< what a person would call it; the character itself where no name is known
    DrawFunction picture;
    geom::Box box;        ///< nothing is painted outside
    geom::Region outline; ///< the silhouette: outer contours at 10 % alpha, holes filled, parts kept
    std::optional<geom::Size> pixels{};     ///< of a PNG, JPEG or WebP, which has no more than these
    std::optional<geom::Box> page{};        ///< of an SVG: its whole page, which may be larger than the box
    std::vector<std::string> other_fonts{}; ///< of words: families that stood in where theirs lacks a letter
    double x_height = 0; ///< of words, and of names below pictures: how high an x of theirs is; 0: no words
};

/// An opened emoji font. Cheap to copy; safe to use from many threads.
class Font {
public:
    /// The default font: whole COLRv1 Noto Color Emoji below one of the places, else a color font that
    /// fontconfig knows, with a warning of what that costs in print. Throws diag::Error when there is none.
    static Font open_default(const base::DataPaths& places, diag::Sink& sink);
    /// The font that options.emoji names, else the default one. A font of bitmaps is a warning. Throws
    /// diag::Error when there is none.
    static Font find(const FontOptions& options, const base::DataPaths& places, diag::Sink& sink);
    /// A TTF, OTF, WOFF or WOFF2 file, or the first font of a TTC. Throws diag::Error when it is missing or
    /// nothing of the kind.
    static Font open(const std::filesystem::path& file);

    enum class Format { ColrV1, ColrV0, Svg, Bitmap, Outline };
    Format format() const;
    const std::filesystem::path& file() const;
    /// The name that people know it by: "Noto Color Emoji".
    const std::string& family() const;
    int units_per_em() const;

    struct Data;
    const Data& data() const { return *data_; }

private:
    explicit Font(std::shared_ptr<const Data> data)
        : data_(std::move(data)) {}
    std::shared_ptr<const Data> data_;
};

/// All the fonts of a deck. Cheap to copy; safe to use from many threads.
class Fonts {
public:
    /// An emoji font, and the system's sans-serif for words.
    Fonts(Font emoji); // so that one font will do wherever fonts are wanted
    /// The fonts that these sources need (the emoji font for emoji, that for words for words) and all that
    /// are named, by the options or by sources. Throws diag::Error with every font that can't be had.
    static Fonts open(const FontOptions& options, const base::DataPaths& places,
                      std::span<const SymbolSpec> sources, diag::Sink& sink);

    /// The font of the emoji; null when no source needs one.
    const Font* emoji() const;

    struct Data;
    const Data& data() const { return *data_; }

private:
    explicit Fonts(std::shared_ptr<const Data> data)
        : data_(std::move(data)) {}
    std::shared_ptr<const Data> data_;
};

/// A font that words or emoji can be set in.
struct FontInfo {
    std::string family, style; ///< "DejaVu Sans", "Bold"
    std::filesystem::path file;
    bool color = false;
    Font::Format format = Font::Format::Outline; ///< of its colors
};
/// The system's fonts, those of the options' paths and the default emoji font below one of the places, by
/// family, style and file; only those that have all the base::characters of a text. Throws diag::Error when a
/// path is missing.
std::vector<FontInfo> installed_fonts(const FontOptions& options = {}, std::string_view covers = {},
                                      const base::DataPaths& places = {});
/// "COLRv1", "COLRv0", "SVG", "bitmaps" or "outlines".
std::string_view format_name(Font::Format format);

/// The symbol for an emoji, a word or a picture. Problems (no glyph in this font, several glyphs, nothing
/// painted, bitmaps only, a paint that can't stay a vector, a picture that can't be read) go into the sink
/// with the source's span; then the symbol may be empty. Safe to call from many threads, each with a sink of
/// its own.
Symbol load(const SymbolSpec& source, const Fonts& fonts, const emoji::Names& names, diag::Sink& sink);
/// The same without names: emoji without one of their own are called by their character.
Symbol load(const SymbolSpec& source, const Fonts& fonts, diag::Sink& sink);

/// A line of text in black in the system's sans-serif, for sheet labels; base::characters that no font has
/// are left out. Units: millimeters, the origin at the left end of the base line.
Symbol label(std::string_view text, double size_mm);
/// The same; the theme's fonts stand in where the system's lack a character.
Symbol label(std::string_view text, double size_mm, const Fonts& fonts);

/// How a text on cards and sheets is set.
struct TextStyle {
    enum class Weight { Regular, Bold };
    enum class Align { Left, Center, Right };

    double size = 3;    ///< height of the letters' em, mm
    std::string font{}; ///< a family or a file; empty: the fonts' own
    Weight weight = Weight::Regular;
    Align align = Align::Left;
    double width = 0;     ///< lines are broken so as not to be longer, mm; 0: only at line feeds
    double leading = 1.3; ///< from one base line to the next, in ems
    color::Color color{};
    std::optional<color::Color> halo{}; ///< a rim around the letters, for what is not plain below them
};
/// The fonts of texts that are no symbols. Throws diag::Error when one of the paths is missing.
Fonts text_fonts(const FontOptions& options);
/// A text as vectors, shaped by Pango; base::characters that no font has are left out. Units: millimeters, y
/// = 0 is the first base line, x = 0 the left end of the lines, their middle or their right end as they are
/// aligned. The box has the room the lines take. Throws diag::Error when there is no such font.
Symbol text(std::string_view text, const TextStyle& style, const Fonts& fonts);
/// Those characters, each once.
std::vector<std::string> missing_characters(std::string_view text, const TextStyle& style,
                                            const Fonts& fonts);
/// An error without a place that says which fonts were tried, and what to install; nothing when all
/// base::characters are there.
std::optional<diag::Diagnostic> missing_glyphs(std::string_view text, const TextStyle& style,
                                               const Fonts& fonts);
/// A line bent around the origin: its base line lies on the circle, its middle at the top (Over) or
/// at the bottom (Under), where the letters stand upright.
enum class Bend { Over, Under };
Symbol text_on_circle(std::string_view line, double radius, Bend bend, const TextStyle& style,
                      const Fonts& fonts);
/// Several pictures as one.
struct Placed {
    Symbol symbol;
    geom::Affine place;
};
Symbol group(std::string name, std::vector<Placed> parts);
/// What names are sorted by: without capitals and accents, the name itself after it to tell equals apart.
std::string sort_key(std::string_view name);

/// The picture with its name, a word, below it.
Symbol with_caption(const Symbol& picture, const Symbol& name);

/// What texts have in common that nobody can tell apart: composed letters (NFC), any blanks as one, without
/// variation selectors and base::characters that are not seen.
std::string comparison_key(std::string_view text);

/// What the drawings of a set deck are filled in: a silhouette, its center at the origin, the geometric mean
/// of its width and height 100. So strokes are as wide and shapes about as large in all drawings of a deck.
struct SetShape {
    std::string name;
    geom::Region outline;
};
/// The names of the built-in shapes: oval, diamond, squiggle, star, drop, wave.
std::span<const std::string_view> set_shape_names();
/// Nothing when no built-in shape is called so.
std::optional<SetShape> set_shape(std::string_view name);
/// The silhouette of any symbol that is not empty: a picture, an emoji, a word.
SetShape set_shape(const Symbol& symbol);

/// Its `color_name` is for the drawing's name; empty: the plain word that is nearest.
struct SetStyle {
    SetFill fill = SetFill::Solid;
    color::Color color{};
    std::string color_name{};
    std::string language = "en"; ///< of the drawing's name: en, de, fr or es; others are English
    int color_number = 1;        ///< above 1: so many colors of the deck are called the same, and it is told
};
/// A drawing of a set deck, called like "red striped oval". Vectors only.
Symbol set_symbol(const SetShape& shape, const SetStyle& style);

/// What the name of such a drawing says, in English as far as the words are known.
struct SetWords {
    std::string color;
    SetFill fill = SetFill::Solid;
    std::string shape;
};
/// Of a name in any of the languages; nothing for what is called otherwise.
std::optional<SetWords> set_words(std::string_view name);

} // namespace spotit::symbol

#pragma once

#include <spotit/base/enum_names.hpp>
#include <spotit/base/files.hpp>
#include <spotit/base/overloaded.hpp>
#include <spotit/color.hpp>
#include <spotit/diag.hpp>
#include <spotit/geom.hpp>

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace spotit::symbol {

/// How pictures are drawn: in full color, or as black lines on white paper, to be colored by hand.
enum class DrawingStyle { Full, Outline };
inline constexpr auto drawing_style_names = base::name_values<DrawingStyle>({"full", "outline"});

/// How a drawing of a SET deck is filled. All three have the same outer edge.
enum class SetFill { Solid, Striped, Open };
inline constexpr auto set_fill_names = base::name_values<SetFill>({"solid", "striped", "open"});
/// Returns "solid", "striped" or "open".
constexpr std::string_view fill_name(SetFill fill) {
    return base::find_enum_name(set_fill_names, fill);
}

/// The edge of a symbol against the card: none, a line where the contour can hardly be seen, or a rim around
/// the symbol as on a sticker.
struct Edge {
    enum class Kind { None, Auto, Rim } kind = Kind::Auto;
    double width = 0;                  ///< mm on a symbol of middle size; 0 with Auto: a thin gray line
    color::Color color = color::white; ///< of a rim
    friend bool operator==(const Edge&, const Edge&) = default;
};

/// The shape that a picture is cut to.
enum class PictureMask { None, Circle, Rounded };
inline constexpr auto mask_names = base::name_values<PictureMask>({"none", "circle", "rounded"});

/// The background that is cut away from a picture of pixels.
enum class CutOut { None, White };
inline constexpr auto cut_out_names = base::name_values<CutOut>({"none", "white"});

// clang-format off
/// What words are written on: nothing, or a thing in the color of the word.
enum class Plaque { None, Button, Bubble, Cloud, Balloon, Fish, Candy, Pencil, Wagon, Lantern, Flower, Tag, Rocket, Apple, Whale, Crab, Turtle, Submarine, Ship, Pig, Sheep, Hen, Cat, Dachshund, Elephant, Crocodile, Dinosaur, Hedgehog, Caterpillar, Carrot, Truck, Locomotive, Airship, Cake, IcePop, Teapot, Book, Scroll, Temple };
inline constexpr auto plaque_names = base::name_values<Plaque>({"none", "button", "bubble", "cloud", "balloon", "fish", "candy", "pencil", "wagon", "lantern", "flower", "tag", "rocket", "apple", "whale", "crab", "turtle", "submarine", "ship", "pig", "sheep", "hen", "cat", "dachshund", "elephant", "crocodile", "dinosaur", "hedgehog", "caterpillar", "carrot", "truck", "locomotive", "airship", "cake", "ice-pop", "teapot", "book", "scroll", "temple"});
// clang-format on

/// One emoji in UTF-8: a character, or a ZWJ, flag, keycap or tag sequence.
struct Emoji {
    std::string characters{};
    friend bool operator==(const Emoji&, const Emoji&) = default;
};
/// One or a few words, in any script.
struct Word {
    std::string text{};
    friend bool operator==(const Word&, const Word&) = default;
};
/// An image file, see image_formats().
struct Picture {
    std::filesystem::path file{};
    PictureMask mask = PictureMask::None;
    CutOut cut_out = CutOut::None;
    /// The middle of the part in the mask, as shares of the picture's width and height; none: where heads are
    /// in photos, else the middle. The part stays within the picture.
    std::optional<geom::Point> mask_at{};
    double mask_zoom = 1; ///< how much larger than the largest part in the mask is shown
    friend bool operator==(const Picture&, const Picture&) = default;
};
/// What a SET deck draws: a built-in shape, or one of its drawings, by its name.
struct SetDrawing {
    std::string name{};
    friend bool operator==(const SetDrawing&, const SetDrawing&) = default;
};

using Content = std::variant<Emoji, Word, Picture, SetDrawing>;
enum class SymbolKind { Emoji, Word, Picture, SetDrawing };
/// The fonts that draw a symbol.
enum class FontUse { None, Emoji, Text };
/// What readers ask of a kind of symbol. Without defaults: each kind states all of it.
struct SymbolKindRow {
    SymbolKind value;
    std::string_view name; ///< the key of a theme's entry
    FontUse fonts;
    bool is_text;     ///< players read it: it stays upright, in the color of words, without a line around it
    bool is_file;     ///< an image file that can be renamed and edited
    bool has_names;   ///< in all languages, by its characters
    bool suits_white; ///< is designed to be seen on white paper
};
inline constexpr SymbolKindRow symbol_kinds[] = {
    // name, fonts, is_text, is_file, has_names, suits_white
    {SymbolKind::Emoji, "emoji", FontUse::Emoji, false, false, true, true},
    {SymbolKind::Word, "text", FontUse::Text, true, false, false, false},
    {SymbolKind::Picture, "image", FontUse::None, false, true, false, false},
    {SymbolKind::SetDrawing, "drawing", FontUse::None, false, false, false, false}};
static_assert(base::is_complete(symbol_kinds, &SymbolKindRow::value) &&
              std::size(symbol_kinds) == std::variant_size_v<Content>);
constexpr const SymbolKindRow& find_row(SymbolKind kind) {
    return symbol_kinds[static_cast<std::size_t>(kind)];
}

/// A symbol of a theme and its place there.
struct SymbolSpec {
    Content content{};
    std::string name{};                         ///< as given by the theme; may be empty
    std::map<std::string, std::string> names{}; ///< in other languages, by language code, given by the theme
    std::optional<color::Color> color{};        ///< of words, and of pictures that have a single color
    DrawingStyle drawing = DrawingStyle::Full;  ///< of emoji and pictures; words are lines already
    Plaque plaque = Plaque::None;               ///< of words
    /// Pixels of the longer side that printing needs; 0: all. Pictures with many more are stored with fewer.
    double needed_pixels = 0;
    std::string font{}; ///< a family or a file, for this symbol alone; empty: the theme's
    std::string id{};   ///< what no other symbol of the theme has: "emoji:🐶", "image:pets/rex.jpg"
    diag::Span span{}, font_span{}; ///< of the whole entry, and of the font's name
    /// The bytes that `try_pictures` has drawn or decoded already; null if none. Only `load` understands it.
    std::shared_ptr<const std::string> drawn{};

    SymbolKind kind() const { return static_cast<SymbolKind>(content.index()); }
    const SymbolKindRow& row() const { return find_row(kind()); }
    friend bool operator==(const SymbolSpec&, const SymbolSpec&) = default;
};

/// Returns the characters of an emoji, the text of a word, empty for other symbols; a picture, else null.
std::string_view find_emoji(const SymbolSpec& spec);
std::string_view find_word(const SymbolSpec& spec);
const Picture* find_picture(const SymbolSpec& spec);
/// Returns the name that the theme gives, else the symbol as written, of a picture the words in
/// its file's name: "Tante Käthe" for Tante_Käthe.jpg.
std::string find_name(const SymbolSpec& spec);
/// Returns the emoji whose name a symbol has if it is given none: itself, or the one that a picture's file is
/// called by; may be empty.
std::string find_named_emoji(const SymbolSpec& spec);
/// The part of a picture's path that it is called by: "pets/rex.jpg", "rex.jpg", "rex".
enum class PathPart { Whole, Name, Stem };
/// Returns a symbol as a theme writes it: an emoji, a text, a picture's file, the name of a shape.
std::string write_symbol(const SymbolSpec& spec, PathPart part = PathPart::Name);
/// Offers to remove a symbol that the theme names by itself, if no other change is offered.
void offer_removal(diag::Diagnostic& problem, const SymbolSpec& spec);
/// Returns a text that is equal for symbols that players take for the same; an emoji as `emoji::normalize`.
std::string identify(const SymbolSpec& spec);

/// The case that words are set in.
enum class WordCase { AsIs, Upper, Lower };
inline constexpr auto word_case_names = base::name_values<WordCase>({"as-is", "upper", "lower"});

/// How the names of fonts end. Those of web pages are refused, with the reason.
inline constexpr std::string_view font_endings[] = {".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"};
/// Returns whether a name ends as those of fonts do, in upper or lower case.
bool ends_like_font(std::string_view name);
/// Returns whether a name means a file rather than a family: it ends like a font, or has a slash.
bool is_font_path(std::string_view name);

/// The fonts that a theme names. A name is a family, or a file if it ends like one (.ttf) or has a slash;
/// files are searched as written, then below the paths.
struct FontOptions {
    std::string emoji{};         ///< may be a folder too; empty: the default font
    std::string text{};          ///< of words; empty: the faces that come with the program
    std::optional<int> weight{}; ///< of words, 100 to 900; none: as the font has it
    WordCase word_case = WordCase::AsIs;
    std::vector<Plaque> plaques{Plaque::None};  ///< of words, in turn
    std::vector<color::Color> colors{};         ///< of words without a color of their own, in turn
    std::vector<diag::Span> color_spans{};      ///< places of the colors in the theme
    base::DataPaths places{};                   ///< of the fonts that come with the program
    std::vector<std::filesystem::path> paths{}; ///< more fonts: files, and folders with all subfolders
    std::string language = "en"; ///< of words; Chinese and Japanese draw the same character differently
    diag::Span emoji_span{}, text_span{}; ///< places in the theme
    friend bool operator==(const FontOptions&, const FontOptions&) = default;
};

/// Returns a key that is the same for texts that look the same: composed letters (NFC), one kind of blank,
/// without variation selectors and invisible characters.
std::string make_comparison_key(std::string_view text);

/// Returns the key that names are sorted by: without capitals and accents, followed by the name itself.
std::string sort_key(std::string_view name);

} // namespace spotit::symbol

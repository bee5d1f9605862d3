#pragma once

#include <spotit/base/data_paths.hpp>
#include <spotit/base/enum_names.hpp>
#include <spotit/color.hpp>
#include <spotit/diag.hpp>

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::symbol {

/// How pictures are drawn: in full color, or as black lines on white paper, to be colored by hand.
enum class DrawingStyle { Full, Outline };
inline constexpr base::EnumName<DrawingStyle> drawing_style_names[] = {{DrawingStyle::Full, "full"},
                                                                       {DrawingStyle::Outline, "outline"}};
static_assert(base::is_complete(drawing_style_names));

/// How a drawing of a SET deck is filled. All three have the same outer edge.
enum class SetFill { Solid, Striped, Open };
inline constexpr base::EnumName<SetFill> set_fill_names[] = {
    {SetFill::Solid, "solid"}, {SetFill::Striped, "striped"}, {SetFill::Open, "open"}};
static_assert(base::is_complete(set_fill_names));
/// Returns "solid", "striped" or "open".
constexpr std::string_view fill_name(SetFill fill) {
    return base::find_enum_name(set_fill_names, fill);
}

/// The edge of a symbol against the card: none, a thin gray line where the contour can hardly be seen, or a
/// rim around the symbol as on a sticker.
struct Edge {
    enum class Kind { None, Auto, Rim } kind = Kind::Auto;
    double width = 0;                  ///< of a rim, mm on a symbol of middle size
    color::Color color = color::white; ///< of a rim
    friend bool operator==(const Edge&, const Edge&) = default;
};

/// The shape that a picture is cut to.
enum class PictureMask { None, Circle, Rounded };
inline constexpr base::EnumName<PictureMask> mask_names[] = {
    {PictureMask::None, "none"}, {PictureMask::Circle, "circle"}, {PictureMask::Rounded, "rounded"}};
static_assert(base::is_complete(mask_names));

/// The background that is cut away from a picture of pixels.
enum class CutOut { None, White };
inline constexpr base::EnumName<CutOut> cut_out_names[] = {{CutOut::None, "none"}, {CutOut::White, "white"}};
static_assert(base::is_complete(cut_out_names));

/// A symbol of a theme and its place there. Exactly one of emoji, text and image is given.
struct SymbolSpec {
    std::string emoji{}; ///< one emoji in UTF-8: a character, or a ZWJ, flag, keycap or tag sequence
    std::string text{};  ///< one or a few words, in any script
    std::filesystem::path image{};              ///< an image file, see image_formats()
    std::string name{};                         ///< as given by the theme; may be empty
    std::map<std::string, std::string> names{}; ///< in other languages, by language code, given by the theme
    std::optional<color::Color> color{};        ///< of words, and of pictures that have a single color
    DrawingStyle drawing = DrawingStyle::Full;  ///< of emoji and images; words are lines already
    PictureMask mask = PictureMask::None;       ///< of images
    CutOut cut_out = CutOut::None;              ///< of images
    /// Pixels of the longer side that printing needs; 0: all. Pictures with many more are stored with fewer.
    double needed_pixels = 0;
    std::string font{}; ///< a family or a file, for this symbol alone; empty: the theme's
    std::string id{};   ///< what no other symbol of the theme has: "emoji:🐶", "image:pets/rex.jpg"
    diag::Span span{}, font_span{}; ///< of the whole entry, and of the font's name
    /// The bytes that `try_pictures` has drawn or decoded already; null if none. Only `load` understands it.
    std::shared_ptr<const std::string> drawn{};
    friend bool operator==(const SymbolSpec&, const SymbolSpec&) = default;
};

/// The case that words are set in.
enum class WordCase { AsIs, Upper, Lower };
inline constexpr base::EnumName<WordCase> word_case_names[] = {
    {WordCase::AsIs, "as-is"}, {WordCase::Upper, "upper"}, {WordCase::Lower, "lower"}};
static_assert(base::is_complete(word_case_names));

/// The fonts that a theme names. A name is a family, or a file if it ends like one (.ttf) or has a slash;
/// files are searched as written, then below the paths.
struct FontOptions {
    std::string emoji{};         ///< may be a folder too; empty: the default font
    std::string text{};          ///< of words; empty: the faces that come with the program
    std::optional<int> weight{}; ///< of words, 100 to 900; none: as the font has it
    WordCase word_case = WordCase::AsIs;
    std::vector<color::Color> colors{};         ///< of words without a color of their own, in turn
    std::vector<diag::Span> color_spans{};      ///< places of the colors in the theme
    base::DataPaths places{};                   ///< of the fonts that come with the program
    std::vector<std::filesystem::path> paths{}; ///< more fonts: files, and folders with all subfolders
    std::string language = "en"; ///< of words; Chinese and Japanese draw the same character differently
    diag::Span emoji_span{}, text_span{}; ///< places in the theme
    friend bool operator==(const FontOptions&, const FontOptions&) = default;
};

} // namespace spotit::symbol

#pragma once

#include "symbol/colr/colr.hpp"
#include "symbol/font/font_handles.hpp"
#include "symbol/request.hpp"

#include <spotit/symbol/font.hpp>
#include <spotit/symbol/text.hpp>

namespace spotit::symbol {

/// Pango rounds to 1/1024 of its unit, which is negligible at this size.
inline constexpr double layout_size = 1000;

/// Returns the files of the faces for words that themes can name, in the data folders.
std::vector<std::filesystem::path> list_word_faces(const base::DataPaths& places);

/// The fonts that words can be set in: those of the system and a theme, except color and bitmap fonts, which
/// Cairo draws as images or not at all. Immutable; safe to use from many threads.
class TextFonts {
public:
    /// Adds the faces in the data folders, fonts below options.paths, and those names that are files, to the
    /// system's fonts. Throws diag::Error if a path of the options is missing; a missing name is reported by
    /// `describe`.
    TextFonts(const FontOptions& options, std::span<const std::string> names);
    /// Returns the fonts of themes that name none: the faces in the data folders and the system's fonts.
    /// Opened once in a process.
    static std::shared_ptr<const TextFonts> open_shared(const base::DataPaths& places);

    PangoContextHandle make_context() const;
    /// Returns a layout of a text for the calling thread; letters are `layout_size` high.
    LayoutHandle lay_out(const std::string& text, const FontDescriptionHandle& description) const;
    /// Returns the description, without a size, of a family, a family with a style ("Lexend Bold") or a file;
    /// an empty name stands for the font of the options. Throws diag::Error if there is no such font.
    FontDescriptionHandle describe(const std::string& name) const;
    /// Returns the name of the font for a word in the default font: the first of the faces that has all its
    /// letters, else the one in several weights that has most; empty if none has any, or the options name a
    /// font.
    std::string choose_face(std::string_view word) const;
    /// Returns whether the default font is the faces that come with the program.
    bool has_faces() const { return !faces_.empty(); }
    /// Returns false if `describe` would throw.
    bool has(const std::string& name) const;
    /// Returns the family name for messages: for a file, the family in it.
    std::string read_family_name(PangoFont* font) const;
    int count() const;

private:
    void add_files(const std::filesystem::path& path, const std::string& name);
    void drop_unusable();
    int count_letters(const std::string& family, std::string_view word) const;
    bool has_family(const std::string& family) const;
    std::vector<std::string> list_families() const;

    FcConfigHandle config_;
    std::string default_name_, language_;
    std::optional<int> weight_;
    std::vector<std::string> faces_;                ///< families, for texts in the default font
    std::vector<std::string> script_faces_;         ///< families in one weight, for words in other scripts
    std::map<std::string, std::string> aliases_;    ///< the family that stands for a file, by the file's name
    std::map<std::string, std::string> real_names_; ///< the family in the file, by its alias
    std::uint64_t id_;
};

/// The data that all copies of a Fonts share, immutable.
struct Fonts::Data {
    FontOptions options;
    std::optional<Font> emoji;
    std::map<std::string, Font> emoji_fonts; ///< named by specs
    std::shared_ptr<const TextFonts> text;
    std::map<std::string, Font> color_fonts; ///< of words, by the names in options and specs

    /// Returns the font of an emoji if it is open, else null.
    const Font* find_emoji_font(const SymbolSpec& spec) const;
    /// Returns the font of a word if its letters have colors, else null.
    const Font* find_word_colors(const SymbolSpec& word) const;
    /// Returns fonts for words, including the one of that name if it exists.
    std::shared_ptr<const TextFonts> open_text_fonts(const std::string& name) const;
};

class SvgDocuments;

/// The data that all copies of a Font share, immutable. HarfBuzz allows many threads to read it.
struct Font::Data {
    std::filesystem::path file;
    std::string family;     ///< "Noto Color Emoji"
    BlobHandle color_bytes; ///< backing store of `colors`
    FaceHandle face;
    FontHandle font; ///< scaled to font units
    ColrTable colors;
    Palette palette;
    std::shared_ptr<SvgDocuments> svg_documents; ///< null without SVG glyphs
    Format format = Format::Outline;
    int units_per_em = 1000;
};

/// Returns true if a file is a WOFF or WOFF2, which are not read.
bool is_packed(const BlobHandle& font);

// The names by which a theme refers to fonts.

/// Returns the file or folder itself, or the one below one of the paths.
std::optional<std::filesystem::path> find_font_path(std::string_view name,
                                                    std::span<const std::filesystem::path> paths);
/// Returns the fonts among these files and below these folders, sorted. Throws diag::Error if one is missing.
std::vector<std::filesystem::path> list_font_files(std::span<const std::filesystem::path> paths);

/// Returns the default emoji font of set-up or installation, if it exists.
std::optional<std::filesystem::path> find_default_font_file(const base::DataPaths& places);

/// Returns the font of that name if its letters have colors; nothing for plain fonts and where there is none.
/// Throws diag::Error if words can't be set in it.
std::optional<Font> find_color_font(const std::string& name, const FontOptions& options);

/// Returns the error "no-font" with the most similar family name as a suggestion.
diag::Diagnostic refuse_font(std::string_view name, std::span<const std::string> families);

} // namespace spotit::symbol

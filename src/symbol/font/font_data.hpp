#pragma once

#include "symbol/colr/colr.hpp"
#include "symbol/font/font_handles.hpp"

#include <spotit/symbol/font.hpp>

namespace spotit::symbol {

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

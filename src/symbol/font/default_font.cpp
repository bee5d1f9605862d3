#include "symbol/font/font_data.hpp"

#include <algorithm>
#include <system_error>

namespace spotit::symbol {

namespace {

namespace fs = std::filesystem;

/// Paths of the font in a data folder after set-up or installation.
constexpr std::array<std::string_view, 2> default_files{
    "node_modules/@expo-google-fonts/noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf",
    "NotoColorEmoji.ttf",
};

/// Returns the files of the system's color fonts that have a dog, sorted.
std::vector<fs::path> system_color_fonts() {
    const FcConfigHandle config(FcInitLoadConfigAndFonts());
    const FcPatternHandle wanted(FcPatternCreate());
    FcPatternAddBool(wanted.get(), FC_COLOR, FcTrue);
    const FcObjectSetHandle properties(FcObjectSetBuild(FC_FILE, FC_CHARSET, nullptr));
    const FcFontSetHandle fonts(FcFontList(config.get(), wanted.get(), properties.get()));
    std::vector<fs::path> files;
    for (int i = 0; fonts && i < fonts->nfont; ++i) {
        FcChar8* file = nullptr;
        FcCharSet* characters = nullptr;
        constexpr FcChar32 dog = 0x1F436;
        if (FcPatternGetString(fonts->fonts[i], FC_FILE, 0, &file) != FcResultMatch) continue;
        if (FcPatternGetCharSet(fonts->fonts[i], FC_CHARSET, 0, &characters) != FcResultMatch) continue;
        if (FcCharSetHasChar(characters, dog) == FcFalse) continue;
        const void* const bytes = file;
        files.emplace_back(static_cast<const char*>(bytes));
    }
    std::ranges::sort(files);
    return files;
}

/// Prefers vectors to bitmaps; unusable fonts are skipped.
std::optional<Font> find_on_system() {
    std::optional<Font> best;
    for (const fs::path& file : system_color_fonts()) {
        try {
            const Font font = Font::open(file);
            if (font.format() != Font::Format::Outline && (!best || font.format() < best->format()))
                best = font;
        } catch (const diag::Error&) {
            continue;
        }
    }
    return best;
}

constexpr std::string_view remedy = "fix: run scripts/setup, which fetches the vector font Noto Color Emoji";

/// Noto's bitmaps are 136 px wide: at 19 mm that is 136 / 19 * 25.4 = 182 dpi.
constexpr std::string_view bitmap_note =
    "its emoji are small bitmaps, not outlines: at 19 mm about 180 dpi, visibly soft in print";

diag::Diagnostic warning_about(const Font& font) {
    const bool is_bitmap = font.format() == Font::Format::Bitmap;
    return {
        .severity = diag::Severity::Warning,
        .id = is_bitmap ? diag::Id("bitmap-font") : diag::Id("system-font"),
        .message = fmt::format("the project's own emoji font is not set up; taking {} ({})", font.family(),
                               font.file().string()),
        .notes = {std::string(is_bitmap ? bitmap_note
                                        : "another version of a font may lack emoji, or draw them otherwise"),
                  std::string(remedy)}};
}

} // namespace

std::optional<fs::path> default_font_file(const base::DataPaths& places) {
    for (const fs::path& place : places.data) {
        for (const std::string_view name : default_files) {
            std::error_code error;
            if (fs::is_regular_file(place / name, error)) return place / name;
        }
    }
    return {};
}

diag::Diagnostic bitmap_font_warning(const Font& font) {
    return {.severity = diag::Severity::Warning,
            .id = "bitmap-font",
            .message = fmt::format("{} is a font of bitmaps ({})", font.family(), font.file().string()),
            .notes = {std::string(bitmap_note)}};
}

Font Font::open_default(const base::DataPaths& places, diag::Sink& sink) {
    if (const auto file = default_font_file(places)) return open(*file);
    if (const auto font = find_on_system()) {
        sink.add(warning_about(*font));
        return *font;
    }
    throw diag::Error(
        diag::ErrorCategory::File,
        diag::Diagnostic{.id = "no-emoji-font",
                         .message = "there is no color emoji font",
                         .notes = {std::string(remedy),
                                   "or install the one of the system, as bitmaps:  sudo apt install "
                                   "fonts-noto-color-emoji"}});
}

} // namespace spotit::symbol

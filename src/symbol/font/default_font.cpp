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

/// Prefers vectors to bitmaps; fonts that can't be opened count as plain outlines.
std::optional<Font> find_on_system() {
    std::vector<FontInfo> fonts = installed_fonts({}, "🐶");
    std::erase_if(fonts, [](const FontInfo& font) { return font.format == Font::Format::Outline; });
    if (fonts.empty()) return {};
    return Font::open(std::ranges::min(fonts, {}, [](const FontInfo& font) {
                          return std::pair(font.format, font.file);
                      }).file);
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

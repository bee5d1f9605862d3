#include "symbol/font/font_data.hpp"

#include <spotit/diag/phrases.hpp>

#include <algorithm>
#include <system_error>

namespace spotit::symbol {

namespace {

namespace fs = std::filesystem;

/// Compares family names without case and blanks.
bool is_family(std::string_view a, std::string_view b) {
    const auto letters = [](std::string_view name) {
        std::string result = diag::lower_case(name);
        std::erase(result, ' ');
        return result;
    };
    return letters(a) == letters(b);
}

/// Prefers colors to plain outlines, and vectors to bitmaps; unusable fonts, and those of other families than
/// one that is given, are skipped.
std::optional<Font> choose_best(std::span<const fs::path> files, std::string_view family = {}) {
    std::optional<Font> best;
    for (const fs::path& file : files) {
        try {
            const Font font = Font::open(file);
            if (!family.empty() && !is_family(font.family(), family)) continue;
            if (!best || font.format() < best->format()) best = font;
        } catch (const diag::Error&) {
            continue;
        }
    }
    return best;
}

std::optional<Font> find_default(const std::string& family, const base::DataPaths& places) {
    const auto file = default_font_file(places);
    if (!file) return {};
    Font font = Font::open(*file);
    if (!is_family(font.family(), family)) return {};
    return font;
}

bool is_plain(const FontInfo& font) {
    return font.style == "Regular" || font.style == "Book" || font.style == "Roman";
}

std::optional<Font> find_on_system(const std::string& family) {
    std::vector<FontInfo> fonts = installed_fonts();
    std::erase_if(fonts, [&](const FontInfo& font) { return !is_family(font.family, family); });
    std::stable_partition(fonts.begin(), fonts.end(), is_plain);
    std::vector<fs::path> files;
    for (const FontInfo& font : fonts) files.push_back(font.file);
    return choose_best(files);
}

} // namespace

std::optional<Font> find_any_font(const std::string& name, const FontOptions& options,
                                  const base::DataPaths& places) {
    if (const auto path = find_font_path(name, options.paths)) {
        std::error_code error;
        if (fs::is_directory(*path, error)) return choose_best(font_files({&*path, 1}));
        if (is_font_path(name)) return Font::open(*path);
    }
    if (is_font_path(name)) return {};
    if (auto font = choose_best(font_files(options.paths), name)) return font;
    if (auto font = find_default(name, places)) return font;
    return find_on_system(name);
}

std::optional<Font> find_color_font(const std::string& name, const FontOptions& options,
                                    const base::DataPaths& places) {
    auto font = find_any_font(name, options, places);
    if (!font || font->format() == Font::Format::Outline) return {};
    if (font->format() != Font::Format::Bitmap) return font;
    throw diag::Error(
        diag::ErrorCategory::Input,
        diag::Diagnostic{.id = "bad-font",
                         .message =
                             fmt::format("words can't be set in `{}`: its letters are made of pixels", name),
                         .notes = {"fix: a font of outlines, or of colors in COLR or SVG"}});
}

Font Font::find(const FontOptions& options, const base::DataPaths& places, diag::Sink& sink) {
    if (options.emoji.empty()) return open_default(places, sink);
    const auto font = find_any_font(options.emoji, options, places);
    if (!font) {
        std::vector<std::string> families;
        for (const FontInfo& info : installed_fonts(options)) families.push_back(info.family);
        throw diag::Error(diag::ErrorCategory::Input, no_such_font(options.emoji, families));
    }
    if (font->format() == Format::Bitmap) sink.add(bitmap_font_warning(*font));
    return *font;
}

} // namespace spotit::symbol

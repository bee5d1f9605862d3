#include "symbol/font/text_fonts.hpp"

#include "diag/write.hpp"

#include <spotit/diag/phrases.hpp>

#include <algorithm>
#include <system_error>

namespace spotit::symbol {
namespace {

namespace fs = std::filesystem;

/// Compares family names without case and blanks.
bool is_family(std::string_view a, std::string_view b) {
    const auto letters = [](std::string_view name) {
        std::string result = diag::to_lower_case(name);
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
            if (!family.empty() && !is_family(font.data().family, family)) continue;
            if (!best || font.data().format < best->data().format) best = font;
        } catch (const diag::Error&) {
            continue;
        }
    }
    return best;
}

bool is_plain(const FontInfo& font) {
    return font.style == "Regular" || font.style == "Book" || font.style == "Roman";
}

std::optional<Font> find_on_system(const std::string& family) {
    std::vector<FontInfo> fonts = list_installed_fonts();
    std::erase_if(fonts, [&](const FontInfo& font) { return !is_family(font.family, family); });
    std::stable_partition(fonts.begin(), fonts.end(), is_plain);
    return choose_best(base::collect(fonts, &FontInfo::file));
}

/// Paths of the font in a data folder after set-up or installation.
constexpr std::array<std::string_view, 2> default_files{
    "node_modules/@expo-google-fonts/noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf",
    "NotoColorEmoji.ttf",
};

/// Prefers vectors to bitmaps; fonts that can't be opened count as plain outlines.
std::optional<Font> find_emoji_on_system() {
    std::vector<FontInfo> fonts = list_installed_fonts({}, "🐶");
    std::erase_if(fonts, [](const FontInfo& font) { return font.format == Font::Format::Outline; });
    if (fonts.empty()) return {};
    return Font::open(std::ranges::min(fonts, {}, [](const FontInfo& font) {
                          return std::pair(font.format, font.file);
                      }).file);
}

constexpr char remedy[] = "run scripts/setup, which downloads the vector font Noto Color Emoji";

/// Noto's bitmaps are 136 px wide: at 19 mm that is 136 / 19 * 25.4 = 182 dpi.
constexpr std::string_view bitmap_note =
    "its emoji are small bitmaps, not outlines: at 19 mm about 180 dpi, visibly soft in print";

diag::Diagnostic warn_about(const Font& font) {
    const bool is_bitmap = font.data().format == Font::Format::Bitmap;
    return {.severity = diag::Severity::Warning,
            .id = is_bitmap ? diag::Id("bitmap-font") : diag::Id("system-font"),
            .message = diag::write("the project's own emoji font is not set up; using {font} ({file})",
                                   font.data().family, font.file().string()),
            .notes = {std::string(is_bitmap
                                      ? bitmap_note
                                      : "another version of a font may lack emoji, or draw them differently"),
                      diag::make_fix(remedy)}};
}

[[noreturn]] void missing(const fs::path& path) {
    throw diag::Error(diag::ErrorCategory::File,
                      diag::Diagnostic{.id = "no-font",
                                       .message = diag::write("can't find the fonts {file}", path.string()),
                                       .notes = {"`fonts.paths` names files and folders of fonts"},
                                       .subjects = {diag::make_file(path.string())}});
}

void add_folder(const fs::path& folder, std::vector<fs::path>& files) {
    std::error_code error;
    constexpr auto options = fs::directory_options::skip_permission_denied;
    for (fs::recursive_directory_iterator at(folder, options, error), end; at != end && !error;
         at.increment(error)) {
        std::error_code unknown;
        if (at->is_regular_file(unknown) && ends_like_font(at->path().native())) files.push_back(at->path());
    }
}

/// Returns the font of a family or a file, with colors if there are several; nothing if there is none. Throws
/// diag::Error if the file is no font.
std::optional<Font> find_any_font(const std::string& name, const FontOptions& options) {
    if (const auto path = find_font_path(name, options.paths)) {
        std::error_code error;
        if (fs::is_directory(*path, error)) return choose_best(list_font_files({&*path, 1}));
        if (is_font_path(name)) return Font::open(*path);
    }
    if (is_font_path(name)) return {};
    if (auto font = choose_best(list_font_files(options.paths), name)) return font;
    if (const auto file = find_default_font_file(options.places))
        if (auto font = choose_best({&*file, 1}, name)) return font;
    return find_on_system(name);
}

/// Returns the warning that the emoji of a font are made of pixels.
diag::Diagnostic warn_of_bitmap_font(const Font& font) {
    return {.severity = diag::Severity::Warning,
            .id = "bitmap-font",
            .message =
                diag::write("{font} is a bitmap font ({file})", font.data().family, font.file().string()),
            .notes = {std::string(bitmap_note)}};
}

} // namespace

std::optional<Font> find_color_font(const std::string& name, const FontOptions& options) {
    auto font = find_any_font(name, options);
    if (!font || font->data().format == Font::Format::Outline) return {};
    if (font->data().format != Font::Format::Bitmap) return font;
    throw diag::Error(
        diag::ErrorCategory::Input,
        diag::Diagnostic{
            .id = "bad-font",
            .message = diag::write("words can't be set in `{font}`: its letters are made of pixels", name),
            .notes = {diag::make_fix("use an outline font, or a color font in COLR or SVG format")}});
}

Font Font::find(const std::string& name, const FontOptions& options, diag::Sink& sink) {
    if (name.empty()) return open_default(options.places, sink);
    const auto font = find_any_font(name, options);
    if (!font)
        throw diag::Error(diag::ErrorCategory::Input,
                          refuse_font(name, base::collect(list_installed_fonts(options), &FontInfo::family)));
    if (font->data().format == Format::Bitmap) sink.add(warn_of_bitmap_font(*font));
    return *font;
}

std::optional<fs::path> find_default_font_file(const base::DataPaths& places) {
    for (const fs::path& place : places.data) {
        for (const std::string_view name : default_files) {
            std::error_code error;
            if (fs::is_regular_file(place / name, error)) return place / name;
        }
    }
    return {};
}

Font Font::open_default(const base::DataPaths& places, diag::Sink& sink) {
    if (const auto file = find_default_font_file(places)) return open(*file);
    if (const auto font = find_emoji_on_system()) {
        sink.add(warn_about(*font));
        return *font;
    }
    throw diag::Error(
        diag::ErrorCategory::File,
        diag::Diagnostic{.id = "no-emoji-font",
                         .message = "there is no color emoji font",
                         .notes = {diag::make_fix(remedy),
                                   "or install the system's, which has bitmaps:  sudo apt install "
                                   "fonts-noto-color-emoji"}});
}

bool ends_like_font(std::string_view name) {
    const std::string ending = diag::to_lower_case(fs::path(name).extension().string());
    return std::ranges::find(font_endings, ending) != std::end(font_endings);
}

bool is_font_path(std::string_view name) {
    return name.find('/') != std::string_view::npos || ends_like_font(name);
}

std::optional<fs::path> find_font_path(std::string_view name, std::span<const fs::path> paths) {
    std::error_code error;
    if (fs::exists(fs::path(name), error)) return fs::path(name);
    for (const fs::path& path : paths) {
        if (path.filename() == name && fs::exists(path, error)) return path;
        if (fs::exists(path / name, error)) return path / name;
    }
    return {};
}

std::vector<fs::path> list_font_files(std::span<const fs::path> paths) {
    std::vector<fs::path> files;
    for (const fs::path& path : paths) {
        std::error_code error;
        const auto status = fs::status(path, error);
        if (!fs::exists(status)) missing(path);
        if (fs::is_directory(status))
            add_folder(path, files);
        else if (fs::is_regular_file(status)) // a pipe would keep its reader waiting
            files.push_back(path);
    }
    std::ranges::sort(files);
    files.erase(std::unique(files.begin(), files.end()), files.end());
    return files;
}

diag::Diagnostic refuse_font(std::string_view name, std::span<const std::string> families) {
    diag::Diagnostic result{.id = "no-font",
                            .message = diag::write("there is no font `{font}`", name),
                            .notes = {"name a font on this computer, or a file:  fonts/Name.ttf",
                                      "`spotit-print fonts` lists the fonts on this computer"}};
    if (is_font_path(name)) return result.add_subject(diag::make_file(std::string(name)));
    const std::vector<std::string_view> candidates(families.begin(), families.end());
    if (const auto near = diag::find_nearest_word(name, candidates); !near.empty() && near != name)
        result.suggest(near);
    return result;
}

} // namespace spotit::symbol

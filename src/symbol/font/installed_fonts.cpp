#include "symbol/font/font_data.hpp"

#include <spotit/base/utf8.hpp>

#include <algorithm>
#include <tuple>

namespace spotit::symbol {
namespace {

bool is_invisible(char32_t character) {
    return character == base::joiner || (character >= 0xFE00 && character <= base::emoji_selector);
}

bool has_all(const FcPattern* font, std::string_view text) {
    FcCharSet* letters = nullptr;
    if (FcPatternGetCharSet(font, FC_CHARSET, 0, &letters) != FcResultMatch) return text.empty();
    return std::ranges::all_of(base::list_characters(text), [&](const base::Character& character) {
        return is_invisible(character.value) || FcCharSetHasChar(letters, character.value) != FcFalse;
    });
}

/// A font that can't be opened counts as one without colors.
Font::Format read_format(const std::filesystem::path& file) {
    try {
        return Font::open(file).format();
    } catch (const diag::Error&) {
        return Font::Format::Outline;
    }
}

auto order(const FontInfo& font) {
    return std::tie(font.family, font.style, font.file);
}

} // namespace

std::vector<FontInfo> list_installed_fonts(const FontOptions& options, std::string_view covers) {
    const FcConfigHandle config(FcInitLoadConfigAndFonts());
    auto files = list_font_files(options.paths);
    if (auto file = find_default_font_file(options.places)) files.push_back(std::move(*file));
    for (const auto& file : files) FcConfigAppFontAddFile(config.get(), to_fc_text(file.native()));
    const FcPatternHandle any(FcPatternCreate());
    const FcObjectSetHandle properties(
        FcObjectSetBuild(FC_FAMILY, FC_STYLE, FC_FILE, FC_COLOR, FC_CHARSET, nullptr));
    const FcFontSetHandle fonts(FcFontList(config.get(), any.get(), properties.get()));
    std::vector<FontInfo> result;
    for (int i = 0; fonts && i < fonts->nfont; ++i) {
        const FcPattern* font = fonts->fonts[i];
        if (!has_all(font, covers)) continue;
        FcBool color = FcFalse;
        FcPatternGetBool(font, FC_COLOR, 0, &color);
        result.push_back({.family = read_property(font, FC_FAMILY),
                          .style = read_property(font, FC_STYLE),
                          .file = read_property(font, FC_FILE),
                          .color = color != FcFalse});
        if (color != FcFalse) result.back().format = read_format(result.back().file);
    }
    std::ranges::sort(result, {}, order);
    // Not std::ranges::unique: clang 14 cannot compile its result with this standard library.
    const auto same = [&](const FontInfo& a, const FontInfo& b) { return order(a) == order(b); };
    result.erase(std::unique(result.begin(), result.end(), same), result.end());
    return result;
}

std::string_view describe_font_format(Font::Format format) {
    constexpr std::array<std::string_view, 5> names{"COLRv1", "COLRv0", "SVG", "bitmaps", "outlines"};
    return names[static_cast<std::size_t>(format)];
}

} // namespace spotit::symbol

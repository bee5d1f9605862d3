#include "symbol/text/text_layout.hpp"

#include <spotit/base/utf8.hpp>

#include <fmt/format.h>

namespace spotit::symbol {

namespace {

constexpr std::size_t max_quote = 60; ///< bytes

/// A Debian package with letters of a script.
struct Package {
    std::string_view name, family;
};
Package package_for(char32_t character) {
    switch (g_unichar_get_script(character)) {
    case G_UNICODE_SCRIPT_HAN:
    case G_UNICODE_SCRIPT_HIRAGANA:
    case G_UNICODE_SCRIPT_KATAKANA:
        return {"fonts-noto-cjk", "Noto Sans CJK JP"};
    case G_UNICODE_SCRIPT_BOPOMOFO:
        return {"fonts-noto-cjk", "Noto Sans CJK TC"};
    case G_UNICODE_SCRIPT_HANGUL:
        return {"fonts-noto-cjk", "Noto Sans CJK KR"};
    case G_UNICODE_SCRIPT_THAI:
        return {"fonts-noto-core", "Noto Sans Thai"};
    case G_UNICODE_SCRIPT_DEVANAGARI:
        return {"fonts-noto-core", "Noto Sans Devanagari"};
    default:
        return {"fonts-noto-core", "Noto Sans"};
    }
}

std::string message_for(std::string_view text, const std::vector<char32_t>& unknown) {
    const std::string letter = base::encode(unknown.front());
    std::string message = fmt::format("no font here can draw \"{}\" ({})", letter, base::code_points(letter));
    if (unknown.size() == 1) return message;
    message += fmt::format(", nor {} more", unknown.size() - 1);
    return text.size() > max_quote ? message + " of this text" : fmt::format("{} of \"{}\"", message, text);
}

std::vector<std::string> remedies(char32_t character) {
    const std::string letter = base::encode(character);
    if (emoji::split_sequences(letter).front().emoji)
        return {"fix: delete it; texts are set in fonts for words, without emoji"};
    const auto [package, family] = package_for(character);
    return {
        fmt::format("fix: install one, e.g.  sudo apt install {}", package),
        fmt::format("     or name one:       fonts: {{text: \"{}\"}}     (spotit-print fonts --covers {})",
                    family, letter)};
}

} // namespace

std::string preferred_family(const Lettering& lettering) {
    const PangoContextHandle context = lettering.fonts->make_context();
    const FontDescriptionHandle description = lettering.fonts->describe(lettering.font);
    pango_font_description_set_absolute_size(description.get(), layout_size * PANGO_SCALE);
    const PangoFontHandle font(pango_context_load_font(context.get(), description.get()));
    return font ? lettering.fonts->family_name(font.get()) : lettering.font;
}

diag::Diagnostic missing_glyphs(std::string_view text, const std::vector<char32_t>& unknown,
                                const Lettering& tried) {
    return {.id = "missing-glyph",
            .message = message_for(text, unknown),
            .label = fmt::format("tried: {}, then all {} fonts for words", preferred_family(tried),
                                 tried.fonts->count()),
            .notes = remedies(unknown.front())};
}

} // namespace spotit::symbol

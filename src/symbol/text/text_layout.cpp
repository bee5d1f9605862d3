#include "symbol/text/text_layout.hpp"
#include "diag/write.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/emoji.hpp>

#include <algorithm>

namespace spotit::symbol {
namespace {

constexpr std::size_t max_quote = 60; ///< bytes

/// A Debian package with letters of a script.
struct Package {
    GUnicodeScript script;
    std::string_view name, family;
};
constexpr Package packages[] = {{G_UNICODE_SCRIPT_HAN, "fonts-noto-cjk", "Noto Sans CJK JP"},
                                {G_UNICODE_SCRIPT_HIRAGANA, "fonts-noto-cjk", "Noto Sans CJK JP"},
                                {G_UNICODE_SCRIPT_KATAKANA, "fonts-noto-cjk", "Noto Sans CJK JP"},
                                {G_UNICODE_SCRIPT_BOPOMOFO, "fonts-noto-cjk", "Noto Sans CJK TC"},
                                {G_UNICODE_SCRIPT_HANGUL, "fonts-noto-cjk", "Noto Sans CJK KR"},
                                {G_UNICODE_SCRIPT_THAI, "fonts-noto-core", "Noto Sans Thai"},
                                {G_UNICODE_SCRIPT_DEVANAGARI, "fonts-noto-core", "Noto Sans Devanagari"}};
constexpr Package other_scripts{G_UNICODE_SCRIPT_UNKNOWN, "fonts-noto-core", "Noto Sans"};

diag::Sentence write_message(std::string_view text, const std::vector<char32_t>& unknown) {
    const std::string letter = base::encode(unknown.front());
    diag::Sentence message =
        diag::write("no font here can draw \"{character}\" ({code})", letter, base::list_code_points(letter));
    if (unknown.size() == 1) return message;
    const std::size_t others = unknown.size() - 1;
    if (text.size() > max_quote)
        return diag::write_count(others, "{problem} or {count} other character of this text",
                                 "{problem} or {count} other characters of this text", message, others);
    return diag::write_count(others, "{problem} or {count} other character of \"{text}\"",
                             "{problem} or {count} other characters of \"{text}\"", message, others, text);
}

std::vector<diag::Note> list_remedies(char32_t character) {
    const std::string letter = base::encode(character);
    if (emoji::split_sequences(letter).front().emoji)
        return {diag::make_fix("delete it; texts use the fonts for words, which have no emoji")};
    const auto row = std::ranges::find(packages, g_unichar_get_script(character), &Package::script);
    const Package& package = row == std::end(packages) ? other_scripts : *row;
    return {
        diag::make_fix(diag::write("install one, e.g.  sudo apt install {package}", package.name)),
        diag::write(
            "     or name one:       fonts: {{text: \"{font}\"}}     (spotit-print fonts --covers {letter})",
            package.family, letter)};
}

geom::Box to_box(const PangoRectangle& box) {
    constexpr double unit = 1.0 / PANGO_SCALE;
    return {box.x * unit, box.y * unit, (box.x + box.width) * unit, (box.y + box.height) * unit};
}

} // namespace

std::string choose_preferred_family(const Lettering& lettering) {
    const PangoContextHandle context = lettering.fonts->make_context();
    const FontDescriptionHandle description = lettering.fonts->describe(lettering.font);
    pango_font_description_set_absolute_size(description.get(), layout_size * PANGO_SCALE);
    const PangoFontHandle font(pango_context_load_font(context.get(), description.get()));
    return font ? lettering.fonts->read_family_name(font.get()) : lettering.font;
}

diag::Diagnostic report_missing_glyphs(std::string_view text, const std::vector<char32_t>& unknown,
                                       const Lettering& tried) {
    return {.id = "missing-glyph",
            .message = write_message(text, unknown),
            .label = diag::write("tried: {font}, then all {count} fonts for words",
                                 choose_preferred_family(tried), tried.fonts->count()),
            .notes = list_remedies(unknown.front())};
}

LayoutHandle SetText::lay_out() const {
    const FontDescriptionHandle description = fonts->describe("");
    if (style.weight == TextStyle::Weight::Bold)
        pango_font_description_set_weight(description.get(), PANGO_WEIGHT_BOLD);
    else if (fonts->has_faces()) // whose weight is that of words on cards
        pango_font_description_set_weight(description.get(), PANGO_WEIGHT_NORMAL);
    LayoutHandle layout = fonts->lay_out(text, description);
    if (style.align == TextStyle::Align::Center) pango_layout_set_alignment(layout.get(), PANGO_ALIGN_CENTER);
    // Lines are equally far apart whatever fonts their letters come from.
    const auto leading = static_cast<int>(style.leading * layout_size * PANGO_SCALE);
    const AttributesHandle attributes(pango_attr_list_new());
    pango_attr_list_insert(attributes.get(), pango_attr_line_height_new_absolute(leading));
    pango_layout_set_attributes(layout.get(), attributes.get());
    if (style.width > 0) {
        pango_layout_set_width(layout.get(), static_cast<int>(style.width / unit() * PANGO_SCALE));
        pango_layout_set_wrap(layout.get(), PANGO_WRAP_WORD_CHAR);
    }
    return layout;
}

double SetText::unit() const {
    return style.size / layout_size;
}

SetText set_text(std::string_view text, const TextStyle& style, const Fonts& fonts) {
    SetText result{fonts.data().open_text_fonts({}), style, std::string(text)};
    if (const auto unknown = find_unknown(result.lay_out().get()); !unknown.empty())
        result.text = without(text, unknown);
    return result;
}

std::vector<char32_t> find_unknown(PangoLayout* layout) {
    std::set<char32_t> unknown;
    for (const GSList* line = pango_layout_get_lines_readonly(layout); line != nullptr; line = line->next)
        for (const GSList* at = static_cast<const PangoLayoutLine*>(line->data)->runs; at != nullptr;
             at = at->next) {
            const PangoGlyphString* glyphs = static_cast<const PangoGlyphItem*>(at->data)->glyphs;
            for (int i = 0; i < glyphs->num_glyphs; ++i)
                if (const PangoGlyph glyph = glyphs->glyphs[i].glyph;
                    glyph != PANGO_GLYPH_EMPTY && (glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0)
                    unknown.insert(static_cast<char32_t>(glyph & ~PANGO_GLYPH_UNKNOWN_FLAG));
        }
    const std::string_view text = pango_layout_get_text(layout);
    std::vector<char32_t> result(unknown.begin(), unknown.end());
    std::ranges::sort(result, {}, [&](char32_t each) { return text.find(base::encode(each)); });
    return result;
}

std::string without(std::string_view text, const std::vector<char32_t>& unwanted) {
    std::string result;
    for (const base::Character& character : base::list_characters(text))
        if (std::ranges::find(unwanted, character.value) == unwanted.end())
            result += text.substr(character.begin, character.length);
    return result;
}

geom::Box measure_ink(PangoLayout* layout) {
    PangoRectangle ink;
    pango_layout_get_extents(layout, &ink, nullptr);
    return ink.width > 0 && ink.height > 0 ? to_box(ink) : geom::Box{};
}

geom::Box measure_line_box(PangoLayout* layout) {
    PangoRectangle logical;
    pango_layout_get_extents(layout, nullptr, &logical);
    return to_box(logical);
}

double measure_first_base_line(PangoLayout* layout) {
    return static_cast<double>(pango_layout_get_baseline(layout)) / PANGO_SCALE;
}

} // namespace spotit::symbol

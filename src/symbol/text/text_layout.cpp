#include "symbol/text/text_layout.hpp"

#include <spotit/base/utf8.hpp>

#include <algorithm>

namespace spotit::symbol {

namespace {

/// In the order of Align.
constexpr PangoAlignment alignments[] = {PANGO_ALIGN_LEFT, PANGO_ALIGN_CENTER, PANGO_ALIGN_RIGHT};

/// Lines are equally far apart whatever fonts their letters come from.
void set_leading(PangoLayout* layout, double leading) {
    const AttributesHandle attributes(pango_attr_list_new());
    pango_attr_list_insert(attributes.get(), pango_attr_line_height_new_absolute(
                                                 static_cast<int>(leading * layout_size * PANGO_SCALE)));
    pango_layout_set_attributes(layout, attributes.get());
}

} // namespace

LayoutHandle SetText::lay_out() const {
    const FontDescriptionHandle description = fonts->describe(style.font);
    if (style.weight == TextStyle::Weight::Bold)
        pango_font_description_set_weight(description.get(), PANGO_WEIGHT_BOLD);
    else if (style.font.empty() && fonts->has_faces()) // whose weight is that of words on cards
        pango_font_description_set_weight(description.get(), PANGO_WEIGHT_NORMAL);
    LayoutHandle layout = fonts->lay_out(text, description);
    pango_layout_set_alignment(layout.get(), alignments[static_cast<std::size_t>(style.align)]);
    set_leading(layout.get(), style.leading);
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
    SetText result{fonts.data().text_fonts(style.font), style, std::string(text)};
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
    for (const base::Character& character : base::characters(text))
        if (std::ranges::find(unwanted, character.value) == unwanted.end())
            result += text.substr(character.begin, character.length);
    return result;
}

double first_base_line(PangoLayout* layout) {
    return static_cast<double>(pango_layout_get_baseline(layout)) / PANGO_SCALE;
}

} // namespace spotit::symbol

#include <spotit/symbol.hpp>

#include "symbol/text/glyph_font.hpp"
#include "symbol/text/text_layout.hpp"

namespace spotit::symbol {

namespace {

/// A line, its fonts and its size.
struct Line {
    std::shared_ptr<const TextFonts> fonts;
    std::string text;
    double size = 0; ///< mm
};

LayoutHandle lay_out(const Line& line) {
    const FontDescriptionHandle font = line.fonts->describe("");
    pango_font_description_set_weight(font.get(), PANGO_WEIGHT_NORMAL);
    LayoutHandle layout = line.fonts->lay_out(line.text, font);
    pango_layout_set_single_paragraph_mode(layout.get(), TRUE);
    return layout;
}

Drawing draw(const Line& line) {
    const LayoutHandle layout = lay_out(line);
    return Items{
        {Group{.place = geom::Affine::scaling(line.size / layout_size),
               .items = {{make_text(layout.get(), {0, -first_base_line(layout.get())}, color::black)}}}}};
}

/// Returns the box of the ink and of the line's height.
geom::Box text_box(const Line& line) {
    const LayoutHandle layout = lay_out(line);
    PangoRectangle ink, logical;
    pango_layout_get_extents(layout.get(), &ink, &logical);
    const double unit = line.size / layout_size / PANGO_SCALE;
    const double base = first_base_line(layout.get()) * PANGO_SCALE;
    geom::Box box;
    for (const PangoRectangle& part : {ink, logical}) {
        box.add({part.x * unit, (part.y - base) * unit});
        box.add({(part.x + part.width) * unit, (part.y + part.height - base) * unit});
    }
    return box;
}

} // namespace

Symbol text_line(std::string_view text, double size_mm, const Fonts& fonts) {
    Line line{fonts.data().text_fonts({}), std::string(text), size_mm};
    if (const auto unknown = unknown_characters(lay_out(line).get()); !unknown.empty())
        line.text = without(line.text, unknown);
    return {.name = line.text, .drawing = draw(line), .box = text_box(line)};
}

} // namespace spotit::symbol

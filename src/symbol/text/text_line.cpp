// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/symbol.hpp>

#include "symbol/cairo_handles.hpp"
#include "symbol/canvas.hpp"
#include "symbol/font/fonts_data.hpp"
#include "symbol/text/text_layout.hpp"
#include "symbol/text/word_layout.hpp"

namespace spotit::symbol {

namespace {

/// A line, its fonts and its size.
struct Line {
    std::shared_ptr<const TextFonts> fonts;
    std::string text;
    double size = 0; ///< mm
};

LayoutHandle lay_out(const Line& line) {
    const PangoContextHandle context = line.fonts->make_context();
    LayoutHandle layout(pango_layout_new(context.get()));
    const FontDescriptionHandle font = line.fonts->describe("");
    pango_font_description_set_weight(font.get(), PANGO_WEIGHT_NORMAL);
    pango_font_description_set_absolute_size(font.get(), layout_size * PANGO_SCALE);
    pango_layout_set_font_description(layout.get(), font.get());
    pango_layout_set_single_paragraph_mode(layout.get(), TRUE);
    pango_layout_set_text(layout.get(), line.text.c_str(), static_cast<int>(line.text.size()));
    return layout;
}

double base_line(PangoLayout* layout) {
    return static_cast<double>(pango_layout_get_baseline(layout)) / PANGO_SCALE;
}

void draw(Canvas& canvas, const Line& line) {
    const LayoutHandle layout = lay_out(line);
    cairo_t* context = canvas.context();
    const SavedState saved(context);
    cairo_scale(context, line.size / layout_size, line.size / layout_size);
    cairo_set_source_rgb(context, 0, 0, 0);
    cairo_move_to(context, 0, -base_line(layout.get()));
    pango_cairo_show_layout(context, layout.get());
    cairo_new_path(context); // otherwise the next path begins at the end of the text
}

/// Returns the box of the ink and of the line's height.
geom::Box text_box(const Line& line) {
    const LayoutHandle layout = lay_out(line);
    PangoRectangle ink, logical;
    pango_layout_get_extents(layout.get(), &ink, &logical);
    const double unit = line.size / layout_size / PANGO_SCALE;
    const double base = base_line(layout.get()) * PANGO_SCALE;
    geom::Box box;
    for (const PangoRectangle& part : {ink, logical}) {
        box.add({part.x * unit, (part.y - base) * unit});
        box.add({(part.x + part.width) * unit, (part.y + part.height - base) * unit});
    }
    return box;
}

Symbol draw_line(Line line) {
    if (const auto unknown = unknown_characters(lay_out(line).get()); !unknown.empty())
        line.text = without(line.text, unknown);
    const geom::Box box = text_box(line);
    std::string name = line.text;
    return {std::move(name), [line = std::move(line)](Canvas& canvas) { draw(canvas, line); }, box, {}};
}

} // namespace

Symbol text_line(std::string_view text, double size_mm, const Fonts& fonts) {
    return draw_line(Line{fonts.data().text_fonts({}), std::string(text), size_mm});
}

} // namespace spotit::symbol

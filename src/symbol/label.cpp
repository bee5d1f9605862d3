// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/symbol.hpp>

#include "symbol/cairo_handles.hpp"
#include "symbol/canvas.hpp"
#include "symbol/pango_handles.hpp"

namespace spotit::symbol {

namespace {

/// Pango rounds to 1/1024 of its unit; laying out this large makes that nothing.
constexpr double layout_size = 1000;

LayoutHandle lay_out(const std::string& text) {
    // Font maps belong to a thread; making one takes as long as many labels.
    thread_local const FontMapHandle fonts(pango_cairo_font_map_new());
    const PangoContextHandle context(pango_font_map_create_context(fonts.get()));
    const FontOptionsHandle options(cairo_font_options_create());
    cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(context.get(), options.get());
    pango_context_set_round_glyph_positions(context.get(), FALSE);
    LayoutHandle layout(pango_layout_new(context.get()));
    const FontDescriptionHandle font(pango_font_description_from_string("sans-serif"));
    pango_font_description_set_absolute_size(font.get(), layout_size * PANGO_SCALE);
    pango_layout_set_font_description(layout.get(), font.get());
    pango_layout_set_single_paragraph_mode(layout.get(), TRUE);
    pango_layout_set_text(layout.get(), text.c_str(), static_cast<int>(text.size()));
    return layout;
}

double base_line(PangoLayout* layout) {
    return static_cast<double>(pango_layout_get_baseline(layout)) / PANGO_SCALE;
}

void draw(Canvas& canvas, const std::string& text, double size_mm) {
    const LayoutHandle layout = lay_out(text);
    cairo_t* context = canvas.context();
    const SavedState saved(context);
    cairo_scale(context, size_mm / layout_size, size_mm / layout_size);
    cairo_set_source_rgb(context, 0, 0, 0);
    cairo_move_to(context, 0, -base_line(layout.get()));
    pango_cairo_show_layout(context, layout.get());
}

/// Around the ink and the room the line takes.
geom::Box text_box(const std::string& text, double size_mm) {
    const LayoutHandle layout = lay_out(text);
    PangoRectangle ink, logical;
    pango_layout_get_extents(layout.get(), &ink, &logical);
    const double unit = size_mm / layout_size / PANGO_SCALE;
    const double base = base_line(layout.get()) * PANGO_SCALE;
    geom::Box box;
    for (const PangoRectangle& part : {ink, logical}) {
        box.add({part.x * unit, (part.y - base) * unit});
        box.add({(part.x + part.width) * unit, (part.y + part.height - base) * unit});
    }
    return box;
}

} // namespace

Symbol label(std::string_view text, double size_mm) {
    const std::string line(text);
    return {
        line, [line, size_mm](Canvas& canvas) { draw(canvas, line, size_mm); }, text_box(line, size_mm), {}};
}

} // namespace spotit::symbol

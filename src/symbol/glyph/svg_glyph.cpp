// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/glyph/svg_glyph.hpp"

#include "symbol/cairo_handles.hpp"
#include "symbol/glyph/gunzip.hpp"
#include "symbol/silhouette.hpp"
#include "symbol/svg/svg_contents.hpp"

#include <fmt/format.h>
#include <hb-ot.h>

namespace spotit::symbol {

namespace {

/// Returns the glyph's document, which may hold thousands of other glyphs.
std::string find_svg_document(const Font::Data& font, std::uint32_t glyph) {
    const BlobHandle blob(hb_ot_color_glyph_reference_svg(font.face.get(), glyph));
    unsigned length = 0;
    const char* const data = hb_blob_get_data(blob.get(), &length);
    const std::string_view text(data, length);
    return text.starts_with("\x1F\x8B") ? gunzip(text) : std::string(text);
}

/// Returns the largest box a glyph may have: twice the height of a line of text around it.
geom::Box max_glyph_box(const Font::Data& font, std::uint32_t glyph) {
    const double em = font.units_per_em;
    const double advance = hb_font_get_glyph_h_advance(font.font.get(), glyph);
    return {-0.5 * em, -1.5 * em, advance + 0.5 * em, em};
}

} // namespace

std::optional<SvgGlyph> read_svg_glyph(const Font::Data& font, std::uint32_t glyph) {
    if (hb_ot_color_has_svg(font.face.get()) == 0) return {};
    const std::string text = find_svg_document(font, glyph);
    if (text.empty()) return {};
    const SvgContents contents = scan_svg(text);
    if (contents.filter_milliseconds > 0 && max_filter_side(contents) < font.units_per_em)
        throw Damaged{"its filters and masks take too long"};
    const double em = font.units_per_em;
    SvgGlyph result{std::make_shared<const SvgDocument>(text, "svg { overflow: visible }"),
                    fmt::format("#glyph{}", glyph),
                    {em, em},
                    {}};
    const DrawFunction upside_up = [&](Canvas& canvas) {
        result.document->draw_element(canvas.context(), result.id, result.em);
    };
    const geom::Box ink = inked(upside_up, max_glyph_box(font, glyph));
    result.box = {ink.left, -ink.bottom, ink.right, -ink.top};
    return result;
}

void paint(const Canvas& canvas, const SvgGlyph& glyph) {
    const SavedState saved(canvas.context());
    cairo_scale(canvas.context(), 1, -1);
    glyph.document->draw_element(canvas.context(), glyph.id, glyph.em);
}

} // namespace spotit::symbol

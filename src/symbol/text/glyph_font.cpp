#include "symbol/font/font_handles.hpp"

#include <spotit/symbol/glyph_font.hpp>

#include <hb-ot.h>
#include <pango/pangofc-font.h>

#include <algorithm>

namespace spotit::symbol {
namespace {

std::string describe(FcPattern* pattern) {
    const FcObjectSetHandle objects(
        FcObjectSetBuild(FC_FILE, FC_INDEX, FC_EMBOLDEN, FC_MATRIX, FC_FONT_VARIATIONS, nullptr));
    const FcPatternHandle seen(FcPatternFilter(pattern, objects.get()));
    const Handle<FcChar8, std::free> name(FcNameUnparse(seen.get()));
    const void* const bytes = name.get();
    return static_cast<const char*>(bytes);
}

/// Returns true if letters are made bolder or slanted, or lie between those of a variable font.
bool is_changed(FcPattern* pattern, hb_face_t* face) {
    FcBool bold = FcFalse;
    FcMatrix* matrix = nullptr;
    FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &bold);
    return bold != FcFalse || FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) == FcResultMatch ||
           hb_ot_var_has_data(face) != 0;
}

geom::Path to_path(const cairo_path_t& cairo) {
    geom::Path path;
    for (int i = 0; i < cairo.num_data; i += cairo.data[i].header.length) {
        const cairo_path_data_t* const data = cairo.data + i;
        const auto point = [data](int at) { return geom::Point{data[at].point.x, data[at].point.y}; };
        if (data->header.type == CAIRO_PATH_MOVE_TO) path.move_to(point(1));
        if (data->header.type == CAIRO_PATH_LINE_TO) path.line_to(point(1));
        if (data->header.type == CAIRO_PATH_CURVE_TO) path.curve_to(point(1), point(2), point(3));
        if (data->header.type == CAIRO_PATH_CLOSE_PATH) path.close();
    }
    return path;
}

/// Calls trace(context) and returns the path that it makes.
template<class Trace>
geom::Path record_path(Trace&& trace) {
    const SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1));
    const CairoHandle context(cairo_create(surface.get()));
    trace(context.get());
    const PathHandle path(cairo_copy_path(context.get()));
    return to_path(*path);
}

/// Returns the characters of the cluster of a glyph; none if the glyph before it has them.
std::string read_cluster(const PangoGlyphItem& run, int glyph, const char* text) {
    const int* const begins = run.glyphs->log_clusters;
    if (glyph > 0 && begins[glyph - 1] == begins[glyph]) return {};
    int end = run.item->length;
    for (int i = 0; i < run.glyphs->num_glyphs; ++i)
        if (begins[i] > begins[glyph]) end = std::min(end, begins[i]);
    return {text + run.item->offset + begins[glyph], text + run.item->offset + end};
}

struct PangoPoint {
    int x = 0, y = 0;
};

/// Returns the letters of a run from a point on the baseline.
std::vector<Text::Glyph> place_glyphs(const PangoGlyphItem& run, PangoPoint pen, const char* text) {
    std::vector<Text::Glyph> glyphs;
    for (int i = 0; i < run.glyphs->num_glyphs; ++i) {
        const auto& [glyph, geometry, attributes] = run.glyphs->glyphs[i];
        const geom::Point at{static_cast<double>(pen.x + geometry.x_offset) / PANGO_SCALE,
                             static_cast<double>(pen.y + geometry.y_offset) / PANGO_SCALE};
        if (glyph != PANGO_GLYPH_EMPTY && (glyph & PANGO_GLYPH_UNKNOWN_FLAG) == 0)
            glyphs.push_back({glyph, at, read_cluster(run, i, text)});
        pen.x += geometry.width;
    }
    return glyphs;
}

} // namespace

GlyphFont::GlyphFont(PangoFont* wanted)
    : font(cairo_scaled_font_reference(pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(wanted)))) {
    FcPattern* const pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(wanted));
    file = read_property(pattern, FC_FILE);
    id = std::hash<std::string>()(describe(pattern));
    hb_face_t* const face = hb_font_get_face(pango_font_get_hb_font(wanted));
    if (!is_changed(pattern, face)) plain_face.reset(hb_face_reference(face));
}

void GlyphFont::show(cairo_t* context, std::span<const Text::Glyph> glyphs, geom::Point origin,
                     Purpose purpose) const {
    std::vector<cairo_glyph_t> shown;
    for (const Text::Glyph& glyph : glyphs)
        shown.push_back({glyph.id, origin.x + glyph.origin.x, origin.y + glyph.origin.y});
    cairo_set_scaled_font(context, font.get());
    const auto add = purpose == Purpose::Shape ? cairo_glyph_path : cairo_show_glyphs;
    add(context, shown.data(), static_cast<int>(shown.size()));
}

geom::Path load_glyph_outline(const GlyphFont& font, std::uint32_t glyph) {
    return record_path([&](cairo_t* context) {
        font.show(context, {{{glyph, {}, {}}}}, {}, Purpose::Shape);
    });
}

Text make_text(PangoLayout* layout, geom::Point corner, const color::Color& color) {
    Text text{corner, {}, color};
    const char* const characters = pango_layout_get_text(layout);
    const Handle<PangoLayoutIter, pango_layout_iter_free> at(pango_layout_get_iter(layout));
    do {
        PangoRectangle line;
        pango_layout_iter_get_line_extents(at.get(), nullptr, &line);
        const int baseline = pango_layout_iter_get_baseline(at.get());
        int x = line.x;
        for (const GSList* runs = pango_layout_iter_get_line_readonly(at.get())->runs; runs != nullptr;
             runs = runs->next) {
            const auto& run = *static_cast<const PangoGlyphItem*>(runs->data);
            x += run.start_x_offset;
            text.runs.push_back({std::make_shared<const GlyphFont>(run.item->analysis.font),
                                 place_glyphs(run, {x, baseline - run.y_offset}, characters)});
            x += pango_glyph_string_get_width(run.glyphs) + run.end_x_offset;
        }
    } while (pango_layout_iter_next_line(at.get()) != FALSE);
    return text;
}

geom::Path load_outlines(const Text& text) {
    return record_path([&](cairo_t* context) {
        for (const Text::Run& run : text.runs)
            run.font->show(context, run.glyphs, text.origin, Purpose::Shape);
    });
}

} // namespace spotit::symbol

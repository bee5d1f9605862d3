#include "symbol/font/font_handles.hpp"

#include <spotit/symbol/font.hpp>

#include <hb-ot.h>
#include <hb-subset.h>
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

constexpr int units = 1000; // to the em, as PDF counts them

std::string read_table(hb_face_t* face, hb_tag_t tag) {
    const BlobHandle blob(tag == 0 ? hb_face_reference_blob(face) : hb_face_reference_table(face, tag));
    return std::string(read_bytes(blob));
}

std::string read_name(hb_face_t* face) {
    char name[128] = {};
    unsigned length = sizeof name;
    hb_ot_name_get_utf8(face, HB_OT_NAME_ID_POSTSCRIPT_NAME, HB_LANGUAGE_INVALID, &length, name);
    std::string result;
    for (const char c : std::string_view(name))
        if (c > ' ' && c < '\x7F' && std::string_view("()<>[]{}/%#").find(c) == std::string_view::npos)
            result += c;
    return result.empty() ? "Font" : result;
}

void measure(FontSubset& subset, hb_face_t* face, const std::set<std::uint32_t>& glyphs) {
    const FontHandle font(hb_font_create(face));
    hb_font_set_scale(font.get(), units, units);
    hb_font_extents_t line{};
    hb_font_get_h_extents(font.get(), &line);
    subset.ascent = line.ascender;
    subset.descent = line.descender;
    for (const std::uint32_t glyph : glyphs) {
        subset.widths.push_back(hb_font_get_glyph_h_advance(font.get(), glyph));
        hb_glyph_extents_t ink{};
        if (hb_font_get_glyph_extents(font.get(), glyph, &ink) == 0 || ink.width == 0) continue;
        subset.box.add({1.0 * ink.x_bearing, 1.0 * ink.y_bearing + ink.height});
        subset.box.add({1.0 * ink.x_bearing + ink.width, 1.0 * ink.y_bearing});
    }
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

double measure_glyph(const GlyphFont& font, std::uint32_t glyph) {
    const FontHandle own(hb_font_create(font.plain_face.get()));
    hb_font_set_scale(own.get(), units, units);
    return hb_font_get_glyph_h_advance(own.get(), glyph);
}

bool can_be_embedded(const GlyphFont& font) {
    return font.plain_face.get() != nullptr;
}

FontSubset subset_font(const GlyphFont& font, const std::set<std::uint32_t>& glyphs) {
    hb_face_t* const whole = font.plain_face.get();
    const Handle<hb_subset_input_t, hb_subset_input_destroy> input(hb_subset_input_create_or_fail());
    hb_subset_input_set_flags(input.get(), HB_SUBSET_FLAGS_NO_HINTING | HB_SUBSET_FLAGS_RETAIN_GIDS);
    for (const std::uint32_t glyph : glyphs) hb_set_add(hb_subset_input_glyph_set(input.get()), glyph);
    // Tables that nobody asks for in a PDF.
    hb_set_t* const dropped = hb_subset_input_set(input.get(), HB_SUBSET_SETS_DROP_TABLE_TAG);
    for (const char* tag : {"GSUB", "GPOS", "GDEF", "name", "OS/2", "post", "cmap", "STAT", "meta", "DSIG",
                            "kern", "gasp", "VDMX", "hdmx", "LTSH"})
        hb_set_add(dropped, hb_tag_from_string(tag, -1));
    const FaceHandle face(hb_subset_or_fail(whole, input.get()));
    if (!face) throw DamagedFont(font.file);
    FontSubset subset{.name = read_name(whole)};
    subset.bytes = read_table(face.get(), HB_TAG('C', 'F', 'F', ' '));
    subset.format = subset.bytes.empty() ? FontSubset::Format::TrueType : FontSubset::Format::Cff;
    if (subset.bytes.empty()) subset.bytes = read_table(face.get(), 0);
    measure(subset, whole, glyphs);
    return subset;
}

} // namespace spotit::symbol

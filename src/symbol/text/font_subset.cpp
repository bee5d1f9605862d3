#include "symbol/font/font_handles.hpp"

#include <spotit/symbol/glyph_font.hpp>

#include <hb-ot.h>
#include <hb-subset.h>

namespace spotit::symbol {
namespace {

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

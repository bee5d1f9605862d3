#include "symbol/glyph/glyph.hpp"

#include "symbol/image/image_readers.hpp"
#include "symbol/image/pixel_source.hpp"

#include <spotit/drawing/painting.hpp>

#include <hb-ot.h>

#include <cmath>

namespace spotit::symbol {
namespace {

/// The target of HarfBuzz's callbacks.
struct OutlineSink {
    geom::Path path{};
    float unit = 0; ///< coordinates are rounded to multiples of it; 0: no rounding

    geom::Point make_point(float x, float y) const {
        if (unit <= 0) return {x, y};
        return {std::round(x / unit) * unit, std::round(y / unit) * unit};
    }
};

OutlineSink& to_sink(void* data) {
    return *static_cast<OutlineSink*>(data);
}

/// Quadratic curves have no callback: HarfBuzz converts them to cubic ones.
hb_draw_funcs_t* draw_functions() {
    static const DrawFunctionsHandle functions = [] {
        DrawFunctionsHandle made(hb_draw_funcs_create());
        const auto move = [](auto*, void* data, auto*, float x, float y, void*) {
            to_sink(data).path.move_to(to_sink(data).make_point(x, y));
        };
        const auto line = [](auto*, void* data, auto*, float x, float y, void*) {
            to_sink(data).path.line_to(to_sink(data).make_point(x, y));
        };
        // NOLINTNEXTLINE(readability-function-size): as HarfBuzz calls it
        const auto curve = [](auto*, void* data, auto*, float x1, float y1, float x2, float y2, float x,
                              float y, void*) {
            OutlineSink& sink = to_sink(data);
            sink.path.curve_to(sink.make_point(x1, y1), sink.make_point(x2, y2), sink.make_point(x, y));
        };
        const auto close = [](auto*, void* data, auto*, void*) { to_sink(data).path.close(); };
        hb_draw_funcs_set_move_to_func(made.get(), move, nullptr, nullptr);
        hb_draw_funcs_set_line_to_func(made.get(), line, nullptr, nullptr);
        hb_draw_funcs_set_cubic_to_func(made.get(), curve, nullptr, nullptr);
        hb_draw_funcs_set_close_path_func(made.get(), close, nullptr, nullptr);
        hb_draw_funcs_make_immutable(made.get());
        return made;
    }();
    return functions.get();
}

/// A small PNG may claim a huge size.
constexpr std::uint32_t max_pixels_wide = 4096;

SurfaceHandle decode(std::span<const std::uint8_t> png) {
    const geom::Size size = read_png_size(png);
    if (size.width > max_pixels_wide || size.height > max_pixels_wide)
        throw Damaged{diag::write("its bitmap is larger than {limit} pixels", max_pixels_wide)};
    try {
        return decode_png(png);
    } catch (const Damaged&) {
        throw Damaged{"its bitmap is not a readable PNG"};
    }
}

/// Returns the box of a line of text, for unbounded paints in a font that gives no clip box.
geom::Box measure_em_box(const Font::Data& font, std::uint32_t glyph) {
    hb_font_extents_t line{};
    hb_font_get_h_extents(font.font.get(), &line);
    const double advance = hb_font_get_glyph_h_advance(font.font.get(), glyph);
    return {0, static_cast<double>(line.descender), advance, static_cast<double>(line.ascender)};
}

Glyph from_color(const Font::Data& font, std::uint32_t id, ColorGlyph color) {
    if (!color.clip) {
        color.clip = measure_ink(color.layers);
        if (!color.clip) { // an unbounded paint
            color.clip = measure_em_box(font, id);
            color.layers = {{Group{.clip = *color.clip, .items = std::move(color.layers)}}};
        }
    }
    return {Glyph::Kind::Layers, std::move(color.layers), *color.clip};
}

/// Reads the largest bitmap of the glyph (CBDT, sbix); nothing if there is none. Throws Damaged.
std::optional<Glyph> read_bitmap(hb_font_t* font, hb_codepoint_t glyph) {
    const BlobHandle blob(hb_ot_color_glyph_reference_png(font, glyph));
    const auto png = as_bytes(read_bytes(blob));
    if (png.empty()) return {};
    const SharedSurface pixels = decode(png);
    hb_glyph_extents_t extents{};
    if (hb_font_get_glyph_extents(font, glyph, &extents) == 0 || extents.width == 0 || extents.height == 0)
        throw Damaged{"its bitmap has no size"};
    const double x = extents.x_bearing, y = extents.y_bearing;
    geom::Box box;
    box.add({x, y});
    box.add({x + extents.width, y + extents.height});
    const geom::Size size = measure_surface(pixels.get());
    // y up: the larger y of the box is the top of the picture.
    const geom::Affine place{box.width() / size.width,    0,        0,
                             -box.height() / size.height, box.left, box.bottom};
    return Glyph{Glyph::Kind::Bitmap, {{keep_pixels(pixels, place)}}, box};
}

} // namespace

geom::Path read_outline(hb_font_t* font, hb_codepoint_t glyph) {
    // Half a unit of 500 to the em is 0.02 mm on a symbol of 20 mm.
    constexpr unsigned fine_enough = 500;
    OutlineSink sink;
    sink.unit = hb_face_get_upem(hb_font_get_face(font)) >= fine_enough ? 1.0F : 0.0F;
#if HB_VERSION_ATLEAST(7, 0, 0)
    hb_font_draw_glyph(font, glyph, draw_functions(), &sink);
#else
    hb_font_get_glyph_shape(font, glyph, draw_functions(), &sink);
#endif
    return std::move(sink.path);
}

Glyph read_glyph(const Font::Data& font, std::uint32_t id, const color::Color& ink) {
    if (auto color = read_color_glyph(font, id)) return from_color(font, id, std::move(*color));
    if (auto svg = read_svg_glyph(font, id)) return std::move(*svg);
    if (auto bitmap = read_bitmap(font.font.get(), id)) return std::move(*bitmap);
    geom::Path outline = read_outline(font.font.get(), id);
    if (outline.empty()) return {};
    const geom::Box box = outline.box();
    return {Glyph::Kind::Plain, {{Fill{std::move(outline), ink, {}}}}, box};
}

bool has_ink(const Font::Data& font, std::uint32_t id) {
    if (font.colors.paint(id) || font.colors.flat_layers(id)) return true;
    const BlobHandle svg(hb_ot_color_glyph_reference_svg(font.face.get(), id));
    if (hb_blob_get_length(svg.get()) > 0) return true;
    const BlobHandle png(hb_ot_color_glyph_reference_png(font.font.get(), id));
    return hb_blob_get_length(png.get()) > 0 || !read_outline(font.font.get(), id).empty();
}

std::vector<ShapedGlyph> shape_text(const Font::Data& font, std::string_view utf8) {
    const BufferHandle buffer(hb_buffer_create());
    const auto length = static_cast<int>(utf8.size());
    hb_buffer_add_utf8(buffer.get(), utf8.data(), length, 0, length);
    hb_buffer_set_language(buffer.get(), hb_language_from_string("und", -1));
    hb_buffer_guess_segment_properties(buffer.get());
    hb_shape(font.font.get(), buffer.get(), nullptr, 0);

    unsigned count = 0;
    const hb_glyph_info_t* const infos = hb_buffer_get_glyph_infos(buffer.get(), &count);
    const hb_glyph_position_t* const positions = hb_buffer_get_glyph_positions(buffer.get(), &count);
    std::vector<ShapedGlyph> glyphs;
    for (unsigned i = 0; i < count; ++i) {
        const hb_glyph_position_t& at = positions[i];
        if (at.x_advance != 0 || has_ink(font, infos[i].codepoint))
            glyphs.push_back({infos[i].codepoint,
                              infos[i].cluster,
                              1.0 * at.x_advance,
                              {1.0 * at.x_offset, -1.0 * at.y_offset}});
    }
    return glyphs;
}

} // namespace spotit::symbol

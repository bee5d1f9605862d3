#include "symbol/glyph/glyph.hpp"

#include "symbol/image/image_readers.hpp"
#include "symbol/image/pixel_source.hpp"

#include <hb-ot.h>

namespace spotit::symbol {

namespace {

/// A small PNG may claim a huge size.
constexpr std::uint32_t max_pixels_wide = 4096;

SurfaceHandle decode(std::span<const std::uint8_t> png) {
    const geom::Size size = png_size(png);
    if (size.width > max_pixels_wide || size.height > max_pixels_wide)
        throw Damaged{fmt::format("its bitmap is larger than {} pixels", max_pixels_wide)};
    try {
        return decode_png(png);
    } catch (const Damaged&) {
        throw Damaged{"its bitmap is no readable PNG"};
    }
}

} // namespace

std::optional<Glyph> read_bitmap(hb_font_t* font, hb_codepoint_t glyph) {
    const BlobHandle blob(hb_ot_color_glyph_reference_png(font, glyph));
    unsigned length = 0;
    const void* data = hb_blob_get_data(blob.get(), &length);
    if (length == 0) return {};
    const SharedSurface pixels(decode({static_cast<const std::uint8_t*>(data), length}).release(),
                               cairo_surface_destroy);
    hb_glyph_extents_t extents{};
    if (hb_font_get_glyph_extents(font, glyph, &extents) == 0 || extents.width == 0 || extents.height == 0)
        throw Damaged{"its bitmap has no size"};
    const double x = extents.x_bearing, y = extents.y_bearing;
    geom::Box box;
    box.add({x, y});
    box.add({x + extents.width, y + extents.height});
    const geom::Size size = surface_size(pixels.get());
    // y up: the larger y of the box is the top of the picture.
    const geom::Affine place{box.width() / size.width,    0,        0,
                             -box.height() / size.height, box.left, box.bottom};
    return Glyph{Glyph::Kind::Bitmap, {{Pixels{keep_pixels(pixels), place}}}, box};
}

} // namespace spotit::symbol

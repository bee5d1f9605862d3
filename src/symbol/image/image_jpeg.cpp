#include "symbol/image/image_readers.hpp"

#include "symbol/image/jpeg.hpp"
#include "symbol/image/pixel_source.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace spotit::symbol {

namespace {

/// For previews and comparisons; a symbol of 40 mm has 470 pixels at 300 dpi. Photos of phones have 1008
/// after they are reduced, and are kept in memory as half of that.
constexpr unsigned preview_size = 500;

} // namespace

void read_jpeg(Symbol& symbol, const FileBytes& file, const Request& request) {
    JpegHeader header = read_jpeg_header(as_bytes(*file));
    check_pixels(header.size.width, header.size.height, max_photo_pixels);
    FileBytes kept = file;
    if (request.spec.needed_pixels > 0) {
        const auto needed = static_cast<unsigned>(std::ceil(request.spec.needed_pixels));
        if (auto smaller = shrink_jpeg(as_bytes(*file), header, needed)) {
            kept = std::make_shared<std::string>(*std::move(smaller));
            header.size = read_jpeg_header(as_bytes(*kept)).size;
        }
    }
    if (request.spec.cut_out == CutOut::White) {
        check_pixels(header.size.width, header.size.height);
        return set_pixels(
            symbol, request,
            [kept, header] {
                return decode_jpeg(as_bytes(*kept), header, std::numeric_limits<unsigned>::max());
            },
            header.orientation);
    }
    SharedSurface preview(decode_jpeg(as_bytes(*kept), header, preview_size).release(),
                          cairo_surface_destroy);
    const geom::Size held = surface_size(preview.get());
    const auto decode = [kept, header, preview, side = std::max(held.width, held.height)](double min_side) {
        if (min_side <= side) return preview;
        return SharedSurface(
            decode_jpeg(as_bytes(*kept), header, static_cast<unsigned>(std::ceil(min_side))).release(),
            cairo_surface_destroy);
    };
    const auto source = std::make_shared<const PixelSource>(
        PixelSource{.id = std::hash<std::string>()(*kept),
                    .size = header.size,
                    .read = decode,
                    .is_opaque = true,
                    .jpeg = {kept, header.size, header.components, header.inverted},
                    .failure = picture_error(request.spec, "")});
    const geom::Size size = upright_size(header.orientation, header.size);
    set_drawing(symbol, Items{{Pixels{source, upright(header.orientation, header.size)}}},
                {0, 0, size.width, size.height});
    symbol.outline = {{{0, 0}, {size.width, 0}, {size.width, size.height}, {0, size.height}}};
    symbol.pixels = size;
}

} // namespace spotit::symbol

#include "symbol/image/image_readers.hpp"

#include <algorithm>

namespace spotit::symbol {

namespace {

cairo_status_t read_some(void* closure, unsigned char* out, unsigned length) {
    auto& rest = *static_cast<std::span<const std::uint8_t>*>(closure);
    if (length > rest.size()) return CAIRO_STATUS_READ_ERROR;
    std::copy_n(rest.begin(), length, out);
    rest = rest.subspan(length);
    return CAIRO_STATUS_SUCCESS;
}

} // namespace

geom::Size png_size(std::span<const std::uint8_t> png) {
    // Signature, then the length and name of the header chunk, then width and height.
    const Bytes bytes(png);
    return {static_cast<double>(bytes.u32(16)), static_cast<double>(bytes.u32(20))};
}

SurfaceHandle decode_png(std::span<const std::uint8_t> png) {
    SurfaceHandle surface(cairo_image_surface_create_from_png_stream(read_some, &png));
    switch (cairo_surface_status(surface.get())) {
    case CAIRO_STATUS_SUCCESS:
        return surface;
    case CAIRO_STATUS_NO_MEMORY:
        throw Damaged{"it is damaged, or too large for the memory"};
    default:
        throw Damaged{"it is damaged or cut off"};
    }
}

void read_png(Symbol& symbol, const FileBytes& file, const Request& request) {
    const geom::Size size = png_size(as_bytes(*file));
    check_pixels(size.width, size.height);
    set_pixels(symbol, request, [file] { return decode_png(as_bytes(*file)); });
}

} // namespace spotit::symbol

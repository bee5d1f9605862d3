#include "symbol/image/image_readers.hpp"

#include "symbol/bytes.hpp"
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
    if (request.cut_out == CutOut::White) {
        check_pixels(header.size.width, header.size.height);
        return set_pixels(
            symbol, request,
            [kept, header] {
                return decode_jpeg(as_bytes(*kept), header, std::numeric_limits<unsigned>::max());
            },
            header.orientation);
    }
    SharedSurface preview = decode_jpeg(as_bytes(*kept), header, preview_size);
    const geom::Size held = measure_surface(preview.get());
    const auto decode = [kept, header, preview,
                         side = std::max(held.width, held.height)](double min_side) -> SharedSurface {
        if (min_side <= side) return preview;
        return decode_jpeg(as_bytes(*kept), header, static_cast<unsigned>(std::ceil(min_side)));
    };
    const auto source = std::make_shared<const PixelSource>(
        PixelSource{.id = std::hash<std::string>()(*kept),
                    .size = header.size,
                    .read = decode,
                    .is_opaque = true,
                    .jpeg = {kept, header.size, header.components, header.inverted},
                    .failure = describe_picture_error(request.spec, "")});
    const geom::Size size = rotate_size_upright(header.orientation, header.size);
    set_drawing(symbol, Items{{Pixels{source, header.size, rotate_upright(header.orientation, header.size)}}},
                {0, 0, size.width, size.height});
    symbol.outline = {{{0, 0}, {size.width, 0}, {size.width, size.height}, {0, size.height}}};
    symbol.pixels = size;
}

std::optional<std::uint32_t> read_tiff_tag(std::span<const std::uint8_t> tiff, std::uint32_t tag) {
    const bool little = tiff.size() >= 2 && tiff[0] == 'I' && tiff[1] == 'I';
    const Bytes bytes(tiff);
    const auto number = [&](std::size_t at, std::size_t length) -> std::uint32_t {
        if (little) return bytes.read_little_endian(at, length);
        return length == 2 ? bytes.read_u16(at) : bytes.read_u32(at);
    };
    constexpr std::uint32_t long_number = 4; // the other type is one of two bytes
    try {
        const std::size_t directory = number(4, 4), count = number(directory, 2);
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t entry = directory + 2 + 12 * i;
            if (number(entry, 2) == tag)
                return number(entry + 8, number(entry + 2, 2) == long_number ? 4 : 2);
        }
    } catch (const Damaged&) {
        return std::nullopt;
    }
    return std::nullopt;
}

int read_exif_orientation(std::span<const std::uint8_t> tiff) {
    const std::uint32_t orientation = read_tiff_tag(tiff, 0x0112).value_or(1);
    return orientation >= 1 && orientation <= 8 ? static_cast<int>(orientation) : 1;
}

geom::Affine rotate_upright(int orientation, geom::Size stored) {
    const auto [w, h] = stored;
    const std::array<geom::Affine, 8> places{{{1, 0, 0, 1, 0, 0},
                                              {-1, 0, 0, 1, w, 0},
                                              {-1, 0, 0, -1, w, h},
                                              {1, 0, 0, -1, 0, h},
                                              {0, 1, 1, 0, 0, 0},
                                              {0, 1, -1, 0, h, 0},
                                              {0, -1, -1, 0, h, w},
                                              {0, -1, 1, 0, 0, w}}};
    return places[static_cast<std::size_t>(orientation - 1)];
}

geom::Size rotate_size_upright(int orientation, geom::Size stored) {
    return orientation >= 5 ? geom::Size{stored.height, stored.width} : stored;
}

} // namespace spotit::symbol

#include "symbol/image/jpeg.hpp"

#include "symbol/glyph/bytes.hpp"

namespace spotit::symbol {

std::optional<std::uint32_t> read_tiff_tag(std::span<const std::uint8_t> tiff, std::uint32_t tag) {
    const bool little = tiff.size() >= 2 && tiff[0] == 'I' && tiff[1] == 'I';
    const Bytes bytes(tiff);
    const auto number = [&](std::size_t at, std::size_t length) {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < length; ++i)
            value = value << 8 | bytes.u8(little ? at + length - 1 - i : at + i);
        return value;
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

int exif_orientation(std::span<const std::uint8_t> tiff) {
    const std::uint32_t orientation = read_tiff_tag(tiff, 0x0112).value_or(1);
    return orientation >= 1 && orientation <= 8 ? static_cast<int>(orientation) : 1;
}

geom::Affine upright(int orientation, geom::Size stored) {
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

geom::Size upright_size(int orientation, geom::Size stored) {
    return orientation >= 5 ? geom::Size{stored.height, stored.width} : stored;
}

} // namespace spotit::symbol

#include "symbol/image/jpeg.hpp"

#include "symbol/glyph/bytes.hpp"

#include <algorithm>

namespace spotit::symbol {

namespace {

// Marker codes of ITU T.81, table B.1.
constexpr int start_of_frame = 0xC0, huffman_tables = 0xC4, extension = 0xC8, arithmetic_conditions = 0xCC,
              last_frame = 0xCF, start_of_scan = 0xDA, end_of_image = 0xD9, restart = 0xD0,
              last_restart = 0xD7, application_1 = 0xE1, application_14 = 0xEE, temporary = 0x01;

bool is_frame(int marker) {
    return marker >= start_of_frame && marker <= last_frame && marker != huffman_tables &&
           marker != extension && marker != arithmetic_conditions;
}
bool stands_alone(int marker) {
    return marker == temporary || (marker >= restart && marker <= last_restart);
}

bool begins_with(std::span<const std::uint8_t> bytes, std::string_view text) {
    return bytes.size() >= text.size() &&
           std::equal(text.begin(), text.end(), bytes.begin(),
                      [](char c, std::uint8_t byte) { return static_cast<std::uint8_t>(c) == byte; });
}

void read_segment(JpegHeader& header, int marker, std::span<const std::uint8_t> segment) {
    constexpr std::string_view exif{"Exif\0\0", 6}, adobe{"Adobe"};
    if (is_frame(marker)) {
        const Bytes bytes(segment);
        header.size = {static_cast<double>(bytes.u16(3)), static_cast<double>(bytes.u16(1))};
        header.components = bytes.u8(5);
    } else if (marker == application_1 && begins_with(segment, exif)) {
        header.orientation = exif_orientation(segment.subspan(exif.size()));
    } else if (marker == application_14 && begins_with(segment, adobe)) {
        header.inverted = true;
    }
}

bool has_end(std::span<const std::uint8_t> scan) {
    constexpr std::array<std::uint8_t, 2> end{0xFF, end_of_image};
    return std::search(scan.begin(), scan.end(), end.begin(), end.end()) != scan.end();
}

} // namespace

JpegHeader read_jpeg_header(std::span<const std::uint8_t> jpeg) {
    const Bytes bytes(jpeg);
    JpegHeader header;
    for (std::size_t at = 2;;) {
        if (bytes.u8(at) != 0xFF) throw Damaged{fmt::format("its byte {} is not what a JPEG has there", at)};
        const int marker = bytes.u8(at + 1);
        if (marker == 0xFF) { // padding
            ++at;
            continue;
        }
        at += 2;
        if (stands_alone(marker)) continue;
        if (marker == end_of_image) throw Damaged{"it has no pixels"};
        const std::size_t length = bytes.u16(at);
        if (length < 2 || length > jpeg.size() - at) throw Damaged{"it is cut off"};
        if (marker == start_of_scan) {
            if (!has_end(jpeg.subspan(at + length))) throw Damaged{"it is cut off"};
            return header;
        }
        read_segment(header, marker, jpeg.subspan(at + 2, length - 2));
        at += length;
    }
}

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

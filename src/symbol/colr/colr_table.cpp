#include "symbol/colr/colr.hpp"

#include <hb-ot.h>

#include <algorithm>

namespace spotit::symbol {

ColrTable::ColrTable(Bytes bytes)
    : bytes_(bytes)
    , flat_glyphs_{0, bytes.read_u32(4), bytes.read_u16(2), 6}
    , flat_layers_{0, bytes.read_u32(8), bytes.read_u16(12), 4} {
    if (bytes_.read_u16(0) < 1) return;
    glyphs_ = read_list(bytes_.read_u32(14), 4, 6);
    layers_ = read_list(bytes_.read_u32(18), 4, 4);
    clips_ = read_list(bytes_.read_u32(22), 5, 7);
}

/// Reads the number of records, which the head of a part ends with.
ColrTable::List ColrTable::read_list(std::size_t offset, std::size_t head, std::size_t size) const {
    if (offset == 0) return {};
    return {offset, offset + head, bytes_.read_u32(offset + head - 4), size};
}

std::size_t ColrTable::record(const List& list, std::size_t index) const {
    if (index >= list.count)
        throw Damaged{diag::write("it asks for layer {} of a list of {}", index, list.count)};
    return list.first + list.size * index;
}

std::optional<std::size_t> ColrTable::find_record(const List& list, std::uint32_t glyph,
                                                  std::size_t last) const {
    std::size_t low = 0, high = list.count;
    while (low < high) {
        const std::size_t middle = low + (high - low) / 2, at = record(list, middle);
        if (bytes_.read_u16(at) > glyph)
            high = middle;
        else if (bytes_.read_u16(at + last) < glyph)
            low = middle + 1;
        else
            return at;
    }
    return {};
}

std::optional<std::size_t> ColrTable::paint(std::uint32_t glyph) const {
    const auto found = find_record(glyphs_, glyph);
    if (!found) return {};
    return glyphs_.offset + bytes_.read_u32(*found + 2);
}

std::size_t ColrTable::read_layer(std::size_t index) const {
    return layers_.offset + bytes_.read_u32(record(layers_, index));
}

std::optional<geom::Box> ColrTable::clip_box(std::uint32_t glyph) const {
    const auto found = find_record(clips_, glyph, 2);
    if (!found) return {};
    const std::size_t box = clips_.offset + bytes_.read_u24(*found + 4);
    const double x_min = bytes_.read_i16(box + 1), y_min = bytes_.read_i16(box + 3);
    const double x_max = bytes_.read_i16(box + 5), y_max = bytes_.read_i16(box + 7);
    return geom::Box{x_min, y_min, x_max, y_max};
}

std::optional<std::vector<ColrTable::FlatLayer>> ColrTable::flat_layers(std::uint32_t glyph) const {
    const auto found = find_record(flat_glyphs_, glyph);
    if (!found) return {};
    std::vector<FlatLayer> layers;
    const std::size_t first = bytes_.read_u16(*found + 2), count = bytes_.read_u16(*found + 4);
    for (std::size_t i = first; i < first + count; ++i) {
        const std::size_t layer = record(flat_layers_, i);
        layers.push_back({bytes_.read_u16(layer), bytes_.read_u16(layer + 2)});
    }
    return layers;
}

Palette read_palette(hb_face_t* face) {
    unsigned count = hb_ot_color_palette_get_colors(face, 0, 0, nullptr, nullptr);
    std::vector<hb_color_t> colors(count);
    hb_ot_color_palette_get_colors(face, 0, 0, &count, colors.data());
    Palette palette;
    for (const hb_color_t color : colors)
        palette.push_back({hb_color_get_red(color) / 255.0, hb_color_get_green(color) / 255.0,
                           hb_color_get_blue(color) / 255.0, hb_color_get_alpha(color) / 255.0});
    return palette;
}

color::Color find_color(const Palette& palette, std::uint16_t index, double alpha) {
    constexpr std::uint16_t foreground = 0xFFFF;
    if (index != foreground && index >= palette.size())
        throw Damaged{diag::write("it asks for color {} of a palette of {}", index, palette.size())};
    color::Color color = index == foreground ? color::black : palette[index];
    color.alpha *= std::clamp(alpha, 0.0, 1.0);
    return color;
}

} // namespace spotit::symbol

#include "symbol/colr/colr.hpp"

#include <hb-ot.h>

#include <algorithm>

namespace spotit::symbol {

namespace {

/// Finds the first of `count` sorted records for which `compare` returns 0; negative means that the record
/// lies before the wanted one.
template<class Compare>
std::optional<std::size_t> find_record(std::size_t count, Compare compare) {
    std::size_t low = 0, high = count;
    while (low < high) {
        const std::size_t middle = low + (high - low) / 2;
        const int order = compare(middle);
        if (order == 0) return middle;
        (order < 0 ? low : high) = order < 0 ? middle + 1 : middle;
    }
    return {};
}

int compare(std::uint32_t a, std::uint32_t b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

constexpr std::size_t flat_glyph_size = 6, flat_layer_size = 4, base_glyph_size = 6, clip_size = 7;

} // namespace

ColrTable::ColrTable(Bytes bytes)
    : bytes_(bytes) {
    flat_glyph_count_ = bytes_.u16(2);
    flat_glyphs_ = bytes_.u32(4);
    flat_layers_ = bytes_.u32(8);
    flat_layer_count_ = bytes_.u16(12);
    if (bytes_.u16(0) < 1) return;
    base_glyphs_ = bytes_.u32(14);
    layers_ = bytes_.u32(18);
    clips_ = bytes_.u32(22);
    if (base_glyphs_ != 0) base_glyph_count_ = bytes_.u32(base_glyphs_);
    if (layers_ != 0) layer_count_ = bytes_.u32(layers_);
    if (clips_ != 0) clip_count_ = bytes_.u32(clips_ + 1);
}

std::optional<std::size_t> ColrTable::paint(std::uint32_t glyph) const {
    const auto record = [&](std::size_t index) { return base_glyphs_ + 4 + base_glyph_size * index; };
    const auto found = find_record(
        base_glyph_count_, [&](std::size_t index) { return compare(bytes_.u16(record(index)), glyph); });
    if (!found) return {};
    return base_glyphs_ + bytes_.u32(record(*found) + 2);
}

std::size_t ColrTable::layer(std::size_t index) const {
    if (index >= layer_count_)
        throw Damaged{fmt::format("it asks for layer {} of a list of {}", index, layer_count_)};
    return layers_ + bytes_.u32(layers_ + 4 + 4 * index);
}

std::optional<geom::Box> ColrTable::clip_box(std::uint32_t glyph) const {
    const auto record = [&](std::size_t index) { return clips_ + 5 + clip_size * index; };
    const auto found = find_record(clip_count_, [&](std::size_t index) {
        if (bytes_.u16(record(index) + 2) < glyph) return -1;
        return bytes_.u16(record(index)) > glyph ? 1 : 0;
    });
    if (!found) return {};
    const std::size_t box = clips_ + bytes_.u24(record(*found) + 4);
    const double x_min = bytes_.i16(box + 1), y_min = bytes_.i16(box + 3);
    const double x_max = bytes_.i16(box + 5), y_max = bytes_.i16(box + 7);
    return geom::Box{x_min, y_min, x_max, y_max};
}

std::optional<ColrTable::FlatLayers> ColrTable::flat_layers(std::uint32_t glyph) const {
    const auto record = [&](std::size_t index) { return flat_glyphs_ + flat_glyph_size * index; };
    const auto found = find_record(
        flat_glyph_count_, [&](std::size_t index) { return compare(bytes_.u16(record(index)), glyph); });
    if (!found) return {};
    return FlatLayers{bytes_.u16(record(*found) + 2), bytes_.u16(record(*found) + 4)};
}

ColrTable::FlatLayer ColrTable::flat_layer(std::size_t index) const {
    if (index >= flat_layer_count_)
        throw Damaged{fmt::format("it asks for layer {} of a list of {}", index, flat_layer_count_)};
    const std::size_t record = flat_layers_ + flat_layer_size * index;
    return {bytes_.u16(record), bytes_.u16(record + 2)};
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
        throw Damaged{fmt::format("it asks for color {} of a palette of {}", index, palette.size())};
    color::Color color = index == foreground ? color::black : palette[index];
    color.alpha *= std::clamp(alpha, 0.0, 1.0);
    return color;
}

} // namespace spotit::symbol

#include "symbol/colr/colr.hpp"

#include <hb-ot.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::symbol {
namespace {

constexpr color::Color transparent{0, 0, 0, 0};

geom::Point read_point(const Bytes& bytes, std::size_t at) {
    const double x = bytes.read_i16(at), y = bytes.read_i16(at + 2);
    return {x, y};
}

/// The position of a fill in the table.
struct Place {
    const Bytes& bytes;
    std::size_t offset;
    const Palette& palette;

    geom::Point compute_point(std::size_t at) const { return read_point(bytes, offset + at); }
};

ColorLine read_color_line(const Place& place) {
    const Bytes& bytes = place.bytes;
    const std::size_t line = place.offset + bytes.read_u24(place.offset + 1);
    const std::size_t stop_size = bytes.read_u8(place.offset) % 2 == 0 ? 6 : 10;
    ColorLine result;
    // The specification maps unknown modes to Pad.
    const int extend = bytes.read_u8(line);
    result.extend = extend == 1 ? Extend::Repeat : extend == 2 ? Extend::Reflect : Extend::Pad;
    const std::size_t count = bytes.read_u16(line + 1);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t stop = line + 3 + stop_size * i;
        const double alpha = bytes.read_f2dot14(stop + 4);
        result.stops.push_back(
            {bytes.read_f2dot14(stop), find_color(place.palette, bytes.read_u16(stop + 2), alpha)});
    }
    std::ranges::stable_sort(result.stops, {}, &Stop::offset);
    return result;
}

Paint read_solid(const Place& place) {
    const double alpha = place.bytes.read_f2dot14(place.offset + 3);
    return find_color(place.palette, place.bytes.read_u16(place.offset + 1), alpha);
}

Paint read_linear(const Place& place) {
    ColorLine line = read_color_line(place);
    const geom::Point start = place.compute_point(4);
    const geom::Point along = place.compute_point(8) - start, across = place.compute_point(12) - start;
    // Colors are constant along `across`, so only the part of `along` at right angles to it counts.
    const double across_squared = geom::dot(across, across);
    if (line.stops.empty() || across_squared == 0) return transparent;
    const geom::Point projected = along - geom::dot(along, across) / across_squared * across;
    if (geom::dot(projected, projected) < 1e-6) return transparent;
    return LinearGradient{std::move(line), start, start + projected};
}

Paint read_radial(const Place& place) {
    ColorLine line = read_color_line(place);
    const geom::Circle start{place.compute_point(4),
                             static_cast<double>(place.bytes.read_u16(place.offset + 8))};
    const geom::Circle end{place.compute_point(10),
                           static_cast<double>(place.bytes.read_u16(place.offset + 14))};
    const bool same = start.center == end.center && start.radius == end.radius;
    if (line.stops.empty() || same) return transparent;
    return RadialGradient{std::move(line), start, end};
}

Paint read_sweep(const Place& place) {
    ColorLine line = read_color_line(place);
    const auto angle = [&](std::size_t at) { // biased by half a turn since OpenType 1.9.1
        return (place.bytes.read_f2dot14(place.offset + at) + 1) * std::numbers::pi;
    };
    const double start = angle(8), end = angle(10);
    if (line.stops.empty() || (start == end && line.extend != Extend::Pad)) return transparent;
    return SweepGradient{std::move(line), place.compute_point(4), start, end};
}

geom::Affine read_matrix(const Bytes& bytes, std::size_t offset) {
    return {bytes.read_fixed(offset),      bytes.read_fixed(offset + 4),  bytes.read_fixed(offset + 8),
            bytes.read_fixed(offset + 12), bytes.read_fixed(offset + 16), bytes.read_fixed(offset + 20)};
}

geom::Affine apply_around(geom::Point center, const geom::Affine& map) {
    return geom::Affine::translation(center) * map * geom::Affine::translation({-center.x, -center.y});
}

geom::Affine make_skew(double x_angle, double y_angle) {
    return {1, std::tan(y_angle), -std::tan(x_angle), 1, 0, 0};
}

/// The formats come in pairs (plain, variable); the variable one only appends an index that default values
/// don't need.
std::optional<geom::Affine> read_place(const Bytes& bytes, std::size_t offset) {
    const auto number = [&](std::size_t at) { return bytes.read_f2dot14(offset + at); };
    const auto angle = [&](std::size_t at) { return number(at) * std::numbers::pi; };
    const auto point = [&](std::size_t at) { return read_point(bytes, offset + at); };
    switch (bytes.read_u8(offset) & ~1U) {
    case 12: return read_matrix(bytes, offset + bytes.read_u24(offset + 4));
    case 14: return geom::Affine::translation(point(4));
    case 16: return geom::Affine{number(4), 0, 0, number(6), 0, 0};
    case 18: return apply_around(point(8), {number(4), 0, 0, number(6), 0, 0});
    case 20: return geom::Affine::scaling(number(4));
    case 22: return apply_around(point(6), geom::Affine::scaling(number(4)));
    case 24: return geom::Affine::rotation(angle(4));
    case 26: return apply_around(point(6), geom::Affine::rotation(angle(4)));
    case 28: return make_skew(angle(4), angle(6));
    case 30: return apply_around(point(8), make_skew(angle(4), angle(6)));
    default: return {};
    }
}

} // namespace

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
        throw Damaged{diag::write("it asks for layer {layer} of a list of {count}", index, list.count)};
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
        throw Damaged{
            diag::write("it asks for color {color} of a palette of {count}", index, palette.size())};
    color::Color color = index == foreground ? color::black : palette[index];
    color.alpha *= std::clamp(alpha, 0.0, 1.0);
    return color;
}

std::optional<Paint> read_fill_paint(const Bytes& bytes, std::size_t offset, const Palette& palette) {
    const Place place{bytes, offset, palette};
    switch (bytes.read_u8(offset) & ~1U) { // the formats come in pairs (plain, variable)
    case 2: return read_solid(place);
    case 4: return read_linear(place);
    case 6: return read_radial(place);
    case 8: return read_sweep(place);
    default: return {};
    }
}

std::optional<Transform> read_transform(const Bytes& bytes, std::size_t offset) {
    const auto place = read_place(bytes, offset);
    if (!place) return {};
    return Transform{*place, offset + bytes.read_u24(offset + 1)};
}

} // namespace spotit::symbol

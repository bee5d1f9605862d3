#include "symbol/glyph/glyph.hpp"

#include <spotit/drawing/painting.hpp>

#include <algorithm>

namespace spotit::symbol {
namespace {

/// Limits against hostile fonts. The most complex emoji of Noto, the flags of Ecuador and El Salvador, use a
/// fifth of them.
struct Limits {
    int depth = 64;
    int paints = 16'000;
    int points = 600'000; ///< of outlines and color lines together
};

/// A walk over the paint graph of one glyph.
struct Reader {
    const Font::Data& font;
    Limits left{};
    std::vector<std::uint32_t> active_glyphs{};

    void read(std::size_t offset, Items& layers) {
        if (--left.depth < 0)
            throw Damaged{diag::write("its paints are nested deeper than {limit}", Limits{}.depth)};
        spend_paints();
        read_paint(offset, layers);
        ++left.depth;
    }
    void read_glyph(std::uint32_t glyph, Items& layers) {
        const auto offset = font.colors.paint(glyph);
        if (!offset) return;
        if (std::ranges::find(active_glyphs, glyph) != active_glyphs.end())
            throw Damaged{diag::write("glyph {glyph} is painted with itself", glyph)};
        active_glyphs.push_back(glyph);
        Group group;
        if (const auto clip = font.colors.clip_box(glyph)) group.clip = *clip;
        read(*offset, group.items);
        layers.push_back({std::move(group)});
        active_glyphs.pop_back();
    }
    Items read_flat(const std::vector<ColrTable::FlatLayer>& flat) {
        Items layers;
        for (const auto& [glyph, color] : flat) {
            spend_paints();
            layers.push_back({Fill{load_outline(glyph), find_color(font.palette, color, 1), {}}});
        }
        return layers;
    }

    void read_paint(std::size_t offset, Items& layers) {
        const Bytes& bytes = font.colors.bytes();
        switch (const int format = bytes.read_u8(offset)) {
        case 1: return read_layers(offset, layers);
        case 10: return read_outline(offset, layers);
        case 11: return read_glyph(bytes.read_u16(offset + 1), layers);
        case 32: return read_composite(offset, layers);
        default:
            if (const auto transform = read_transform(bytes, offset)) {
                Group group{.place = transform->place, .items = {}};
                read(transform->child, group.items);
                layers.push_back({std::move(group)});
            } else if (auto area = read_area(offset)) {
                layers.push_back({std::move(*area)});
            } else {
                throw Damaged{diag::write("it has a paint of the unknown format {format}", format)};
            }
        }
    }
    void read_layers(std::size_t offset, Items& layers) {
        const std::size_t count = font.colors.bytes().read_u8(offset + 1),
                          first = font.colors.bytes().read_u32(offset + 2);
        for (std::size_t i = 0; i < count; ++i) read(font.colors.read_layer(first + i), layers);
    }
    void read_outline(std::size_t offset, Items& layers) {
        const std::size_t child = offset + font.colors.bytes().read_u24(offset + 1);
        geom::Path shape = load_outline(font.colors.bytes().read_u16(offset + 4));
        // Filling the outline instead of clipping to it keeps pages small and edges clean.
        if (auto area = read_area(child)) {
            area->path = std::move(shape);
            layers.push_back({std::move(*area)});
            return;
        }
        Group group{.clip = std::move(shape), .items = {}};
        read(child, group.items);
        layers.push_back({std::move(group)});
    }
    void read_composite(std::size_t offset, Items& layers) {
        const Bytes& bytes = font.colors.bytes();
        const int mode = bytes.read_u8(offset + 4);
        if (mode > static_cast<int>(CompositeMode::Luminosity))
            throw Damaged{diag::write("it has the unknown composite mode {mode}", mode)};
        Composite composite{static_cast<CompositeMode>(mode), {}, {}};
        read(offset + bytes.read_u24(offset + 1), composite.source);
        read(offset + bytes.read_u24(offset + 5), composite.backdrop);
        layers.push_back({std::move(composite)});
    }
    /// Reads a fill under any number of transforms.
    std::optional<Fill> read_area(std::size_t offset) {
        geom::Affine place;
        for (int steps = left.depth; steps >= 0; --steps) {
            if (auto paint = read_fill_paint(font.colors.bytes(), offset, font.palette)) {
                spend_on(*paint);
                return Fill{{}, std::move(*paint), place};
            }
            const auto transform = read_transform(font.colors.bytes(), offset);
            if (!transform) return {};
            spend_paints();
            place = place * transform->place;
            offset = transform->child;
        }
        return {};
    }
    geom::Path load_outline(std::uint32_t glyph) {
        geom::Path result = symbol::read_outline(font.font.get(), glyph);
        spend_points(result.count_points());
        return result;
    }
    void spend_paints(int count = 1) {
        left.paints -= count;
        if (left.paints < 0) throw Damaged{diag::write("it has more than {limit} paints", Limits{}.paints)};
    }
    void spend_points(std::size_t count) {
        left.points -= static_cast<int>(count);
        if (left.points < 0) throw Damaged{diag::write("it has more than {limit} points", Limits{}.points)};
    }
    void spend_on(const Paint& paint) {
        const PaintFacts facts = find_facts(paint);
        spend_points(facts.colors.size());
        if (facts.is_mesh) spend_paints(100);
    }
};

} // namespace

std::optional<ColorGlyph> read_color_glyph(const Font::Data& font, std::uint32_t glyph) {
    Reader reader{font};
    if (font.colors.paint(glyph)) {
        ColorGlyph result{font.colors.clip_box(glyph), {}};
        reader.read_glyph(glyph, result.layers);
        return result;
    }
    if (const auto flat = font.colors.flat_layers(glyph)) return ColorGlyph{{}, reader.read_flat(*flat)};
    return {};
}

} // namespace spotit::symbol

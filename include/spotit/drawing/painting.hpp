#pragma once

#include <spotit/drawing.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

/// Facts about paints and drawings that painters and writers share.
namespace spotit::drawing {

/// Returns the color at an offset; before the first and after the last stop it is constant.
color::Color interpolate_color(const ColorLine& line, double offset);

/// Returns the gradient with its first stop at the offset 0 and its last at 1, and without negative radii.
LinearGradient normalize(const LinearGradient& gradient);
RadialGradient normalize(const RadialGradient& original);

/// Returns a normalized gradient that looks the same within the box and ends with a constant color on both
/// sides, for formats that can't repeat one.
LinearGradient unroll(const LinearGradient& original, const geom::Box& box);
RadialGradient unroll(const RadialGradient& original, const geom::Box& box);

/// A part of a sweep from one angle to another, in radians; its color changes evenly between them.
struct Sector {
    double from = 0, to = 0;
    color::Color start{}, end{};
};
/// Returns the sectors of a full turn, narrow enough to be drawn as triangles around the center.
std::vector<Sector> divide_into_sectors(const SweepGradient& gradient);
/// Returns a disc around the center whose sectors, being triangles, still cover the area. It is as small as
/// possible, since viewers draw meshes in steps proportional to their size.
geom::Circle compute_covering_disc(geom::Point center, const geom::Box& area);

/// What readers ask of a paint, whatever its kind.
struct PaintFacts {
    std::vector<color::Color> colors{};  ///< that it is mixed from
    const color::Color* color = nullptr; ///< that it has everywhere; null: it is a gradient
    bool is_mesh = false;                ///< drawn as hundreds of triangles
    bool covers_plane = true;            ///< leaves no part unpainted
};
PaintFacts find_facts(const Paint& paint);

/// What readers ask of an item, whatever its kind.
struct ItemFacts {
    std::array<const Items*, 2> parts{};  ///< items that it consists of; null: none
    const Paint* paint = nullptr;         ///< that fills it
    const Composite* composite = nullptr; ///< itself
    bool is_translucent = false;          ///< apart from its parts; pictures may be
    bool is_picture = false;              ///< pixels, or a page of an SVG file
};
ItemFacts find_facts(const Item& item);

/// Returns true if the predicate is for the facts of an item, or of those that it consists of.
template<class Predicate>
bool has_item(const Items& items, const Predicate& is_so) {
    return std::ranges::any_of(items, [&](const Item& item) {
        const ItemFacts facts = find_facts(item);
        return is_so(facts) || std::ranges::any_of(facts.parts, [&](const Items* part) {
                   return part != nullptr && has_item(*part, is_so);
               });
    });
}

/// Return true if nothing is translucent: each point is painted fully or not at all.
bool is_opaque(const Paint& paint);
bool is_opaque(const Items& items);

/// Returns the box of everything painted, in the coordinates of the items; nothing if it is unbounded.
std::optional<geom::Box> measure_ink(const Item& item);
std::optional<geom::Box> measure_ink(const Items& items);

/// Items to be painted: everywhere, or where a mask is opaque.
struct MaskedItems {
    const Items* items;
    const Items* mask = nullptr; ///< null: everywhere
};
/// Returns what a composite paints, from bottom to top; nothing for modes that blend colors or cut out.
std::optional<std::vector<MaskedItems>> list_paint_steps(const Composite& composite);
/// Returns false for modes that PDF and SVG do not have.
bool stays_vector(const Composite& composite);
/// Returns the name of a mode in CSS: "color-dodge"; empty for those that do not blend colors.
std::string_view to_css_blend_mode(CompositeMode mode);
/// Returns the modes in these items that don't stay vectors, each once, by their OpenType names.
std::vector<std::string_view> list_raster_modes(const Items& items);
/// Returns true if there are pixels or pages of SVG files.
bool has_pictures(const Items& items);
/// Returns true if the items use the drawing more than once and its ink has bounds, so that it can be stored
/// once for all of its places.
bool is_repeated(const Drawing& drawing, const Items& items);
/// Returns the fill if the items are a single fill without a path.
const Fill* find_only_fill(const Items& items);
/// Returns the opacity of items that are such a fill in one color; nothing for others.
std::optional<double> find_even_opacity(const Items& items);

/// Returns the decimals with which coordinates show so many steps in a unit, at most 7.
int count_decimals(double steps);

} // namespace spotit::drawing

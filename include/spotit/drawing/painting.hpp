#pragma once

#include <spotit/drawing.hpp>

#include <algorithm>
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

/// Returns true if the predicate is for a node of the items, or of those that they consist of.
template<class Predicate>
bool has_node(const Items& items, const Predicate& is_so) {
    const auto is_found = [&](const auto& node) {
        if (is_so(node)) return true;
        if constexpr (requires { node.items; })
            return has_node(node.items, is_so);
        else if constexpr (requires { node.drawing; })
            return has_node(node.drawing.items(), is_so);
        else if constexpr (requires { node.backdrop; })
            return has_node(node.source, is_so) || has_node(node.backdrop, is_so);
        else
            return false;
    };
    return std::ranges::any_of(items, [&](const Item& item) { return std::visit(is_found, item.node); });
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

/// Returns the decimals with which coordinates show so many steps in a unit, at most 7.
int count_decimals(double steps);

} // namespace spotit::drawing

#include <spotit/symbol.hpp>

#include "symbol/set/set_names.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace spotit::symbol {

namespace {

// In the units of a shape, whose mean side is 100. On a poker card a unit is a third of a millimeter: lines
// of 0.8 mm, 1.2 mm apart, which neither an ink-jet nor a copier fills in.
constexpr double edge_width = 3.6;
constexpr double stripe_period = 6;
constexpr double stripe_width = 2.3;

/// Upright stripes, one of them through the middle.
geom::Path make_stripes(const geom::Box& box) {
    const double max_distance = std::max(-box.left, box.right);
    const int each_side = static_cast<int>(std::ceil(max_distance / stripe_period));
    geom::Path stripes;
    for (int i = -each_side; i <= each_side; ++i) {
        const double middle = i * stripe_period;
        stripes.add(geom::Box{middle - stripe_width / 2, box.top, middle + stripe_width / 2, box.bottom});
    }
    return stripes;
}

/// The edge is a stroke of twice its width whose outer half is clipped, so all fills end at the outline.
Items draw(const geom::Region& outline, SetFill fill, const color::Color& color) {
    geom::Path path;
    path.add(outline);
    if (fill == SetFill::Solid) return {{Fill{std::move(path), color, {}}}};
    Group group{.clip = path, .items = {}};
    if (fill == SetFill::Striped) group.items.push_back({Fill{make_stripes(path.box()), color, {}}});
    group.items.push_back({Stroke{std::move(path), 2 * edge_width, color, Stroke::Ends::Butt}});
    return {{std::move(group)}};
}

} // namespace

Symbol make_set_symbol(const SetShape& shape, const SetStyle& style) {
    Symbol symbol;
    symbol.name = drawing_name(shape, style);
    symbol.drawing = draw(shape.outline, style.fill, style.color);
    symbol.box = geom::bounds(shape.outline).grown(0.5); // for antialiased pixels
    symbol.outline = shape.outline;
    return symbol;
}

} // namespace spotit::symbol

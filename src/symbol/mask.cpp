#include "symbol/request.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace spotit::symbol {
namespace {

constexpr double corner_share = 0.15; // radius of round corners, of the shorter side
constexpr int corner_points = 16;     // of each quarter of a circle

/// A rectangle with round corners, whose radius is half a side for a circle.
struct MaskShape {
    geom::Box box;
    double radius = 0;
};

MaskShape make_mask(const geom::Box& box, PictureMask mask) {
    const double side = std::min(box.width(), box.height());
    if (mask == PictureMask::Rounded) return {box, corner_share * side};
    const geom::Point center = box.center();
    return {{center.x - side / 2, center.y - side / 2, center.x + side / 2, center.y + side / 2}, side / 2};
}

geom::Polygon trace_mask(const MaskShape& shape) {
    const auto& [box, radius] = shape;
    const geom::Box centers = box.grow(-radius);
    constexpr double quarter = std::numbers::pi / 2;
    const std::pair<geom::Point, double> corners[] = {{{centers.left, centers.top}, 2 * quarter},
                                                      {{centers.right, centers.top}, 3 * quarter},
                                                      {{centers.right, centers.bottom}, 0},
                                                      {{centers.left, centers.bottom}, quarter}};
    geom::Polygon ring;
    for (const auto& [center, begin] : corners)
        for (int i = 0; i < corner_points; ++i) {
            const double angle = begin + quarter * (i + 0.5) / corner_points;
            ring.push_back(center + radius * geom::Point{std::cos(angle), std::sin(angle)});
        }
    return ring;
}

} // namespace

void apply_mask(Symbol& symbol, PictureMask mask) {
    if (mask == PictureMask::None || symbol.outline.empty()) return;
    const MaskShape shape = make_mask(symbol.box, mask);
    geom::Path clip;
    clip.add_rounded(shape.box, shape.radius);
    change_drawing(symbol, Items{{Group{.clip = std::move(clip), .items = {{Use{symbol.drawing, {}}}}}}},
                   shape.box);
    constexpr double whole = 0.98; // of the mask: the picture fills it
    const geom::Polygon rim = trace_mask(shape);
    if (geom::area(symbol.outline) > whole * geom::area({rim})) symbol.outline = {rim};
}

} // namespace spotit::symbol

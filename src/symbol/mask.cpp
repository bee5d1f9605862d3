#include "symbol/request.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace spotit::symbol {
namespace {

constexpr double corner_share = 0.15; // radius of round corners, of the shorter side
constexpr int corner_points = 16;     // of each quarter of a circle
constexpr double whole = 0.98;        // share of an area: a picture that has so much fills it
constexpr double head_height = 0.38;  // from the top of a photo to the middle of the head, of its height

/// A rectangle with round corners, whose radius is half a side for a circle.
struct MaskShape {
    geom::Box box;
    double radius = 0;
};

/// Returns true for pixels without anything transparent. What was cut out of a photo is no photo.
bool is_photo(const Symbol& symbol) {
    return symbol.pixels && !symbol.page &&
           geom::area(symbol.outline) > whole * symbol.box.width() * symbol.box.height();
}

MaskShape make_mask(const Symbol& symbol, const Picture& picture) {
    const geom::Box& box = symbol.box;
    const double side = std::min(box.width(), box.height()) / picture.mask_zoom;
    const bool is_circle = picture.mask == PictureMask::Circle;
    const double width = is_circle ? side : box.width() / picture.mask_zoom,
                 height = is_circle ? side : box.height() / picture.mask_zoom;
    const geom::Point at = picture.mask_at.value_or(geom::Point{0.5, is_photo(symbol) ? head_height : 0.5});
    const double left = std::clamp(box.left + at.x * box.width() - width / 2, box.left,
                                   std::max(box.left, box.right - width)),
                 top = std::clamp(box.top + at.y * box.height() - height / 2, box.top,
                                  std::max(box.top, box.bottom - height));
    return {{left, top, left + width, top + height}, (is_circle ? 0.5 : corner_share) * side};
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

void apply_mask(Symbol& symbol, const Picture& picture) {
    if (picture.mask == PictureMask::None || symbol.outline.empty()) return;
    const MaskShape shape = make_mask(symbol, picture);
    geom::Path clip;
    clip.add_rounded(shape.box, shape.radius);
    change_drawing(symbol, Items{{Group{.clip = std::move(clip), .items = {{Use{symbol.drawing, {}}}}}}},
                   shape.box);
    const geom::Polygon rim = trace_mask(shape);
    if (geom::area(symbol.outline) > whole * geom::area({rim})) symbol.outline = {rim};
}

} // namespace spotit::symbol

#include <spotit/symbol/text.hpp>

#include <algorithm>
#include <cmath>

namespace spotit::symbol {
namespace {

// Shares of the picture's size, which is the geometric mean of its box's sides.
constexpr double max_x_height = 0.12, max_width = 1.5, white = 0.03;

geom::Box measure_symbol(const Symbol& symbol) {
    return symbol.outline.empty() ? symbol.box : geom::measure_bounds(symbol.outline);
}

/// Returns the distance from the vertices of one outline to the other outline, at most `up_to`.
double measure_vertex_distance(const geom::Region& from, const geom::Region& to, double up_to) {
    for (const geom::Polygon& ring : to)
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const geom::Point a = ring[i], b = ring[(i + 1) % ring.size()];
            for (const geom::Polygon& points : from)
                for (const geom::Point p : points)
                    if (p.y - std::max(a.y, b.y) < up_to && std::min(a.y, b.y) - p.y < up_to)
                        up_to = std::min(up_to, geom::measure_distance_to_segment(p, a, b));
        }
    return up_to;
}

/// Centers the name below the picture, as near as their ink permits.
geom::Affine place_caption(const Symbol& picture, const Symbol& name, double x_height) {
    const geom::Box above = measure_symbol(picture), text = measure_symbol(name);
    const double size = std::sqrt(above.width() * above.height()), scale = x_height * size / name.x_height;
    const geom::Affine place = geom::Affine::translation({above.center().x, above.bottom + white * size}) *
                               geom::Affine::scaling(scale) *
                               geom::Affine::translation({-text.center().x, -text.top});
    const geom::Region letters = geom::transform(name.outline, place);
    const double distance = measure_vertex_distance(
        letters, picture.outline, measure_vertex_distance(picture.outline, letters, size / 4));
    return geom::Affine::translation({0, white * size - distance}) * place;
}

} // namespace

double compute_max_caption_height(const Symbol& picture, const Symbol& name) {
    const geom::Box above = measure_symbol(picture), text = measure_symbol(name);
    if (above.empty() || text.empty()) return max_x_height;
    return std::min(max_x_height, max_width / text.width() * name.x_height);
}

CaptionAreas measure_caption_areas(const Symbol& picture, const Symbol* name) {
    const auto measure_area = [](const geom::Box& box) {
        return box.empty() ? 0 : box.width() * box.height();
    };
    const double box = measure_area(measure_symbol(picture));
    return {box > 0 ? geom::area(picture.outline) / box : 0,
            name == nullptr || name->x_height <= 0
                ? 0
                : measure_area(measure_symbol(*name)) / (name->x_height * name->x_height)};
}

Symbol with_caption(const Symbol& picture, const Symbol& name, double x_height) {
    if (measure_symbol(picture).empty() || measure_symbol(name).empty()) return picture;
    const geom::Affine place = place_caption(picture, name, x_height);
    Symbol result = picture;
    result.drawing = Items{{Use{picture.drawing, {}}}, {Use{name.drawing, place}}};
    result.x_height = name.x_height * place.a; // the scale, as there is no rotation
    result.box.join(name.box.map_by(place));
    std::ranges::move(geom::transform(name.outline, place), std::back_inserter(result.outline));
    result.fallback_fonts.insert(result.fallback_fonts.end(), name.fallback_fonts.begin(),
                                 name.fallback_fonts.end());
    return result;
}

} // namespace spotit::symbol

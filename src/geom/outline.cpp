#include <spotit/geom/path.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::geom {
namespace {

using std::numbers::pi;

/// Returns the tangent of a circle at this point of it, as long as the radius.
Point find_tangent(Point center, Point p) {
    return {center.y - p.y, p.x - center.x};
}

std::vector<Vertex> trace_circle(double radius, Point center) {
    std::vector<Vertex> result;
    for (const Point way : {Point{1, 0}, Point{0, 1}, Point{-1, 0}, Point{0, -1}})
        result.push_back({center + radius * way, pi / 2, center});
    return result;
}

} // namespace

std::vector<Vertex> outline(const Shape& shape, Point center) {
    if (shape.is_circle()) return trace_circle(shape.radius, center);
    std::vector<Vertex> result;
    const std::vector<Side> all = find_sides(shape);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Side& side = all[i];
        const Point before = all[(i + all.size() - 1) % all.size()].outward;
        const Point middle = center + side.corner + shape.radius * side.miter;
        if (shape.radius > 0)
            result.push_back({middle + shape.radius * before,
                              std::atan2(cross(before, side.outward), dot(before, side.outward)), middle});
        result.push_back({middle + shape.radius * side.outward});
    }
    return result;
}

void Path::add(const Shape& shape, Point center) {
    const std::vector<Vertex> vertices = outline(shape, center);
    move_to(vertices.front().point);
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        const auto& [from, sweep, middle] = vertices[i];
        const Point to = vertices[(i + 1) % vertices.size()].point;
        const double handle = 4.0 / 3 * std::tan(sweep / 4); // in radii
        if (sweep != 0)
            curve_to(from + handle * find_tangent(middle, from), to - handle * find_tangent(middle, to), to);
        else if (i + 1 < vertices.size())
            line_to(to);
    }
    close();
}

Polygon trace_rim(const Shape& shape) {
    constexpr double step = pi / 60;
    Polygon points;
    for (const Vertex& vertex : outline(shape)) {
        const Point out = vertex.point - vertex.center;
        const double begin = std::atan2(out.y, out.x), radius = length(out);
        const int count = std::max(1, static_cast<int>(std::ceil(vertex.sweep / step)));
        points.push_back(vertex.point);
        for (int i = 1; i < count; ++i) {
            const double angle = begin + vertex.sweep * i / count;
            points.push_back(vertex.center + radius * Point{std::cos(angle), std::sin(angle)});
        }
    }
    return points;
}

} // namespace spotit::geom

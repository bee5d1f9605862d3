#include <spotit/geom/path.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::geom {
namespace {

/// The share of the radius from the end of a quarter of a circle to its handle: off by 0.03 % at most.
constexpr double quarter_handle = 0.5522847498307936;

using std::numbers::pi;

/// Returns the tangent of a circle at this point of it, as long as the radius.
Point compute_tangent(Point center, Point p) {
    return {center.y - p.y, p.x - center.x};
}

std::vector<Vertex> trace_circle(double radius, Point center) {
    std::vector<Vertex> result;
    for (const Point way : {Point{1, 0}, Point{0, 1}, Point{-1, 0}, Point{0, -1}})
        result.push_back({center + radius * way, pi / 2, center});
    return result;
}

} // namespace

void Path::curve_to(Point first, Point second, Point end) {
    const bool is_straight = !points_.empty() && first == points_.back() && second == end;
    if (is_straight && end == first) return;
    if (is_straight) return line_to(end);
    verbs_.push_back(Verb::Curve);
    points_.insert(points_.end(), {first, second, end});
}

void Path::add(const Polygon& ring) {
    if (ring.empty()) return;
    move_to(ring.front());
    for (std::size_t i = 1; i < ring.size(); ++i) line_to(ring[i]);
    close();
}

void Path::add(const Box& box) {
    add(Polygon{{box.left, box.top}, {box.right, box.top}, {box.right, box.bottom}, {box.left, box.bottom}});
}

void Path::add(const Path& other) {
    verbs_.insert(verbs_.end(), other.verbs_.begin(), other.verbs_.end());
    points_.insert(points_.end(), other.points_.begin(), other.points_.end());
}

void Path::add_circle(Point center, double radius) {
    add_rounded({center.x - radius, center.y - radius, center.x + radius, center.y + radius}, radius);
}

void Path::add_rounded(const Box& box, double radius) {
    const Point corners[] = {
        {box.right, box.bottom}, {box.left, box.bottom}, {box.left, box.top}, {box.right, box.top}};
    Point along{0, 1}; // before the corner; after it the path runs a quarter further, clockwise
    move_to({box.right, box.bottom - radius});
    for (const Point corner : corners) {
        const Point next{-along.y, along.x};
        const Point start = corner - radius * along, end = corner + radius * next;
        if (distance(start, points_.back()) > 1e-9 * radius) line_to(start);
        curve_to(start + quarter_handle * radius * along, end - quarter_handle * radius * next, end);
        along = next;
    }
    close();
}

std::vector<Path::Step> Path::list_steps() const {
    std::vector<Step> steps;
    steps.reserve(verbs_.size());
    std::span<const Point> left = points_;
    for (const Verb verb : verbs_) {
        const std::size_t count = verb == Verb::Close ? 0 : verb == Verb::Curve ? 3 : 1;
        steps.push_back({verb, left.first(count)});
        left = left.subspan(count);
    }
    return steps;
}

Region flatten(const Path& path, int sides) {
    Region rings;
    Point pen;
    for (const auto& [verb, points] : path.list_steps()) {
        if (verb == Path::Verb::Move) rings.push_back({points[0]});
        if (verb == Path::Verb::Line) rings.back().push_back(points[0]);
        for (int i = 1; verb == Path::Verb::Curve && i <= sides; ++i) {
            const double t = static_cast<double>(i) / sides, s = 1 - t;
            rings.back().push_back(s * s * s * pen + 3 * s * s * t * points[0] + 3 * s * t * t * points[1] +
                                   t * t * t * points[2]);
        }
        if (!points.empty()) pen = points.back();
    }
    return rings;
}

Path transform(const Path& path, const Affine& place) {
    Path result = path;
    for (Point& point : result.points_) point = place(point);
    return result;
}

bool is_invertible(const Affine& map) {
    const double determinant = map.a * map.d - map.b * map.c;
    return std::isfinite(determinant) && std::abs(determinant) > 1e-12 && std::isfinite(map.e) &&
           std::isfinite(map.f);
}

Affine inverse(const Affine& map) {
    const double k = 1 / (map.a * map.d - map.b * map.c);
    return {k * map.d,
            -k * map.b,
            -k * map.c,
            k * map.a,
            k * (map.c * map.f - map.d * map.e),
            k * (map.b * map.e - map.a * map.f)};
}

double compute_mean_scale(const Affine& map) {
    return std::sqrt(std::abs(map.a * map.d - map.b * map.c));
}

std::vector<Vertex> outline(const Shape& shape, Point center) {
    if (shape.is_circle()) return trace_circle(shape.radius, center);
    std::vector<Vertex> result;
    const std::vector<Side> all = list_sides(shape);
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
            curve_to(from + handle * compute_tangent(middle, from), to - handle * compute_tangent(middle, to),
                     to);
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

Polygon trace_rim(const Shape& shape, const Affine& place) {
    return transform({trace_rim(shape)}, place).front();
}

} // namespace spotit::geom

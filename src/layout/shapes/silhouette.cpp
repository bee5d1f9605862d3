#include "layout/shapes/silhouette_data.hpp"

#include <spotit/layout.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <numbers>
#include <stdexcept>

namespace spotit::layout {
namespace {

using geom::Box;
using geom::Point;
using geom::Polygon;
using geom::Region;

/// Calls a function with both ends of each edge, ring by ring.
template<class Take>
void for_each_edge(const geom::Region& rings, const Take& take) {
    for (const geom::Polygon& ring : rings)
        for (std::size_t i = 0; i < ring.size(); ++i) take(ring[i], ring[i + 1 < ring.size() ? i + 1 : 0]);
}

/// Returns the points of the rings with additional ones, at most `spacing` apart.
std::vector<Point> subdivide(const geom::Region& rings, double spacing) {
    std::vector<Point> result;
    for_each_edge(rings, [&](Point from, Point to) {
        const int parts = std::max(1, static_cast<int>(std::ceil(geom::distance(from, to) / spacing)));
        for (int part = 0; part < parts; ++part)
            result.push_back(from + (static_cast<double>(part) / parts) * (to - from));
    });
    return result;
}

/// Returns the distance from a point to the line of a ring, at most `up_to`.
double measure_ring_distance(Point p, const Polygon& ring, double up_to) {
    for (std::size_t i = 0; i < ring.size(); ++i)
        up_to = std::min(up_to, geom::measure_distance_to_segment(p, ring[i], ring[(i + 1) % ring.size()]));
    return up_to;
}

struct Part {
    const Polygon* ring;
    Box box;
    double distance = std::numeric_limits<double>::infinity(); ///< to the tree
};

std::vector<Part> list_parts(const Region& region) {
    return base::collect(region, [](const Polygon& ring) {
        return Part{&ring, geom::measure_bounds({ring})};
    });
}

double measure_box_distance(const Box& a, const Box& b) {
    const double x = std::max({a.left - b.right, b.left - a.right, 0.0});
    const double y = std::max({a.top - b.bottom, b.top - a.bottom, 0.0});
    return std::sqrt(x * x + y * y);
}

double measure_box_distance(Point p, const Box& box) {
    return measure_box_distance(Box{p.x, p.y, p.x, p.y}, box);
}

/// Adds those of the points that are nearer to the line of a ring than `width`.
void add_near(const std::vector<Point>& from, const Part& to, double width, Polygon& points) {
    std::ranges::copy_if(from, std::back_inserter(points), [&](Point p) {
        return measure_box_distance(p, to.box) < width && measure_ring_distance(p, *to.ring, width) < width;
    });
}

/// Returns the distance of two rings that don't cross, at most `up_to`: it ends at a vertex of one of them.
double measure_distance(const Part& a, const Part& b, double up_to) {
    if (measure_box_distance(a.box, b.box) >= up_to) return up_to;
    for (const auto& [from, to] : {std::pair(&a, &b), std::pair(&b, &a)})
        for (const Point p : *from->ring)
            if (measure_box_distance(p, to->box) < up_to) up_to = measure_ring_distance(p, *to->ring, up_to);
    return up_to;
}

// In units of the enclosing radius.
constexpr double fine_tolerance = 0.001;
constexpr double sample_tolerance = 0.015;
constexpr double sample_spacing = 0.2;
constexpr double fine_spacing = 0.1;
constexpr float min_spacing = 0.07F;
constexpr double around_per_inner = 1.1; // white
/// Parts further apart than that aren't read as one symbol, however far others keep off.
constexpr double max_white_around = 0.5;
/// Bridges and inner white compare all pairs of parts, in a time that grows with the square of the vertices:
/// 0.1 s for this number. Emoji have less than a fifth of it.
constexpr std::size_t max_vertices_of_parts = 4000;
constexpr double narrow = 0.16; // gaps between the parts of one silhouette that other symbols must not enter

/// A quarter of the directions in which a disc may touch a point, 22.5 degrees apart.
constexpr std::array<Vec, 4> quarter{{{1, 0}, {0.9239F, 0.3827F}, {0.7071F, 0.7071F}, {0.3827F, 0.9239F}}};
constexpr float nearer_than_disc = 0.9F; // radii: between two directions and two points nothing is tried

/// Returns the principal axis of the outline, taken as a wire.
Point compute_principal_axis(const Region& region) {
    double total = 0;
    Point center;
    for_each_edge(region, [&](Point from, Point to) {
        const double weight = geom::distance(from, to);
        total += weight;
        center = center + (weight / 2) * (from + to);
    });
    center = (1 / total) * center;
    double xx = 0, xy = 0, yy = 0;
    const auto add = [&](double weight, Point p) {
        xx += weight * p.x * p.x, xy += weight * p.x * p.y, yy += weight * p.y * p.y;
    };
    for_each_edge(region, [&](Point from, Point to) {
        const double weight = geom::distance(from, to);
        add(weight, 0.5 * (from + to) - center);
        add(weight / 12, to - from); // of the edge about its own middle
    });
    const double half = (xx - yy) / 2;
    // Of the two formulas for the eigenvector, the one without cancellation.
    const double root = std::sqrt(half * half + xy * xy);
    Point axis = half >= 0 ? Point{root + half, xy} : Point{xy, root - half};
    const double norm = std::sqrt(dot(axis, axis));
    if (norm <= 1e-9 * (xx + yy)) return {1, 0};
    return (1 / norm) * axis;
}

/// Returns the rings in the frame of Silhouette::Data, all of the same orientation.
Region to_own_frame(const Region& region, const geom::Circle& circle, Point axis) {
    Region result;
    for (const Polygon& ring : region) {
        if (ring.size() < 3) continue;
        Polygon& own = result.emplace_back();
        for (const Point p : ring) {
            const Point q = (1 / circle.radius) * (p - circle.center);
            own.push_back({dot(axis, q), cross(axis, q)});
        }
        if (geom::measure_signed_area(own) < 0) std::reverse(own.begin(), own.end());
    }
    return result;
}

/// Returns the center of mass of the area; rings are of one orientation.
Point compute_center_of_mass(const Region& region) {
    double area = 0;
    Point moment;
    for_each_edge(region, [&](Point from, Point to) {
        const double part = cross(from, to);
        area += part;
        moment = moment + part * (from + to);
    });
    return (1 / (3 * area)) * moment;
}

std::vector<Vec> list_points(const Region& rings, double spacing) {
    return base::collect(subdivide(rings, spacing), &to_vec);
}

/// Returns true if all of the points are at least so far from another.
bool are_apart(const std::vector<Vec>& points, Vec other, float distance) {
    return std::ranges::all_of(points,
                               [&](Vec p) { return dot(p - other, p - other) >= distance * distance; });
}

/// Adds those of the points that are not close to an earlier one.
void add_thinned(const std::vector<Vec>& points, std::vector<Vec>& result) {
    for (const Vec p : points)
        if (are_apart(result, p, min_spacing)) result.push_back(p);
}

/// Returns true if a disc of this radius can touch the point without being too near to another.
bool can_be_touched(const std::vector<Vec>& points, Vec point, float radius) {
    for (Vec direction : quarter)
        for (int i = 0; i < 4; ++i, direction = {-direction.y, direction.x})
            if (are_apart(points, point + radius * direction, nearer_than_disc * radius)) return true;
    return false;
}

/// Returns those of the points that a silhouette which keeps this distance to all can come as near to: not
/// those between the letters of a word.
std::vector<Vec> keep_touchable(const std::vector<Vec>& points, float distance) {
    std::vector<Vec> result;
    std::ranges::copy_if(points, std::back_inserter(result),
                         [&](Vec p) { return can_be_touched(points, p, distance); });
    return result;
}

/// Adds the fine points of rings to the data, and their edges.
void add_rings(const Region& rings, Silhouette::Data& data, std::vector<Segment>& edges) {
    data.fine_samples.append(list_points(rings, fine_spacing));
    for_each_edge(rings, [&](Point from, Point to) {
        edges.push_back({to_vec(from), to_vec(to)});
        data.max_edge = std::max(data.max_edge, length(edges.back().to - edges.back().from));
    });
}

} // namespace

geom::Region make_bridges(const geom::Region& parts, double width) {
    std::vector<Polygon> fine;
    for (const Polygon& part : parts) fine.push_back(subdivide({part}, width / 2));
    const std::vector<Part> rings = list_parts(parts);
    geom::Region result;
    for (std::size_t i = 0; i < parts.size(); ++i)
        for (std::size_t j = i + 1; j < parts.size(); ++j) {
            if (measure_box_distance(rings[i].box, rings[j].box) >= width) continue;
            Polygon near;
            add_near(fine[i], rings[j], width, near);
            add_near(fine[j], rings[i], width, near);
            if (near.size() < 3) continue;
            Polygon hull = geom::compute_convex_hull(std::move(near));
            if (hull.size() >= 3) result.push_back(std::move(hull));
        }
    return result;
}

double measure_inner_white(const geom::Region& parts) {
    std::vector<Part> left = list_parts(parts);
    double max_gap = 0;
    while (left.size() > 1) {
        const Part joined = left.back();
        left.pop_back();
        for (Part& part : left) part.distance = measure_distance(joined, part, part.distance);
        const auto nearest = std::ranges::min_element(left, {}, &Part::distance);
        max_gap = std::max(max_gap, nearest->distance);
        std::swap(*nearest, left.back());
    }
    return max_gap;
}

Silhouette::Silhouette(const Region& outline, double clearance, const Region& reserved) {
    std::vector<Point> points;
    for (const Polygon& ring : outline) points.insert(points.end(), ring.begin(), ring.end());
    auto data = std::make_shared<Data>();
    data->area = geom::area(outline);
    if (points.empty() || !(data->area > 0)) throw std::invalid_argument("layout::Silhouette: no area");
    data->enclosing = geom::compute_enclosing_circle(points);
    const double drawn_radius = data->enclosing.radius;
    const double hull = geom::area({geom::compute_convex_hull(points)});
    if (!reserved.empty()) {
        for (const Polygon& ring : reserved) points.insert(points.end(), ring.begin(), ring.end());
        data->enclosing = geom::compute_enclosing_circle(points);
    }
    const Point axis = compute_principal_axis(outline);
    data->axis = to_vec(axis);
    const double radius = data->enclosing.radius, relative = data->area / (radius * radius);
    data->unit_area = static_cast<float>(relative);
    data->radius_per_size = static_cast<float>(0.5 * std::sqrt(radius / drawn_radius) /
                                               std::sqrt(std::sqrt(relative / std::numbers::pi)));
    const double hull_per_radius = 2 * std::sqrt(hull / std::numbers::pi) / radius; // of the disc
    data->visual_per_size =
        static_cast<float>(std::sqrt(hull_per_radius * static_cast<double>(data->radius_per_size)));
    Region parts = to_own_frame(outline, data->enclosing, axis);
    data->center_of_mass = to_vec(compute_center_of_mass(parts));
    Region sampled; // with fewer vertices
    std::size_t vertices = 0;
    for (Polygon& ring : parts) {
        sampled.push_back(geom::simplify(ring, sample_tolerance));
        const std::size_t given = ring.size();
        ring = geom::simplify(ring, fine_tolerance);
        vertices += ring.size();
        if (ring.size() < given) data->slack = static_cast<float>(fine_tolerance);
    }
    if (parts.size() > 1 && vertices > max_vertices_of_parts) {
        Polygon all;
        for (const Polygon& ring : parts) all.insert(all.end(), ring.begin(), ring.end());
        sampled = parts = {geom::compute_convex_hull(std::move(all))};
        data->slack = static_cast<float>(fine_tolerance); // at least for rounding
    }
    const double inner = measure_inner_white(parts);
    data->inner_white = static_cast<float>(inner);
    data->clearance = static_cast<float>(
        std::max(clearance / data->enclosing.radius, std::min(max_white_around, around_per_inner * inner)));
    for (const Polygon& bridge : make_bridges(parts, narrow)) {
        parts.push_back(bridge);
        sampled.push_back(bridge);
    }
    std::vector<Vec> thinned;
    add_thinned(list_points(sampled, sample_spacing), thinned);
    std::vector<Vec> samples = keep_touchable(thinned, data->clearance);
    std::vector<Segment> edges;
    add_rings(parts, *data, edges);
    data->drawn = {edges.size(), samples.size(), data->fine_samples.size()};
    const Region room = to_own_frame(reserved, data->enclosing, axis);
    add_thinned(list_points(room, sample_spacing), samples);
    data->samples.append(samples);
    add_rings(room, *data, edges);
    data->field = DistanceField(std::move(edges));
    data_ = std::move(data);
}

double Silhouette::measure_size() const {
    return data_->enclosing.radius / static_cast<double>(data_->radius_per_size);
}

} // namespace spotit::layout

#include <spotit/layout.hpp>

#include "layout/shapes/outline.hpp"
#include "layout/shapes/silhouette_data.hpp"

#include <algorithm>
#include <array>
#include <numbers>
#include <stdexcept>

namespace spotit::layout {
namespace {

// In units of the enclosing radius.
constexpr double fine_tolerance = 0.001;
constexpr double sample_tolerance = 0.015;
constexpr double sample_spacing = 0.2;
constexpr double fine_spacing = 0.1;
constexpr double min_spacing = 0.07;
constexpr double around_per_inner = 1.1; // white
/// Parts further apart than that aren't read as one symbol, however far others keep off.
constexpr double max_white_around = 0.5;
/// Bridges and inner white compare all pairs of parts, in a time that grows with the square of the vertices:
/// 0.1 s for this number. Emoji have less than a fifth of it.
constexpr std::size_t max_vertices_of_parts = 4000;
constexpr double coarse_cell = 0.08;
constexpr double narrow = 0.16; // gaps between the parts of one silhouette that other symbols must not enter

/// A quarter of the directions in which a disc may touch a point, 22.5 degrees apart.
constexpr std::array<Vec, 4> quarter{{{1, 0}, {0.9239F, 0.3827F}, {0.7071F, 0.7071F}, {0.3827F, 0.9239F}}};
constexpr float nearer_than_disc = 0.9F; // radii: between two directions and two points nothing is tried

using geom::Point;
using geom::Polygon;
using geom::Region;

/// Returns the principal axis of the outline, taken as a wire.
Point find_principal_axis(const Region& region) {
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
        if (geom::signed_area(own) < 0) std::reverse(own.begin(), own.end());
    }
    return result;
}

/// Returns the center of mass of the area; rings are of one orientation.
Point find_center_of_mass(const Region& region) {
    double area = 0;
    Point moment;
    for_each_edge(region, [&](Point from, Point to) {
        const double part = cross(from, to);
        area += part;
        moment = moment + part * (from + to);
    });
    return (1 / (3 * area)) * moment;
}

/// Adds points on the rings, their vertices among them, at most `spacing` apart.
void add_points(const Region& rings, double spacing, Points& points) {
    for (const Point p : subdivide(rings, spacing)) points.push_back(to_vec(p));
}

std::size_t count_vertices(const Region& region) {
    std::size_t count = 0;
    for (const Polygon& ring : region) count += ring.size();
    return count;
}

/// Adds those of the points that are not close to an earlier one.
void add_thinned(const Points& points, double spacing, Points& result) {
    const auto squared = static_cast<float>(spacing * spacing);
    for (std::size_t i = 0; i < points.size(); ++i) {
        bool is_new = true;
        for (std::size_t j = 0; j < result.size() && is_new; ++j)
            is_new = dot(points[i] - result[j], points[i] - result[j]) >= squared;
        if (is_new) result.push_back(points[i]);
    }
}

/// Returns true if no point is nearer to the center of a disc of this radius than its rim.
bool is_free(const Points& points, Vec center, float radius) {
    const float min_distance = nearer_than_disc * radius;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (dot(points[i] - center, points[i] - center) < min_distance * min_distance) return false;
    return true;
}

/// Returns true if a disc of this radius can touch the point without being too near to another.
bool can_be_touched(const Points& points, Vec point, float radius) {
    for (Vec direction : quarter)
        for (int i = 0; i < 4; ++i, direction = {-direction.y, direction.x})
            if (is_free(points, point + radius * direction, radius)) return true;
    return false;
}

/// Returns those of the points that a silhouette which keeps this distance to all can come as near to: not
/// those between the letters of a word.
Points find_touchable(const Points& points, float distance) {
    Points result;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (can_be_touched(points, points[i], distance)) result.push_back(points[i]);
    return result;
}

/// Adds the points of rings to the data, but for the sparse samples, and their edges.
void add_rings(const Region& rings, Silhouette::Data& data, std::vector<Segment>& edges) {
    add_points(rings, fine_spacing, data.fine_samples);
    for_each_edge(rings, [&](Point from, Point to) {
        data.vertices.push_back(to_vec(from));
        edges.push_back({to_vec(from), to_vec(to)});
        data.max_edge = std::max(data.max_edge, length(edges.back().to - edges.back().from));
    });
}

/// Adds the points and edges of room that others keep out of although nothing is drawn there.
void add_reserved(const Region& rings, Silhouette::Data& data, std::vector<Segment>& edges) {
    Points samples;
    add_points(rings, sample_spacing, samples);
    add_thinned(samples, min_spacing, data.samples);
    add_rings(rings, data, edges);
}

} // namespace

Silhouette::Silhouette(const Region& outline, double clearance, const Region& reserved) {
    std::vector<Point> points;
    for (const Polygon& ring : outline) points.insert(points.end(), ring.begin(), ring.end());
    auto data = std::make_shared<Data>();
    data->area = geom::area(outline);
    if (points.empty() || !(data->area > 0)) throw std::invalid_argument("layout::Silhouette: no area");
    data->enclosing = geom::enclosing_circle(points);
    const double drawn_radius = data->enclosing.radius;
    if (!reserved.empty()) {
        for (const Polygon& ring : reserved) points.insert(points.end(), ring.begin(), ring.end());
        data->enclosing = geom::enclosing_circle(points);
    }
    const Point axis = find_principal_axis(outline);
    data->axis = to_vec(axis);
    const double radius = data->enclosing.radius, relative = data->area / (radius * radius);
    data->unit_area = static_cast<float>(relative);
    data->radius_per_size = static_cast<float>(0.5 * std::sqrt(radius / drawn_radius) /
                                               std::sqrt(std::sqrt(relative / std::numbers::pi)));
    Region parts = to_own_frame(outline, data->enclosing, axis);
    data->center_of_mass = to_vec(find_center_of_mass(parts));
    Points samples;
    for (Polygon& ring : parts) {
        add_points({geom::simplify(ring, sample_tolerance)}, sample_spacing, samples);
        const std::size_t given = ring.size();
        ring = geom::simplify(ring, fine_tolerance);
        if (ring.size() < given) data->slack = static_cast<float>(fine_tolerance);
    }
    if (parts.size() > 1 && count_vertices(parts) > max_vertices_of_parts) {
        parts = make_coarse_outline(parts, coarse_cell);
        data->slack += static_cast<float>(coarse_cell / 8);
    }
    const double inner = measure_inner_white(parts);
    data->inner_white = static_cast<float>(inner);
    data->clearance = static_cast<float>(
        std::max(clearance / data->enclosing.radius, std::min(max_white_around, around_per_inner * inner)));
    for (const Polygon& bridge : make_bridges(parts, narrow)) {
        parts.push_back(bridge);
        add_points({bridge}, sample_spacing, samples);
    }
    Points thinned;
    add_thinned(samples, min_spacing, thinned);
    data->samples = find_touchable(thinned, data->clearance);
    std::vector<Segment> edges;
    add_rings(parts, *data, edges);
    data->drawn = {data->vertices.size(), data->samples.size(), data->fine_samples.size()};
    add_reserved(to_own_frame(reserved, data->enclosing, axis), *data, edges);
    data->field = DistanceField(std::move(edges));
    data_ = std::move(data);
}

const geom::Circle& Silhouette::find_enclosing_circle() const {
    return data_->enclosing;
}
double Silhouette::area() const {
    return data_->area;
}
double Silhouette::measure_size() const {
    return data_->enclosing.radius / static_cast<double>(data_->radius_per_size);
}

} // namespace spotit::layout

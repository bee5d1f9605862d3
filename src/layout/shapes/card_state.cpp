#include "layout/shapes/card_state.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>

namespace spotit::layout {
namespace {

Vec compute_step(int k, int steps) {
    return to_vec(cosine_sine(2 * std::numbers::pi * k / steps));
}

constexpr float overlapping = -0.05F; // mm, if edges cross to an unknown depth

/// The vertices of one body in the frame of another, with their distances from the field; beyond `up_to`,
/// with their distances to the box around the other.
struct Approach {
    std::vector<Vec> points;
    std::vector<float> rough;

    Approach(const Body& from, const Body& to, float up_to) {
        const Relative relative(from, to);
        const DistanceField& field = to.shape->field;
        const std::vector<Segment>& edges = from.shape->field.outline();
        points.resize(edges.size());
        rough.resize(edges.size());
        for (std::size_t i = 0; i < edges.size(); ++i) {
            points[i] = relative(edges[i].from);
            const Vec off = points[i] - field.middle();
            const float x = std::abs(off.x) - field.half().x, y = std::abs(off.y) - field.half().y;
            rough[i] = x > y ? x : y;
        }
        up_to += field.error();
        for (std::size_t i = 0; i < edges.size(); ++i)
            if (rough[i] < up_to) rough[i] = field.probe(points[i]).distance;
    }
};

/// Returns the minimum distance from the vertices to the silhouette, in its units; negative if one lies
/// inside.
float measure_vertex_distance(const Approach& approach, const DistanceField& field, float up_to) {
    const float error = field.error();
    const auto deepest = std::min_element(approach.rough.begin(), approach.rough.end());
    if (*deepest < -error) return *deepest;
    if (*deepest >= up_to + error) return up_to;
    float best = std::min(
        up_to,
        field.measure_distance(approach.points[static_cast<std::size_t>(deepest - approach.rough.begin())]));
    for (std::size_t i = 0; i < approach.points.size(); ++i) {
        if (approach.rough[i] >= best + error) continue;
        if (approach.rough[i] < error && field.contains(approach.points[i]))
            return -field.measure_distance(approach.points[i]);
        best = field.measure_distance(approach.points[i], best);
    }
    return best;
}

bool are_crossing(Vec a, Vec b, const Segment& edge) {
    const Vec along = b - a, other = edge.to - edge.from;
    const float from = cross(along, edge.from - a), to = cross(along, edge.to - a);
    const float start = cross(other, a - edge.from), end = cross(other, b - edge.from);
    return (from > 0) != (to > 0) && (start > 0) != (end > 0);
}

/// Returns true if an edge of the first crosses one of the second: thin shapes can cross without a vertex
/// inside the other. Such an edge is at least as long as the sum of the distances of its ends to the other
/// outline.
bool has_crossing_edges(const Body& from, const Approach& approach, const Body& to) {
    const DistanceField& field = to.shape->field;
    const Relative relative(from, to);
    const float max_length = from.shape->max_edge * length(relative.by) + field.error();
    // Edge i starts at vertex i.
    for (std::size_t i = 0; i < approach.points.size(); ++i) {
        if (approach.rough[i] > max_length) continue;
        const Vec start = approach.points[i], end = relative(from.shape->field.outline()[i].to);
        const Vec along = end - start;
        const float ends = approach.rough[i] + field.probe(end).distance - 2 * field.error();
        if (ends > 0 && ends * ends > dot(along, along)) continue;
        for (const Segment& edge : field.outline())
            if (are_crossing(start, end, edge)) return true;
    }
    return false;
}

constexpr float precision = 0.5F; // mm
constexpr float root_two = 1.4142136F;

struct Square {
    Vec center;
    float half = 0;
    float empty = 0; ///< radius of the empty circle about its center
};

/// Returns the radii of the empty circles about four points; at most 0 inside a silhouette or beyond the rim.
Floats measure_emptiness(const CardState& state, Vecs p) {
    constexpr float far = 1e9F;
    Floats min_distance = state.boundary.probe(p).clearance;
    for (const Body& body : state.bodies) {
        const Vecs apart = p - body.at;
        const Floats near = min_distance + body.radius;
        const Ints may_be_near = (min_distance > 0) & (dot(apart, apart) < near * near);
        if (!has_any(may_be_near)) continue;
        const Vecs own = (1 / body.radius) * rotate(Vec{body.turn.x, -body.turn.y}, apart);
        const Floats distance = body.radius * body.shape->field.probe(own, far).distance;
        min_distance = (may_be_near & (distance < min_distance)) ? distance : min_distance;
    }
    return min_distance;
}

} // namespace

void pin(Body& body, const geom::Affine& place) {
    const geom::Circle& circle = body.shape->enclosing;
    const double scale = std::sqrt(place.a * place.a + place.b * place.b);
    body.pinned_to = &place;
    body.at = to_vec(place(circle.center));
    body.radius = body.max_radius = static_cast<float>(scale * circle.radius);
    body.turning = {Turning::Kind::Fixed, to_vec({place.a / scale, place.b / scale}), 1};
    limit_turn(body);
}

void limit_turn(Body& body) {
    const Vec limit = body.turning.limit;
    if (body.turning.kind == Turning::Kind::Fixed) body.turn = rotate(body.compute_upright_turn(), limit);
    if (body.turning.kind != Turning::Kind::Limited) return;
    const Vec middle = rotate(body.compute_upright_turn(), body.turning.middle);
    const Vec away = rotate_back(middle, body.turn);
    if (away.x >= limit.x) return;
    body.turn = rotate(middle, Vec{limit.x, away.y < 0 ? -limit.y : limit.y});
}

void hold_near(Body& body, double angle, double leeway) {
    body.turning.leeway = leeway;
    body.turning.middle = to_vec(cosine_sine(angle));
    body.turning.limit = to_vec(cosine_sine(leeway));
    limit_turn(body);
}

void turn_within_limits(Body& body, float share) {
    const double angle = (2 * static_cast<double>(share) - 1) * body.turning.leeway;
    body.turn = rotate(rotate(body.compute_upright_turn(), body.turning.middle), to_vec(cosine_sine(angle)));
    limit_turn(body);
}

void fix_at_step(Body& body, int k) {
    body.turning.kind = Turning::Kind::Fixed;
    body.turning.limit = compute_step(k, body.turning.steps);
    limit_turn(body);
}

void snap(Body& body) {
    const Vec away = rotate_back(body.compute_upright_turn(), body.turn);
    int nearest = 0;
    float best = -2;
    for (int k = 0; k < body.turning.steps; ++k) {
        const float cosine = dot(away, compute_step(k, body.turning.steps));
        if (cosine <= best) continue;
        best = cosine;
        nearest = k;
    }
    fix_at_step(body, nearest);
}

double compute_variety(double given, std::size_t count) {
    constexpr std::size_t many = 6;
    constexpr double less_per_missing = 0.2;
    const std::size_t missing = many - std::clamp<std::size_t>(count, 2, many);
    return 1 + (given - 1) * (1 - less_per_missing * static_cast<double>(missing));
}

float CardState::measure_imbalance() const {
    Vec moment;
    float area = 0;
    for (const Body& body : bodies) {
        moment = moment + body.area() * body.compute_center();
        area += body.area();
    }
    return length(moment) / (area * boundary.inradius());
}

float measure_pair_clearance(const Body& a, const Body& b, float up_to) {
    const float slack = CardState::measure_slack(a) + CardState::measure_slack(b);
    const float far = up_to + slack;
    if (length(a.at - b.at) - a.radius - b.radius >= far) return up_to;
    const Approach of_a(a, b, far / b.radius);
    float best = b.radius * measure_vertex_distance(of_a, b.shape->field, far / b.radius);
    if (best < 0) return best - slack;
    const Approach of_b(b, a, best / a.radius);
    best = std::min(best, a.radius * measure_vertex_distance(of_b, a.shape->field, best / a.radius));
    if (best < 0) return best - slack;
    if (has_crossing_edges(a, of_a, b)) return overlapping - slack;
    return best - slack;
}

float measure_rim_clearance(const Body& body, const Boundary& rim, float up_to) {
    const float roughly = rim.probe(body.at).clearance - body.radius;
    const float slack = CardState::measure_slack(body);
    if (roughly >= up_to + slack) return up_to;
    float min_clearance = up_to + slack;
    for (const Segment& edge : std::span(body.shape->field.outline()).first(body.shape->drawn.edges))
        min_clearance = std::min(min_clearance, rim.probe(body.at + body.to_arm(edge.from)).clearance);
    return min_clearance - slack;
}

float measure_empty_radius(const CardState& state, Vec center) {
    return measure_emptiness(state, {repeat(center.x), repeat(center.y)})[0];
}

float measure_max_empty_radius(const CardState& state, float enough) {
    const Vec half = state.boundary.half();
    const float side = std::max(half.x, half.y);
    std::vector<Square> squares{{{0, 0}, side, measure_emptiness(state, {})[0]}};
    float best = 0;
    // Breadth first, so that good circles are found early. The radius of an empty circle grows no faster than
    // its center moves, which rules out most squares.
    for (std::size_t i = 0; i < squares.size() && best <= enough; ++i) {
        const Square square = squares[i];
        best = std::max(best, square.empty);
        if (square.empty + square.half * root_two <= best + precision) continue;
        const float quarter = square.half / 2;
        const Vecs centers{square.center.x + Floats{-quarter, quarter, -quarter, quarter},
                           square.center.y + Floats{-quarter, -quarter, quarter, quarter}};
        const Floats empty = measure_emptiness(state, centers);
        for (std::size_t k = 0; k < floats_at_once; ++k)
            squares.push_back({{centers.x[k], centers.y[k]}, quarter, empty[k]});
    }
    return best;
}

} // namespace spotit::layout

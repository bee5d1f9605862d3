#pragma once

#include "layout/shapes/vec.hpp"

#include <spotit/layout.hpp>

#include <array>
#include <cstdint>
#include <vector>

namespace spotit::layout {

struct Segment {
    Vec from, to;
};

/// The edges of an outline, in columns that are filled up with edges far away, so that four are measured at
/// a time.
class Edges {
public:
    Edges() = default;
    explicit Edges(const std::vector<Segment>& segments);

    struct Nearest {
        std::size_t edge = 0;
        float squared = 1e9F; ///< of the distance
    };
    /// Returns the edge that is nearest to p, the first of several; edge 0 with the distance `less_than` if
    /// none is nearer.
    Nearest find_nearest(Vec p, float less_than) const;
    /// Returns the same; sooner, since no edge that is further away than the given one is looked at.
    Nearest find_nearest(Vec p, std::size_t near) const {
        const float up_to = std::sqrt(measure_squared(near, p));
        return find_nearest(p, up_to + 1e-5F * (1 + up_to));
    }
    /// Returns the vector to p from the nearest point of an edge.
    Vec compute_offset(std::size_t edge, Vec p) const {
        const float x = p.x - from_x_[edge], y = p.y - from_y_[edge];
        float t = (x * along_x_[edge] + y * along_y_[edge]) * inverse_[edge];
        t = t < 0 ? 0 : t;
        t = t > 1 ? 1 : t;
        return {x - t * along_x_[edge], y - t * along_y_[edge]};
    }

    /// Calls a function with the begin and the end of runs that contain all edges which reach this height.
    template<class Function>
    void visit_at(float y, Function take) const {
        for (std::size_t first = 0; first < run_y_.size(); first += floats_at_once)
            visit_chosen(
                abs(y - load(&run_y_[first])) <= load(&run_radius_[first]) + rounding, first,
                [&](std::size_t run) { take(run * run_length, std::min((run + 1) * run_length, count_)); });
    }

private:
    float measure_squared(std::size_t edge, Vec p) const {
        const Vec off = compute_offset(edge, p);
        return dot(off, off);
    }
    /// Returns the same of four edges.
    Floats measure_four(std::size_t edge, Vec p) const {
        const Vecs along{load(&along_x_[edge]), load(&along_y_[edge])};
        const Floats x = p.x - load(&from_x_[edge]), y = p.y - load(&from_y_[edge]);
        Floats t = (x * along.x + y * along.y) * load(&inverse_[edge]);
        t = t < 0 ? Floats{} : t;
        t = t > 1 ? repeat(1) : t;
        const Vecs off{x - t * along.x, y - t * along.y};
        return dot(off, off);
    }

    /// Consecutive edges lie close together: most runs are ruled out by the circle around them.
    static constexpr std::size_t run_length = 8;
    static constexpr float rounding = 1e-4F;
    std::size_t count_ = 0;
    std::vector<float> from_x_, from_y_, along_x_, along_y_, inverse_; ///< inverse of the squared length
    std::vector<float> run_x_, run_y_, run_radius_;                    ///< filled up with runs far away
};

/// The signed distance to a silhouette (negative inside), sampled on a grid around it, in units of its
/// enclosing radius. Between the nodes it is interpolated, which is accurate enough to push symbols apart;
/// measure_pair_clearance() is exact.
class DistanceField {
public:
    static constexpr int nodes = 32;    ///< along each side; 64 or 96 give no better layouts
    static constexpr float pad = 0.45F; ///< distance of the grid beyond the silhouette's box

    struct Probe {
        float distance = 0;
        Vec gradient; ///< not of unit length
    };

    DistanceField() = default;
    /// The outline as one list of edges: rings that may overlap, all of the same orientation. A point is
    /// inside if its winding number is not 0.
    explicit DistanceField(std::vector<Segment> outline);

    const std::vector<Segment>& outline() const { return outline_; }
    Vec middle() const { return middle_; } ///< of the box
    Vec half() const { return half_; }     ///< half of the box's sides

    Probe probe(Vec p) const {
        const float column = (p.x - origin_.x) * per_unit_.x, row = (p.y - origin_.y) * per_unit_.y;
        if (!(column >= 0 && row >= 0 && column < nodes - 1 && row < nodes - 1)) return probe_far_away(p);
        const int i = static_cast<int>(column), j = static_cast<int>(row);
        const float s = column - static_cast<float>(i), t = row - static_cast<float>(j);
        const float* node = &distance_[static_cast<std::size_t>(j * nodes + i)];
        const float along_top = node[1] - node[0], along_bottom = node[nodes + 1] - node[nodes];
        const float top = node[0] + along_top * s, bottom = node[nodes] + along_bottom * s;
        return {top + (bottom - top) * t,
                {(along_top + (along_bottom - along_top) * t) * per_unit_.x, (bottom - top) * per_unit_.y}};
    }

    struct Probes {
        Floats distance{};
        Vecs gradient;
    };
    /// Returns the probes at four points, the same as one by one where the distance is less than `reach`, and
    /// others are at least as far away.
    Probes probe(Vecs p, float reach) const {
        const Floats column = (p.x - origin_.x) * per_unit_.x, row = (p.y - origin_.y) * per_unit_.y;
        const Ints on_grid = (column >= 0) & (row >= 0) & (column < nodes - 1) & (row < nodes - 1);
        const Floats none{};
        const Ints i = __builtin_convertvector(on_grid ? column : none, Ints),
                   j = __builtin_convertvector(on_grid ? row : none, Ints);
        const Floats s = column - __builtin_convertvector(i, Floats),
                     t = row - __builtin_convertvector(j, Floats);
        const Ints node = j * nodes + i;
        const auto [upper_left, upper_right] = load_pairs(node, 0);
        const auto [lower_left, lower_right] = load_pairs(node, nodes);
        const Floats along_top = upper_right - upper_left, along_bottom = lower_right - lower_left;
        const Floats top = upper_left + along_top * s, bottom = lower_left + along_bottom * s;
        Probes probes{
            top + (bottom - top) * t,
            {(along_top + (along_bottom - along_top) * t) * per_unit_.x, (bottom - top) * per_unit_.y}};
        if (reach < 0.99F * pad)
            probes.distance =
                on_grid ? probes.distance : repeat(pad); // points beyond the grid are further away
        else if (has_any(~on_grid))
            look_far_away(p, on_grid, probes);
        return probes;
    }

    /// Measures p, whose probe is `rough`, again: nearly exactly outside and near the rim, from the edges
    /// nearest to the four nodes around it.
    Probe probe_finely(Vec p, const Probe& rough) const;

    /// Exact test against the outline.
    bool contains(Vec p) const;
    float measure_distance(Vec p, float up_to = 1e9F) const {
        return std::sqrt(edges_.find_nearest(p, up_to).squared);
    }

    /// A bound of the interpolation error: distances have slope 1 at most, so it is the maximum mean distance
    /// of a point of a cell from its corners.
    float error() const { return error_; }

private:
    struct Pairs {
        Floats left, right;
    };
    /// Loads four nodes, `shift` after the given ones, and those to the right of them.
    Pairs load_pairs(Ints node, std::size_t shift) const {
        using Doubles = double __attribute__((vector_size(16))); // of two floats each
        const auto pair = [&](int which) {
            double two = 0;
            const std::size_t at = static_cast<std::uint32_t>(node[which]); // never negative
            std::memcpy(&two, &distance_[at + shift], sizeof two);
            return two;
        };
        const auto first = reinterpret_cast<Floats>(Doubles{pair(0), pair(1)}),
                   second = reinterpret_cast<Floats>(Doubles{pair(2), pair(3)});
        return {__builtin_shufflevector(first, second, 0, 2, 4, 6),
                __builtin_shufflevector(first, second, 1, 3, 5, 7)};
    }
    Probe probe_far_away(Vec p) const;
    /// Replaces the probes that are not on the grid.
    void look_far_away(Vecs p, Ints on_grid, Probes& probes) const;
    void measure_nodes();
    void mark_inside(int row);

    std::vector<Segment> outline_;
    Edges edges_;
    float error_ = 0;
    Vec middle_, half_, origin_, per_unit_;
    std::array<float, nodes * nodes> distance_{};
    std::array<std::uint16_t, nodes * nodes> nearest_{}; ///< the nearest edge
};

/// A silhouette in its own frame: the center of the enclosing circle at the origin, its radius 1, the
/// principal axis along x (so that the box, and with it the distance field, fits tightly).
struct Silhouette::Data {
    geom::Circle enclosing; ///< of outline and reserved room, in the outline's units
    double area = 0;        ///< of the outline, in the outline's units, squared
    Vec axis{1, 0};         ///< the frame's x axis in the outline's frame
    DistanceField field;    ///< of the fine outline, which is exact for gaps
    /// Sparse points on the outline, at most a fixed distance apart: candidates for contacts. Without those
    /// that the clearance keeps others from.
    Points samples;
    Points fine_samples; ///< the vertices, and more points on long edges
    /// How many of these points belong to the outline. Those of reserved room, which may reach over the rim
    /// of the card, follow them.
    struct Drawn {
        std::size_t edges = 0, samples = 0, fine_samples = 0;
    } drawn;
    float slack = 0;           ///< maximum distance of the given outline from the fine one
    float max_edge = 0;        ///< of the fine outline
    float radius_per_size = 0; ///< enclosing radius of a symbol of optical size 1
    /// Visual relative to optical size: the geometric mean of the latter and the diameter of the disc with
    /// the area of the convex hull. Long words and pencils look smaller than their optical size, discs don't.
    float visual_per_size = 1;
    float unit_area = 0;   ///< area in this frame
    Vec center_of_mass;    ///< of that area
    float inner_white = 0; ///< the widest white between its parts; 0 for a single part
    float clearance = 0;   ///< minimum distance to other symbols, beside the gap of the card

    /// Returns the share of the box around it that it covers: emoji 0.65, words less than a half.
    float fill() const { return unit_area / (4 * field.half().x * field.half().y); }
};

/// Returns rings that fill the narrow gaps between the parts of a silhouette, so that no other symbol gets in
/// between: for each two parts closer than `width`, the convex hull of their points that close to the other
/// part.
geom::Region make_bridges(const geom::Region& parts, double width);

/// Returns the width of the widest white between the parts of a silhouette: the longest edge of their minimum
/// spanning tree (Prim 1957, doi:10.1002/j.1538-7305.1957.tb01515.x). 0 for a single part.
double measure_inner_white(const geom::Region& parts);

} // namespace spotit::layout

#pragma once

#include <spotit/geom.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace spotit::geom {

/// Contours of straight lines and cubic Bézier curves, in any unit. To be filled, all of them count as
/// closed.
class Path {
public:
    enum class Verb : std::uint8_t { Move, Line, Curve, Close };
    /// A verb and its points: one of a move or a line, two handles and the end of a curve, none of a close.
    struct Step {
        Verb verb = Verb::Close;
        std::span<const Point> points{};
    };

    void move_to(Point to) {
        verbs_.push_back(Verb::Move);
        points_.push_back(to);
    }
    void line_to(Point to) {
        verbs_.push_back(Verb::Line);
        points_.push_back(to);
    }
    /// Adds a curve; a line if its handles lie at its ends, and nothing if these are one point.
    void curve_to(Point first, Point second, Point end);
    void close() { verbs_.push_back(Verb::Close); }
    /// Add a closed contour. Circles run clockwise, in four curves from the rightmost point.
    void add(const Polygon& ring);
    void add(const Region& rings) {
        for (const Polygon& ring : rings) add(ring);
    }
    void add(const Box& box);
    void add(const Path& other);
    /// Arcs become curves that are off by 0.03 % of their radius at most.
    void add(const Shape& shape, Point center);
    void add_circle(Point center, double radius);
    /// Adds a rectangle whose corners are quarters of circles.
    void add_rounded(const Box& box, double radius);

    bool empty() const { return points_.empty(); }
    std::size_t count_points() const { return points_.size(); }
    std::vector<Step> list_steps() const;
    /// Returns the box of all points, including the curves' handles.
    Box box() const { return measure_bounds(points_); }
    friend Path transform(const Path& path, const Affine& place);
    friend bool operator==(const Path&, const Path&) = default;

private:
    std::vector<Verb> verbs_;
    std::vector<Point> points_;
};

/// Returns the contours as polygons, with so many sides for each curve.
Region flatten(const Path& path, int sides);
/// Returns the path with all its points mapped.
Path transform(const Path& path, const Affine& place);
/// Returns true if the map has an inverse that graphics libraries accept.
bool is_invertible(const Affine& map);
/// Returns the inverse of an invertible map.
Affine inverse(const Affine& map);
/// Returns how many times larger a map makes lengths, in the mean.
double compute_mean_scale(const Affine& map);

} // namespace spotit::geom

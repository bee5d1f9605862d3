#include <spotit/geom.hpp>

#include <spotit/geom/raster.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace spotit::geom {
namespace {

/// Marks the vertices that Douglas and Peucker keep of path[first .. last]; uses a stack instead of
/// recursion, for long rings.
void mark_kept(const Polygon& path, std::size_t first, std::size_t last, double tolerance,
               std::vector<char>& kept) {
    std::vector<std::pair<std::size_t, std::size_t>> open{{first, last}};
    while (!open.empty()) {
        const auto [from, to] = open.back();
        open.pop_back();
        double max_distance = tolerance;
        std::size_t split = 0;
        for (std::size_t i = from + 1; i < to; ++i) {
            const double d = measure_distance_to_segment(path[i], path[from], path[to]);
            if (d > max_distance) {
                max_distance = d;
                split = i;
            }
        }
        if (split == 0) continue;
        kept[split] = 1;
        open.emplace_back(from, split);
        open.emplace_back(split, to);
    }
}

/// The sides of a pixel in clockwise order.
enum PixelSide { Left, Top, Right, Bottom };
constexpr std::array<Pixel, 4> beyond{{{-1, 0}, {0, -1}, {1, 0}, {0, 1}}}; ///< the neighbor across a side
constexpr std::array<Pixel, 4> ahead{
    {{0, -1}, {1, 0}, {0, 1}, {-1, 0}}}; ///< the pixel to the right when walking along a side

PixelSide rotate_side(PixelSide side, int quarters) {
    return static_cast<PixelSide>((static_cast<int>(side) + quarters) & 3);
}

/// A walk along the pixel sides between inside and outside.
struct Tracer {
    const Raster<char>& inside;
    Diagonals diagonals;
    const std::function<double(Pixel)>& measure_excess;
    /// Whether the side above a pixel is part of a ring already.
    Raster<char> traced{inside.width, inside.height + 1, 0};

    std::vector<Polygon> trace_all() {
        std::vector<Polygon> rings;
        const std::vector<char> clear(static_cast<std::size_t>(inside.width), 0);
        const char* above = clear.data();
        for (int y = 0; y <= inside.height; ++y) {
            const char* const below = y < inside.height ? &inside.at(0, y) : clear.data();
            for (int x = 0; x < inside.width; ++x)
                if (above[x] != below[x] && traced.at(x, y) == 0)
                    rings.push_back(below[x] != 0 ? trace({x, y}, Top) : trace({x, y - 1}, Bottom));
            above = below;
        }
        return rings;
    }

    bool is_inside(Pixel p) const { return inside.has(p.x, p.y) && inside.at(p) != 0; }

    Polygon trace(const Pixel start, const PixelSide start_side) {
        Polygon ring;
        Pixel pixel = start;
        PixelSide side = start_side;
        do {
            // Each ring has sides at the top or at the bottom of a pixel.
            if (side == Top) traced.at(pixel) = 1;
            if (side == Bottom) traced.at(pixel.x, pixel.y + 1) = 1;
            ring.push_back(compute_crossing(pixel, side));
            const Pixel next = pixel + ahead[side], diagonal = next + beyond[side];
            if (is_inside(diagonal) && (diagonals == Diagonals::Joined || is_inside(next))) {
                pixel = diagonal;
                side = rotate_side(side, -1);
            } else if (is_inside(next)) {
                pixel = next;
            } else {
                side = rotate_side(side, 1);
            }
        } while (pixel != start || side != start_side);
        return ring;
    }
    Point compute_crossing(Pixel pixel, PixelSide side) const {
        const double in = measure_excess(pixel), out = measure_excess(pixel + beyond[side]);
        const double part = in / (in - out);
        return {pixel.x + 0.5 + part * beyond[side].x, pixel.y + 0.5 + part * beyond[side].y};
    }
};

} // namespace

double length(Point p) {
    return std::sqrt(dot(p, p));
}

double distance(Point a, Point b) {
    return length(a - b);
}

void Box::add(Point p) {
    left = std::min(left, p.x);
    right = std::max(right, p.x);
    top = std::min(top, p.y);
    bottom = std::max(bottom, p.y);
}

void Box::join(const Box& other) {
    if (other.empty()) return;
    add({other.left, other.top});
    add({other.right, other.bottom});
}

bool Box::intersects(const Box& other) const {
    return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
}

Box Box::intersect(const Box& other) const {
    return {std::max(left, other.left), std::max(top, other.top), std::min(right, other.right),
            std::min(bottom, other.bottom)};
}

double measure_distance_to_segment(Point p, Point from, Point to) {
    const Point along = to - from;
    const double squared = dot(along, along);
    const double t = squared > 0 ? std::clamp(dot(p - from, along) / squared, 0.0, 1.0) : 0.0;
    return distance(p, from + t * along);
}

Affine Affine::rotation(double angle) {
    const double c = std::cos(angle), s = std::sin(angle);
    return {c, s, -s, c, 0, 0};
}

Affine operator*(const Affine& outer, const Affine& inner) {
    const Point x = {outer.a * inner.a + outer.c * inner.b, outer.b * inner.a + outer.d * inner.b};
    const Point y = {outer.a * inner.c + outer.c * inner.d, outer.b * inner.c + outer.d * inner.d};
    const Point origin = outer({inner.e, inner.f});
    return {x.x, x.y, y.x, y.y, origin.x, origin.y};
}

double measure_signed_area(const Polygon& ring) {
    double twice = 0;
    for (std::size_t i = 0, previous = ring.size() - 1; i < ring.size(); previous = i++)
        twice += cross(ring[previous], ring[i]);
    return twice / 2;
}

double area(const Region& region) {
    double sum = 0;
    for (const Polygon& ring : region) sum += std::abs(measure_signed_area(ring));
    return sum;
}

Box measure_bounds(const Polygon& ring) {
    Box box;
    for (const Point p : ring) box.add(p);
    return box;
}

Box measure_bounds(const Region& region) {
    Box box;
    for (const Polygon& ring : region) box.join(measure_bounds(ring));
    return box;
}

Region transform(Region region, const Affine& place) {
    for (Polygon& ring : region)
        for (Point& p : ring) p = place(p);
    return region;
}

bool contains(const Polygon& ring, Point p) {
    bool inside = false;
    for (std::size_t i = 0, previous = ring.size() - 1; i < ring.size(); previous = i++) {
        const Point a = ring[previous], b = ring[i];
        if ((a.y > p.y) != (b.y > p.y) && p.x < (a.x - b.x) * (p.y - b.y) / (a.y - b.y) + b.x)
            inside = !inside;
    }
    return inside;
}

Polygon simplify(const Polygon& ring, double tolerance) {
    if (ring.size() < 5) return ring;
    std::size_t opposite = 0;
    for (std::size_t i = 1; i < ring.size(); ++i)
        if (distance(ring[i], ring[0]) > distance(ring[opposite], ring[0])) opposite = i;
    Polygon path = ring;
    path.push_back(ring[0]);
    std::vector<char> kept(path.size(), 0);
    kept[0] = kept[opposite] = 1;
    mark_kept(path, 0, opposite, tolerance, kept);
    mark_kept(path, opposite, path.size() - 1, tolerance, kept);
    Polygon result;
    for (std::size_t i = 0; i < ring.size(); ++i)
        if (kept[i] != 0) result.push_back(ring[i]);
    return result.size() < 3 ? ring : result;
}

Polygon compute_convex_hull(Polygon points) {
    std::sort(points.begin(), points.end(),
              [](Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
    Polygon hull;
    for (int side = 0; side < 2; ++side) {
        const std::size_t first = hull.size();
        for (const Point p : points) {
            while (hull.size() >= first + 2 &&
                   cross(hull.back() - hull[hull.size() - 2], p - hull.back()) <= 0)
                hull.pop_back();
            hull.push_back(p);
        }
        hull.pop_back(); // the next side begins with it
        std::reverse(points.begin(), points.end());
    }
    return hull;
}

std::vector<Polygon> trace_borders(const Raster<char>& inside, Diagonals diagonals,
                                   const std::function<double(Pixel)>& measure_excess) {
    return Tracer{inside, diagonals, measure_excess}.trace_all();
}

} // namespace spotit::geom

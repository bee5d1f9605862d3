#include "baselines.hpp"

#include "layout/shapes/silhouette_data.hpp"

#include <array>
#include <cmath>
#include <numbers>
#include <numeric>

namespace spotit::layout::baseline {
namespace {

/// The item inscribed in a circle, turned at random.
Placement inscribed(const Item& item, const geom::Circle& circle, random::Generator& random) {
    const geom::Circle& own = item.silhouette.data().enclosing;
    const double angle = 2 * std::numbers::pi * static_cast<double>(random.draw_unit());
    const double scale = circle.radius / own.radius;
    const geom::Affine place = geom::Affine::translation(circle.center) * geom::Affine::rotation(angle) *
                               geom::Affine::scaling(scale) * geom::Affine::translation(-1.0 * own.center);
    const double of_area = 2 * scale * std::sqrt(item.silhouette.data().area / std::numbers::pi);
    return {place, std::sqrt(2 * circle.radius * of_area), angle};
}

/// The largest radius for so many circles on a ring, with or without one in the middle.
double ring_radius(const Job& job, int on_ring, double in_middle) {
    double low = 0, high = job.safe_radius;
    for (int step = 0; step < 60; ++step) {
        const double radius = (low + high) / 2, ring = job.safe_radius - radius;
        const bool apart =
            on_ring < 2 || 2 * ring * std::sin(std::numbers::pi / on_ring) >= 2 * radius + job.gap;
        const bool fits = apart && (in_middle == 0 || ring >= 2 * radius + job.gap);
        (fits ? low : high) = radius;
    }
    return low;
}

bool fits(const geom::Circle& circle, std::span<const geom::Circle> others, const Job& job) {
    if (geom::length(circle.center) > job.safe_radius - circle.radius) return false;
    for (const geom::Circle& other : others)
        if (geom::distance(circle.center, other.center) < circle.radius + other.radius + job.gap)
            return false;
    return true;
}

/// Circles of these radii at random places; fewer than asked for where one found none.
std::vector<geom::Circle> thrown(std::span<const double> radii, const Job& job, random::Generator& random) {
    std::vector<geom::Circle> circles;
    for (const double radius : radii) {
        bool found = false;
        for (int dart = 0; dart < 200 && !found; ++dart) {
            const double x = 2 * static_cast<double>(random.draw_unit()) - 1,
                         y = 2 * static_cast<double>(random.draw_unit()) - 1;
            const double reach = job.safe_radius - radius;
            const geom::Circle circle{{reach * x, reach * y}, radius};
            found = fits(circle, circles, job);
            if (found) circles.push_back(circle);
        }
        if (!found) break;
    }
    return circles;
}

} // namespace

Layout ring(const Job& job, random::Generator& random) {
    const int count = static_cast<int>(job.items.size());
    const double hollow = ring_radius(job, count, 0), filled = ring_radius(job, count - 1, 1);
    const bool middle = filled > hollow;
    const double radius = middle ? filled : hollow;
    const int on_ring = middle ? count - 1 : count;
    Layout layout;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * i / on_ring;
        const double out = i < on_ring ? job.safe_radius - radius : 0;
        const geom::Circle circle{{out * std::cos(angle), out * std::sin(angle)}, radius};
        layout.placements.push_back(inscribed(job.items[static_cast<std::size_t>(i)], circle, random));
    }
    return layout;
}

double known_radius(std::size_t count) {
    // Radii of 1 .. 32 equal circles in a unit circle: E. Specht, http://www.packomania.com/cci/
    constexpr std::array best{1.0,         0.5,         0.464101615, 0.414213562, 0.370191908, 0.333333333,
                              0.333333333, 0.302593388, 0.276768654, 0.262258924, 0.254854702, 0.248163471,
                              0.236067977, 0.231030728, 0.221172539, 0.216664743, 0.208679666, 0.205604647,
                              0.205604647, 0.195224011, 0.190392147, 0.183833027, 0.180336009, 0.176939131,
                              0.173827661, 0.171580252, 0.169307931, 0.166252750, 0.162903649, 0.161349109,
                              0.158944542, 0.155533985};
    return best.at(count - 1);
}

double equal_circles(const Job& job) {
    const double radius = known_radius(job.items.size()) * (job.safe_radius + job.gap / 2) - job.gap / 2;
    double area = 0;
    for (const Item& item : job.items) {
        const double scale = radius / item.silhouette.data().enclosing.radius;
        area += scale * scale * item.silhouette.data().area;
    }
    return area / (std::numbers::pi * job.safe_radius * job.safe_radius);
}

Layout darts(const Job& job, random::Generator& random) {
    const double steps = std::max<double>(1, static_cast<double>(job.items.size()) - 1);
    for (double largest = 0.9 * job.safe_radius; largest > 0.5; largest *= 0.97) {
        std::vector<double> radii;
        for (const Item& item : job.items)
            radii.push_back(largest * std::pow(job.variety, -item.rank / steps));
        for (int repeat = 0; repeat < 20; ++repeat) {
            const auto circles = thrown(radii, job, random);
            if (circles.size() < radii.size()) continue;
            Layout layout;
            for (const Item& item : job.items)
                layout.placements.push_back(
                    inscribed(item, circles[static_cast<std::size_t>(item.rank)], random));
            return layout;
        }
    }
    return {};
}

} // namespace spotit::layout::baseline

#include "layout/odd_shapes.hpp"

#include "layout/fixture.hpp"
#include "shapes.hpp"

#include <cmath>
#include <numbers>

namespace spotit::layout::fixture {
namespace {

/// A star-shaped ring with deep bays, long spikes or both.
geom::Region ragged(random::Generator& random) {
    geom::Polygon ring;
    const int corners = 5 + random.draw_below(20);
    const double depth = 0.1 + 0.85 * double(random.draw_unit());
    const double squeeze = random.draw_below(2) == 0 ? 1 : 0.08 + 0.9 * double(random.draw_unit());
    for (int i = 0; i < corners; ++i) {
        const double angle = 6.283185307 * i / corners;
        const double r = 1 - depth * double(random.draw_unit());
        ring.push_back({r * std::cos(angle), squeeze * r * std::sin(angle)});
    }
    return {ring};
}

/// A thin bar, an arc of a ring, or a cross of two bars.
geom::Region thin(random::Generator& random) {
    const double width = 0.02 + 0.2 * double(random.draw_unit());
    switch (random.draw_below(3)) {
    case 0: return bar(2, width);
    case 1: {
        geom::Polygon ring;
        const double reach = 0.5 + 2.4 * double(random.draw_unit());
        for (int i = -12; i <= 12; ++i) ring.push_back({std::cos(reach * i / 12), std::sin(reach * i / 12)});
        for (int i = 12; i >= -12; --i)
            ring.push_back({(1 - width) * std::cos(reach * i / 12), (1 - width) * std::sin(reach * i / 12)});
        return {ring};
    }
    default:
        return {{{-1, -width},
                 {-width, -width},
                 {-width, -1},
                 {width, -1},
                 {width, -width},
                 {1, -width},
                 {1, width},
                 {width, width},
                 {width, 1},
                 {-width, 1},
                 {-width, width},
                 {-1, width}}};
    }
}

} // namespace

geom::Region odd_shape(random::Generator& random) {
    return random.draw_below(2) == 0 ? ragged(random) : thin(random);
}

const std::vector<geom::Shape>& card_shapes() {
    static const std::vector<geom::Shape> all{geom::Shape::circle(85), geom::Shape::rectangle({63, 88}, 3),
                                              geom::Shape::rectangle({75, 75}, 6),
                                              geom::Shape::rectangle({56, 87}), polygons::hexagon(80)};
    return all;
}

} // namespace spotit::layout::fixture

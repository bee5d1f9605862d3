#include "layout/shapes/card_state.hpp"

#include <algorithm>

namespace spotit::layout {

void CardState::apply_scale() {
    float max_scale = 0;
    for (const Body& body : bodies)
        if (!body.is_pinned())
            max_scale = std::max(max_scale, body.max_radius / (body.relative * body.shape->radius_per_size));
    scale = std::min(scale, max_scale);
    for (Body& body : bodies)
        if (!body.is_pinned())
            body.radius = std::min(scale * body.relative * body.shape->radius_per_size, body.max_radius);
}

float CardState::find_scale(float coverage) const {
    float area = 0;
    for (const Body& body : bodies) {
        const float radius = body.relative * body.shape->radius_per_size;
        area += body.shape->unit_area * radius * radius;
    }
    return std::sqrt(coverage * boundary.area() / area);
}

std::size_t CardState::count_free() const {
    return static_cast<std::size_t>(std::ranges::count(bodies, false, &Body::is_pinned));
}

float CardState::measure_coverage() const {
    float area = 0;
    for (const Body& body : bodies) area += body.area();
    return area / boundary.area();
}

} // namespace spotit::layout

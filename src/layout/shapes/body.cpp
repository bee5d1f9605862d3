#include "layout/shapes/body.hpp"

#include <cmath>
#include <numbers>

namespace spotit::layout {
namespace {

Vec find_step(int k, int steps) {
    return to_vec(cosine_sine(2 * std::numbers::pi * k / steps));
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
    if (body.turning.kind == Turning::Kind::Fixed) body.turn = rotate(body.find_upright_turn(), limit);
    if (body.turning.kind != Turning::Kind::Limited) return;
    const Vec middle = rotate(body.find_upright_turn(), body.turning.middle);
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
    body.turn = rotate(rotate(body.find_upright_turn(), body.turning.middle), to_vec(cosine_sine(angle)));
    limit_turn(body);
}

void fix_at_step(Body& body, int k) {
    body.turning.kind = Turning::Kind::Fixed;
    body.turning.limit = find_step(k, body.turning.steps);
    limit_turn(body);
}

void snap(Body& body) {
    const Vec away = rotate_back(body.find_upright_turn(), body.turn);
    int nearest = 0;
    float best = -2;
    for (int k = 0; k < body.turning.steps; ++k) {
        const float cosine = dot(away, find_step(k, body.turning.steps));
        if (cosine <= best) continue;
        best = cosine;
        nearest = k;
    }
    fix_at_step(body, nearest);
}

} // namespace spotit::layout

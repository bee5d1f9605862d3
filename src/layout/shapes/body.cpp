// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "layout/shapes/body.hpp"

#include "layout/shapes/arithmetic.hpp"

#include <numbers>

namespace spotit::layout {
namespace {

Vec step(int k, int steps) {
    const CosineSine turn = cosine_sine(2 * std::numbers::pi * k / steps);
    return {static_cast<float>(turn.cosine), static_cast<float>(turn.sine)};
}

} // namespace

void limit_turn(Body& body) {
    const Vec limit = body.turning.limit;
    switch (body.turning.kind) {
    case Turning::Kind::Free:
    case Turning::Kind::Stepped:
        return;
    case Turning::Kind::Fixed:
        body.turn = turned(body.upright(), limit);
        return;
    case Turning::Kind::Limited:
        break;
    }
    const Vec away = turned_back(body.upright(), body.turn);
    if (away.x >= limit.x) return;
    body.turn = turned(body.upright(), {limit.x, away.y < 0 ? -limit.y : limit.y});
}

void fix_at_step(Body& body, int k) {
    body.turning.kind = Turning::Kind::Fixed;
    body.turning.limit = step(k, body.turning.steps);
    limit_turn(body);
}

void snap(Body& body) {
    const Vec away = turned_back(body.upright(), body.turn);
    int nearest = 0;
    float best = -2;
    for (int k = 0; k < body.turning.steps; ++k) {
        const float cosine = dot(away, step(k, body.turning.steps));
        if (cosine <= best) continue;
        best = cosine;
        nearest = k;
    }
    fix_at_step(body, nearest);
}

} // namespace spotit::layout

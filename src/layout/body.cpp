// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "layout/body.hpp"

namespace spotit::layout {

void limit_turn(Body& body) {
    if (body.turning.kind == Turning::Kind::Free) return;
    if (body.turning.kind == Turning::Kind::Fixed) {
        body.turn = body.upright();
        return;
    }
    const Vec limit = body.turning.limit;
    const Vec away = turned_back(body.upright(), body.turn);
    if (away.x >= limit.x) return;
    body.turn = turned(body.upright(), {limit.x, away.y < 0 ? -limit.y : limit.y});
}

} // namespace spotit::layout

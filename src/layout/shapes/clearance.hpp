// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/shapes/table.hpp"

namespace spotit::layout {

/// The distance between two silhouettes, at most `up_to`, mm; negative when they overlap. Exact for the fine
/// outlines and less their slack, so that the given outlines are never nearer.
float pair_clearance(const Body& a, const Body& b, float up_to);

/// The distance from a silhouette to the rim, at most up_to, mm; negative when it crosses it. Less the slack,
/// too.
float rim_clearance(const Body& body, const Boundary& rim, float up_to);

/// The least of all of them.
struct Clearances {
    float pair = 0, rim = 0;
};
Clearances min_clearances(const Table& table, float up_to);

} // namespace spotit::layout

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "layout/shapes/boundary.hpp"

#include <algorithm>

namespace spotit::layout {

Boundary::Boundary(const geom::Shape& inset)
    : kind_(inset.kind)
    , half_{static_cast<float>(inset.size.width / 2), static_cast<float>(inset.size.height / 2)}
    , corner_(static_cast<float>(inset.corner_radius))
    , inradius_(std::min(half_.x, half_.y))
    , area_(static_cast<float>(inset.area())) {
    corner_ = std::clamp(corner_, 0.0F, inradius_);
}

Boundary::Probe Boundary::in_rectangle(Vec p) const {
    const Vec side{p.x < 0 ? -1.0F : 1.0F, p.y < 0 ? -1.0F : 1.0F};
    const Vec beyond{side.x * p.x - (half_.x - corner_), side.y * p.y - (half_.y - corner_)};
    if (beyond.x > 0 && beyond.y > 0) {
        const float r = length(beyond);
        return {corner_ - r, {-side.x * beyond.x / r, -side.y * beyond.y / r}};
    }
    if (beyond.x > beyond.y) return {corner_ - beyond.x, {-side.x, 0}};
    return {corner_ - beyond.y, {0, -side.y}};
}

Boundary::Probe Boundary::in_hexagon(Vec p) const {
    // Outward normals of one quadrant; the others follow by symmetry.
    constexpr float half_root_three = 0.8660254F;
    const Vec side{p.x < 0 ? -1.0F : 1.0F, p.y < 0 ? -1.0F : 1.0F};
    const float flat = side.y * p.y;
    const float slanted = half_root_three * side.x * p.x + 0.5F * side.y * p.y;
    if (flat > slanted) return {inradius_ - flat, {0, -side.y}};
    return {inradius_ - slanted, {-half_root_three * side.x, -0.5F * side.y}};
}

} // namespace spotit::layout

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/visibility/clip_chain.hpp"

#include <algorithm>

namespace spotit::verify {

namespace {

constexpr double rounding = 0.01; // points

/// Parallel to the page's edges.
bool is_level(const std::array<geom::Point, 4>& corners, const geom::Box& box) {
    return std::ranges::all_of(corners, [&](geom::Point corner) {
        return std::min(corner.x - box.left, box.right - corner.x) < rounding &&
               std::min(corner.y - box.top, box.bottom - corner.y) < rounding;
    });
}

bool holds(const geom::Box& outer, const geom::Box& inner) {
    return outer.contains({inner.left, inner.top}) && outer.contains({inner.right, inner.bottom});
}

} // namespace

Clips clipped(const Clips& outer, const std::array<geom::Point, 4>& corners, Veil veil) {
    Clip clip{.veil = veil, .outer = outer, .depth = outer ? outer->depth + 1 : 0};
    for (const geom::Point corner : corners) clip.bounds.add(corner);
    if (is_level(corners, clip.bounds)) {
        if (outer && holds(clip.bounds, outer->bounds)) return outer;
        clip.kind = Clip::Kind::Box;
        return std::make_shared<const Clip>(std::move(clip));
    }
    for (const geom::Point corner : corners)
        if (clip.outline.size() == 0)
            clip.outline.begin(corner);
        else
            clip.outline.add(corner);
    return std::make_shared<const Clip>(std::move(clip));
}

const Clip* cutting(const Clips& clips, geom::Point p, std::size_t& looks, const Clip* left_out) {
    const Clip* outermost = nullptr;
    for (const Clip* clip = clips.get(); clip && clip != left_out && looks > 0; clip = clip->outer.get()) {
        if (clip->bounds.contains(p)) {
            if (clip->kind == Clip::Kind::Box) continue;
            looks -= std::min(looks, clip->outline.size());
            if (clip->outline.contains(p, clip->rule)) continue;
        }
        outermost = clip;
    }
    return outermost;
}

double Sight::rank() const {
    switch (veil) {
    case Veil::None:
        return 3 + opacity;
    case Veil::Mask:
    case Veil::SomeLayer:
        return 2;
    case Veil::Nothing:
        return 0;
    default:
        return 1 + opacity;
    }
}

} // namespace spotit::verify

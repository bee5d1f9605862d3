// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/visibility/occlusion.hpp"

#include <algorithm>
#include <optional>

namespace spotit::verify {

namespace {

constexpr double nothing = 0.02; // that shines through

/// Of the map of a form.
std::optional<std::size_t> cell_of(const Cover& cover, geom::Point p) {
    const geom::Point x = cover.corners[1] - cover.corners[0], y = cover.corners[3] - cover.corners[0],
                      away = p - cover.corners[0];
    const double area = geom::cross(x, y);
    const double right = geom::cross(away, y) / area, up = geom::cross(x, away) / area;
    if (!(right >= 0 && right < 1 && up >= 0 && up < 1)) return std::nullopt;
    constexpr auto cells = static_cast<double>(InkMap::side);
    return static_cast<std::size_t>(up * cells) * InkMap::side + static_cast<std::size_t>(right * cells);
}

} // namespace

void Hiding::add(std::size_t cover) {
    const Cover& added = page_.covers[cover];
    if (added.half_width == 0 && added.is_large()) add_any(cover);
}

void Hiding::add_any(std::size_t cover) {
    const Cover& added = page_.covers[cover];
    if (added.is_letters()) return;
    covers_.push_back(cover);
    bounds_.add({added.bounds.left, added.bounds.top});
    bounds_.add({added.bounds.right, added.bounds.bottom});
    annotations_ = annotations_ || added.annotation;
}

Hidden Hiding::at(geom::Point p, const Clip* left_out) {
    if (!left_out && !bounds_.contains(p)) return {};
    // What shines through.
    double least = 1, most = 1;
    // From the top: what lies below something opaque hides nothing more.
    for (auto next = covers_.rbegin(); next != covers_.rend() && looks_ > 0 && most > nothing; ++next) {
        --looks_;
        const Hidden hidden = by(page_.covers[*next], p, left_out);
        most *= 1 - hidden.surely;
        least *= 1 - hidden.perhaps;
    }
    return {1 - most, 1 - least};
}

bool Hiding::is_near(geom::Point p, double distance) const {
    if (!bounds_.contains(p)) return false;
    return std::ranges::any_of(covers_, [&](std::size_t index) {
        const Cover& cover = page_.covers[index];
        looks_ -= std::min<std::size_t>(looks_, 1);
        if (cover.half_width > 0 && cover.bounds.contains(p)) {
            looks_ -= std::min(looks_, cover.outline->size());
            return cover.outline->has_near(p, cover.half_width + distance);
        }
        return cover.bounds.contains(p) && (cover.kind != Cover::Kind::Form || cell_of(cover, p));
    });
}

bool Hiding::all_inside(const Frame& frame) const {
    return std::ranges::all_of(covers_, [&](std::size_t index) {
        const geom::Box& box = page_.covers[index].bounds;
        return frame.contains({box.left, box.top}) && frame.contains({box.right, box.top}) &&
               frame.contains({box.left, box.bottom}) && frame.contains({box.right, box.bottom});
    });
}

Hidden Hiding::by(const Cover& cover, geom::Point p, const Clip* left_out) {
    if (!(left_out ? cover.shape : cover.bounds).contains(p)) return {};
    if (cover.outline) {
        looks_ -= std::min(looks_, cover.outline->size());
        const bool hit = cover.half_width > 0 ? cover.outline->has_near(p, cover.half_width)
                                              : cover.outline->contains(p, cover.rule);
        if (!hit) return {};
    }
    if (cover.kind == Cover::Kind::Form && !cell_of(cover, p)) return {};
    if (cutting(cover.clips, p, looks_, left_out)) return {};
    if (cover.kind == Cover::Kind::Form) return by_form(cover, p);
    return {cover.kind == Cover::Kind::Unsure ? 0 : cover.opacity, cover.opacity};
}

Hidden Hiding::by_form(const Cover& cover, geom::Point p) {
    const auto cell = cell_of(cover, p);
    if (!cell) return {};
    const Hidden ink = reader_.ink_of(cover.form, looks_).cells[*cell];
    return {cover.opacity * ink.surely, cover.opacity * ink.perhaps};
}

} // namespace spotit::verify

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/colr/paint.hpp"

#include <algorithm>

namespace spotit::symbol {

namespace {

bool is_opaque(const ColorLine& line) {
    return std::ranges::all_of(line.stops, [](const Stop& stop) { return stop.color.alpha >= 1; });
}

bool is_opaque(const Paint& paint) {
    if (const auto* area = std::get_if<Area>(&paint.node)) return is_opaque(area->fill);
    if (const auto* group = std::get_if<Group>(&paint.node)) return is_opaque(group->layers);
    const auto& composite = std::get<Composite>(paint.node);
    return is_opaque(composite.source) && is_opaque(composite.backdrop);
}

geom::Box intersection(const geom::Box& a, const geom::Box& b) {
    return {std::max(a.left, b.left), std::max(a.top, b.top), std::min(a.right, b.right),
            std::min(a.bottom, b.bottom)};
}

void add(geom::Box& sum, const geom::Box& box) {
    if (box.empty()) return;
    sum.add({box.left, box.top});
    sum.add({box.right, box.bottom});
}

std::optional<geom::Box> clip_box(const Group& group) {
    if (const auto* box = std::get_if<geom::Box>(&group.clip)) return *box;
    if (const auto* outline = std::get_if<GlyphOutline>(&group.clip)) return outline->box();
    return {};
}

std::optional<geom::Box> ink_box(const Group& group) {
    auto box = ink_box(group.layers);
    if (const auto clip = clip_box(group)) box = box ? intersection(*box, *clip) : *clip;
    if (!box) return {};
    return moved(*box, group.place);
}

std::optional<geom::Box> ink_box(const Composite& composite) {
    const auto source = ink_box(composite.source), backdrop = ink_box(composite.backdrop);
    const bool both =
        composite.mode == CompositeMode::SourceIn || composite.mode == CompositeMode::DestinationIn;
    if (both && !source) return backdrop;
    if (both && !backdrop) return source;
    if (!source || !backdrop) return {};
    if (both) return intersection(*source, *backdrop);
    geom::Box sum;
    add(sum, *source);
    add(sum, *backdrop);
    return sum;
}

std::optional<geom::Box> ink_box(const Area& area) {
    if (!area.outline) return {};
    return area.outline->box();
}

} // namespace

geom::Box moved(const geom::Box& box, const geom::Affine& place) {
    geom::Box result;
    if (box.empty()) return result;
    for (const double x : {box.left, box.right})
        for (const double y : {box.top, box.bottom}) result.add(place({x, y}));
    return result;
}

bool is_opaque(const Fill& fill) {
    if (const auto* solid = std::get_if<Solid>(&fill)) return solid->color.alpha >= 1;
    if (const auto* linear = std::get_if<LinearGradient>(&fill)) return is_opaque(linear->line);
    if (const auto* radial = std::get_if<RadialGradient>(&fill)) return is_opaque(radial->line);
    return is_opaque(std::get<SweepGradient>(fill).line);
}

bool is_opaque(const std::vector<Paint>& layers) {
    return std::ranges::all_of(layers, [](const Paint& paint) { return is_opaque(paint); });
}

std::optional<geom::Box> ink_box(const Paint& paint) {
    return std::visit([](const auto& node) { return ink_box(node); }, paint.node);
}

std::optional<geom::Box> ink_box(const std::vector<Paint>& layers) {
    geom::Box sum;
    for (const Paint& paint : layers) {
        const auto box = ink_box(paint);
        if (!box) return {};
        add(sum, *box);
    }
    return sum;
}

} // namespace spotit::symbol

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/colr/painter.hpp"

#include "symbol/colr/composites.hpp"

namespace spotit::symbol {

namespace {

/// Returns false for a radial gradient neither of whose circles contains the other: it leaves a part
/// unpainted.
bool covers_plane(const Fill& fill) {
    const auto* radial = std::get_if<RadialGradient>(&fill);
    if (radial == nullptr) return true;
    const double difference = radial->start.radius - radial->end.radius;
    return geom::distance(radial->start.center, radial->end.center) <
           (difference < 0 ? -difference : difference);
}

/// Returns the area that can be painted at most, in the context's coordinates.
geom::Box max_extent(const Canvas& canvas, const Area& area) {
    if (area.outline) return area.outline->box();
    geom::Box clip;
    cairo_clip_extents(canvas.context(), &clip.left, &clip.top, &clip.right, &clip.bottom);
    return clip;
}

void paint_node(const Canvas& canvas, const Area& area) {
    const PatternHandle source = make_source(canvas, area);
    if (!source) return;
    cairo_t* context = canvas.context();
    cairo_set_source(context, source.get());
    if (area.outline) {
        area.outline->trace(context);
        cairo_fill(context);
    } else {
        cairo_paint(context);
    }
}

void clip_to(cairo_t* context, std::monostate) {
    static_cast<void>(context);
}

void clip_to(cairo_t* context, const GlyphOutline& outline) {
    outline.trace(context);
    cairo_clip(context);
}

void clip_to(cairo_t* context, const geom::Box& box) {
    cairo_new_path(context);
    cairo_rectangle(context, box.left, box.top, box.width(), box.height());
    cairo_clip(context);
}

void paint_node(const Canvas& canvas, const Group& group) {
    cairo_t* context = canvas.context();
    cairo_matrix_t current;
    cairo_get_matrix(context, &current);
    const geom::Affine outer{current.xx, current.yx, current.xy, current.yy, current.x0, current.y0};
    // A singular matrix puts the whole context into an error state, not only this drawing.
    if (!is_invertible(outer * group.place)) return;
    const SavedState saved(context);
    const cairo_matrix_t place = cairo_matrix(group.place);
    cairo_transform(context, &place);
    std::visit([&](const auto& clip) { clip_to(context, clip); }, group.clip);
    paint(canvas, group.layers);
}

void paint_node(const Canvas& canvas, const Composite& composite) {
    paint_composite(canvas, composite);
}

} // namespace

PatternHandle make_source(const Canvas& canvas, const Area& area) {
    const bool black =
        canvas.purpose() == Canvas::Purpose::Shape && is_opaque(area.fill) && covers_plane(area.fill);
    if (black) return PatternHandle(cairo_pattern_create_rgba(0, 0, 0, 1));
    return make_pattern(area.fill, area.place, max_extent(canvas, area));
}

void paint(const Canvas& canvas, const std::vector<Paint>& layers) {
    for (const Paint& layer : layers)
        std::visit([&](const auto& node) { paint_node(canvas, node); }, layer.node);
}

} // namespace spotit::symbol

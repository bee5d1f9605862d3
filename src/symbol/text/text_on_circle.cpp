// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/text/text_layout.hpp"

#include "symbol/cairo_handles.hpp"
#include "symbol/canvas.hpp"

#include <cmath>

namespace spotit::symbol {

namespace {

/// Cubic curves, since straight lines become curves on the circle.
struct PathStep {
    enum class Verb { Move, Curve, Close } verb = Verb::Close;
    geom::Point first{}, second{}, end{};
};
using PathSteps = std::vector<PathStep>;

/// Returns the outlines of the letters in the layout's units, the origin on the baseline in the middle of the
/// line.
PathHandle outlines(const SetText& text) {
    const LayoutHandle layout = text.lay_out();
    PangoRectangle logical;
    pango_layout_get_extents(layout.get(), nullptr, &logical);
    const SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1));
    const CairoHandle context(cairo_create(surface.get()));
    cairo_move_to(context.get(),
                  -static_cast<double>(logical.x) / PANGO_SCALE -
                      static_cast<double>(logical.width) / PANGO_SCALE / 2,
                  -first_base_line(layout.get()));
    pango_cairo_layout_path(context.get(), layout.get());
    return PathHandle(cairo_copy_path(context.get()));
}

/// Bends the plane around the origin.
struct Warp {
    double radius = 1, unit = 1; ///< mm; mm for a unit of the path
    ArcSide arc_side = ArcSide::Top;

    geom::Point operator()(geom::Point p) const {
        const double angle = p.x * unit / radius;
        const double side = arc_side == ArcSide::Top ? -1 : 1;
        const double out = radius + side * p.y * unit;
        return {out * std::sin(angle), side * out * std::cos(angle)};
    }
};

/// Adds a line in pieces that are short enough to be bent by their control points alone.
void add_line(PathSteps& steps, geom::Point from, geom::Point to, const Warp& warp) {
    constexpr double max_angle = 0.1; // radians
    const int pieces = 1 + static_cast<int>(std::abs(to.x - from.x) * warp.unit / warp.radius / max_angle);
    const geom::Point way = (1.0 / (3 * pieces)) * (to - from);
    for (int i = 0; i < pieces; ++i) {
        const geom::Point start = from + 3.0 * i * way;
        steps.push_back(
            {PathStep::Verb::Curve, warp(start + way), warp(start + 2.0 * way), warp(start + 3.0 * way)});
    }
}

PathSteps bent(const cairo_path_t& path, const Warp& warp) {
    PathSteps steps;
    geom::Point begin, current;
    for (int i = 0; i < path.num_data; i += path.data[i].header.length) {
        const cairo_path_data_t* data = path.data + i;
        const auto point = [data](int at) { return geom::Point{data[at].point.x, data[at].point.y}; };
        switch (data->header.type) {
        case CAIRO_PATH_MOVE_TO:
            begin = current = point(1);
            steps.push_back({PathStep::Verb::Move, {}, {}, warp(current)});
            break;
        case CAIRO_PATH_LINE_TO:
            add_line(steps, current, point(1), warp);
            current = point(1);
            break;
        case CAIRO_PATH_CURVE_TO:
            steps.push_back({PathStep::Verb::Curve, warp(point(1)), warp(point(2)), warp(point(3))});
            current = point(3);
            break;
        case CAIRO_PATH_CLOSE_PATH:
            if (!(current == begin)) add_line(steps, current, begin, warp);
            steps.push_back({});
            current = begin;
            break;
        }
    }
    return steps;
}

geom::Box bounding_box(const PathSteps& steps) {
    geom::Box box;
    for (const PathStep& step : steps) {
        if (step.verb != PathStep::Verb::Curve) continue; // moves have no ink
        box.add(step.first);
        box.add(step.second);
        box.add(step.end);
    }
    return box;
}

void trace(cairo_t* context, const PathSteps& steps) {
    cairo_new_path(context);
    for (const auto& [verb, first, second, end] : steps) {
        if (verb == PathStep::Verb::Move) cairo_move_to(context, end.x, end.y);
        if (verb == PathStep::Verb::Curve)
            cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y);
        if (verb == PathStep::Verb::Close) cairo_close_path(context);
    }
}

void draw(Canvas& canvas, const PathSteps& steps, const TextStyle& style) {
    cairo_t* context = canvas.context();
    const SavedState saved(context);
    trace(context, steps);
    if (style.halo) {
        cairo_set_source_rgba(context, style.halo->red, style.halo->green, style.halo->blue,
                              style.halo->alpha);
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND);
        cairo_set_line_width(context, 2 * halo_reach * style.size);
        cairo_stroke_preserve(context);
    }
    cairo_set_source_rgba(context, style.color.red, style.color.green, style.color.blue, style.color.alpha);
    cairo_fill(context);
}

} // namespace

Symbol text_on_circle(std::string_view line, double radius, ArcSide side, const TextStyle& style,
                      const Fonts& fonts) {
    const SetText set = set_text(line, style, fonts);
    Symbol symbol{.name = std::string(line), .picture = [](Canvas&) {}, .box = {}, .outline = {}};
    const auto steps = std::make_shared<const PathSteps>(bent(*outlines(set), {radius, set.unit(), side}));
    symbol.box = bounding_box(*steps);
    if (symbol.box.empty()) return symbol;
    if (style.halo) symbol.box = symbol.box.grown(halo_reach * style.size);
    symbol.picture = [steps, style](Canvas& canvas) { draw(canvas, *steps, style); };
    return symbol;
}

} // namespace spotit::symbol

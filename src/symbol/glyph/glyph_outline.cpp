// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/glyph/glyph_outline.hpp"

#include "symbol/glyph/harfbuzz_handles.hpp"

#include <cmath>

namespace spotit::symbol {

/// The target of HarfBuzz's callbacks.
struct OutlineSink {
    using Verb = GlyphOutline::Verb;
    GlyphOutline& outline;
    float unit; ///< coordinates are rounded to multiples of it; 0: no rounding

    static OutlineSink& from(void* data) { return *static_cast<OutlineSink*>(data); }
    float rounded(float value) const { return unit > 0 ? std::round(value / unit) * unit : value; }
    void verb(Verb verb) { outline.verbs_.push_back(verb); }
    void point(float x, float y) { outline.points_.push_back({rounded(x), rounded(y)}); }

    static void move(hb_draw_funcs_t*, void* data, hb_draw_state_t*, float x, float y, void*) {
        from(data).verb(Verb::Move);
        from(data).point(x, y);
    }
    static void line(hb_draw_funcs_t*, void* data, hb_draw_state_t*, float x, float y, void*) {
        from(data).verb(Verb::Line);
        from(data).point(x, y);
    }
    // Quadratic curves: without a callback HarfBuzz converts them to cubic ones.
    // NOLINTNEXTLINE(readability-function-size): as HarfBuzz calls it
    static void curve(hb_draw_funcs_t*, void* data, hb_draw_state_t*, float x1, float y1, float x2, float y2,
                      float x, float y, void*) {
        from(data).verb(Verb::Curve);
        from(data).point(x1, y1);
        from(data).point(x2, y2);
        from(data).point(x, y);
    }
    static void close(hb_draw_funcs_t*, void* data, hb_draw_state_t*, void*) { from(data).verb(Verb::Close); }
};

namespace {

hb_draw_funcs_t* draw_functions() {
    static const DrawFunctionsHandle functions = [] {
        DrawFunctionsHandle made(hb_draw_funcs_create());
        hb_draw_funcs_set_move_to_func(made.get(), OutlineSink::move, nullptr, nullptr);
        hb_draw_funcs_set_line_to_func(made.get(), OutlineSink::line, nullptr, nullptr);
        hb_draw_funcs_set_cubic_to_func(made.get(), OutlineSink::curve, nullptr, nullptr);
        hb_draw_funcs_set_close_path_func(made.get(), OutlineSink::close, nullptr, nullptr);
        hb_draw_funcs_make_immutable(made.get());
        return made;
    }();
    return functions.get();
}

} // namespace

GlyphOutline::GlyphOutline(hb_font_t* font, hb_codepoint_t glyph) {
    // Half a unit of 500 to the em is 0.02 mm on a symbol of 20 mm.
    constexpr unsigned fine_enough = 500;
    OutlineSink sink{*this, hb_face_get_upem(hb_font_get_face(font)) >= fine_enough ? 1.0F : 0.0F};
#if HB_VERSION_ATLEAST(7, 0, 0)
    hb_font_draw_glyph(font, glyph, draw_functions(), &sink);
#else
    hb_font_get_glyph_shape(font, glyph, draw_functions(), &sink);
#endif
}

geom::Box GlyphOutline::box() const {
    geom::Box box;
    for (const SmallPoint point : points_) box.add({point.x, point.y});
    return box;
}

void GlyphOutline::trace(cairo_t* context) const {
    cairo_new_path(context);
    const SmallPoint* next = points_.data();
    for (const Verb verb : verbs_) {
        switch (verb) {
        case Verb::Move:
            cairo_move_to(context, next[0].x, next[0].y);
            next += 1;
            break;
        case Verb::Line:
            cairo_line_to(context, next[0].x, next[0].y);
            next += 1;
            break;
        case Verb::Curve:
            cairo_curve_to(context, next[0].x, next[0].y, next[1].x, next[1].y, next[2].x, next[2].y);
            next += 3;
            break;
        case Verb::Close:
            cairo_close_path(context);
            break;
        }
    }
}

Contours GlyphOutline::contours(const geom::Affine& place) const {
    Contours result;
    const SmallPoint* next = points_.data();
    geom::Point pen;
    const auto take = [&] {
        const geom::Point point{next->x, next->y};
        ++next;
        return place(point);
    };
    const auto add = [&](const Curve& curve) {
        if (!result.empty()) result.back().curves.push_back(curve);
        pen = curve.to;
    };
    for (const Verb verb : verbs_) {
        if (verb == Verb::Move) {
            result.push_back({});
            pen = take();
        } else if (verb == Verb::Line) {
            const geom::Point to = take();
            add({pen, pen, to, to});
        } else if (verb == Verb::Curve) {
            const geom::Point from_handle = take(), to_handle = take();
            add({pen, from_handle, to_handle, take()});
        } else if (!result.empty() && !result.back().curves.empty()) {
            const geom::Point begin = result.back().curves.front().from;
            if (!(pen == begin)) add({pen, pen, begin, begin});
        }
    }
    return result;
}

} // namespace spotit::symbol

#include "symbol/paint.hpp"

#include "symbol/font/font_handles.hpp"
#include "symbol/image/pixel_source.hpp"
#include "symbol/svg/svg_source.hpp"

#include <spotit/drawing/painting.hpp>

#include <cmath>

namespace spotit::symbol {
namespace {

using Mode = CompositeMode;

/// Cairo's operators, in the order of CompositeMode.
constexpr std::array operators{
    CAIRO_OPERATOR_CLEAR,      CAIRO_OPERATOR_SOURCE,
    CAIRO_OPERATOR_DEST,       CAIRO_OPERATOR_OVER,
    CAIRO_OPERATOR_DEST_OVER,  CAIRO_OPERATOR_IN,
    CAIRO_OPERATOR_DEST_IN,    CAIRO_OPERATOR_OUT,
    CAIRO_OPERATOR_DEST_OUT,   CAIRO_OPERATOR_ATOP,
    CAIRO_OPERATOR_DEST_ATOP,  CAIRO_OPERATOR_XOR,
    CAIRO_OPERATOR_ADD,        CAIRO_OPERATOR_SCREEN,
    CAIRO_OPERATOR_OVERLAY,    CAIRO_OPERATOR_DARKEN,
    CAIRO_OPERATOR_LIGHTEN,    CAIRO_OPERATOR_COLOR_DODGE,
    CAIRO_OPERATOR_COLOR_BURN, CAIRO_OPERATOR_HARD_LIGHT,
    CAIRO_OPERATOR_SOFT_LIGHT, CAIRO_OPERATOR_DIFFERENCE,
    CAIRO_OPERATOR_EXCLUSION,  CAIRO_OPERATOR_MULTIPLY,
    CAIRO_OPERATOR_HSL_HUE,    CAIRO_OPERATOR_HSL_SATURATION,
    CAIRO_OPERATOR_HSL_COLOR,  CAIRO_OPERATOR_HSL_LUMINOSITY,
};
static_assert(operators.size() == static_cast<std::size_t>(Mode::Luminosity) + 1);

void set_color(cairo_t* context, const color::Color& color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha);
}

/// Returns the number of whole pixels before a place, 0 to `count`.
int count_pixels(double place, int count) {
    return place > 0 ? static_cast<int>(std::min(place, 1.0 * count)) : 0;
}

/// Paints items on a context.
struct Painter {
    cairo_t* context;
    Purpose purpose;

    void paint(const Items& items) const {
        for (const Item& item : items) std::visit([&](const auto& node) { paint(node); }, item.node);
    }

    void paint(const Fill& fill) const {
        if (fill.path && is_covered(fill.path->box())) return;
        const PatternHandle source = make_source(fill);
        if (!source) return;
        cairo_set_source(context, source.get());
        if (!fill.path) return cairo_paint(context);
        cairo_new_path(context);
        trace(context, *fill.path);
        cairo_fill(context);
    }
    void paint(const Stroke& stroke) const {
        set_color(context, stroke.color);
        cairo_new_path(context);
        trace(context, stroke.path);
        if (purpose == Purpose::Shape) return fill_stroke(context, stroke.width);
        cairo_set_line_width(context, stroke.width);
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND);
        cairo_set_line_cap(context,
                           stroke.ends == Stroke::Ends::Round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
        cairo_stroke(context);
    }
    void paint(const Text& text) const {
        set_color(context, text.color);
        cairo_new_path(context);
        // Rounded as Cairo holds it, as Pango does: layouts depend on it.
        geom::Point origin;
        cairo_move_to(context, text.origin.x, text.origin.y);
        cairo_get_current_point(context, &origin.x, &origin.y);
        for (const Text::Run& run : text.runs) run.font->show(context, run.glyphs, origin, purpose);
        cairo_fill(context); // of shapes
    }
    void paint(const Group& group) const { paint_placed(group.items, group.place, group); }
    void paint(const Composite& composite) const {
        // Blending changes colors, but covers the same area as plain painting.
        if (purpose == Purpose::Shape && !to_css_blend_mode(composite.mode).empty()) {
            paint(composite.backdrop);
            return paint(composite.source);
        }
        const auto steps = list_paint_steps(composite);
        if (!steps || !stays_vector(composite)) return paint_joined(composite);
        for (const auto& [items, mask] : *steps)
            mask == nullptr ? paint(*items) : paint_masked(*items, *mask);
    }
    void paint(const Use& use) const { paint_placed(use.drawing.items(), use.place, {}); }
    void paint(const Pixels& pixels) const {
        const SavedState saved(context);
        transform(context, pixels.place);
        const PixelSource& source = *pixels.source;
        if (purpose == Purpose::Color || !source.is_opaque) return source.paint(context);
        cairo_set_source_rgb(context, 0, 0, 0);
        cairo_rectangle(context, 0, 0, source.size.width, source.size.height);
        cairo_fill(context);
    }
    void paint(const SvgPage& page) const { page.source->paint(context); }

    /// Returns true if a shape is opaque already in the whole box: nothing painted there changes it.
    bool is_covered(const geom::Box& box) const {
        if (purpose != Purpose::Shape || box.empty()) return false;
        cairo_surface_t* const target = cairo_get_group_target(context);
        if (cairo_surface_get_type(target) != CAIRO_SURFACE_TYPE_IMAGE ||
            cairo_image_surface_get_format(target) != CAIRO_FORMAT_A8)
            return false;
        geom::Box device = box.map_by(read_matrix());
        double x = 0, y = 0;
        cairo_surface_get_device_offset(target, &x, &y);
        const int width = cairo_image_surface_get_width(target);
        const int left = count_pixels(device.left + x - 1, width),
                  right = count_pixels(device.right + x + 1, width);
        const int height = cairo_image_surface_get_height(target);
        const int top = count_pixels(device.top + y - 1, height),
                  bottom = count_pixels(device.bottom + y + 1, height);
        cairo_surface_flush(target);
        const unsigned char* const data = cairo_image_surface_get_data(target);
        const int stride = cairo_image_surface_get_stride(target);
        for (int row = top; row < bottom; ++row) {
            const unsigned char* const pixels = data + std::ptrdiff_t{stride} * row;
            if (!std::all_of(pixels + left, pixels + right, [](unsigned char alpha) { return alpha == 255; }))
                return false;
        }
        return true;
    }
    geom::Affine read_matrix() const {
        cairo_matrix_t matrix;
        cairo_get_matrix(context, &matrix);
        return {matrix.xx, matrix.yx, matrix.xy, matrix.yy, matrix.x0, matrix.y0};
    }

    /// Returns the source to fill an area with; null if it paints nothing. For shapes, a paint that is opaque
    /// everywhere is black.
    PatternHandle make_source(const Fill& fill) const {
        if (purpose == Purpose::Shape && is_opaque(fill.paint) && find_facts(fill.paint).covers_plane)
            return PatternHandle(cairo_pattern_create_rgba(0, 0, 0, 1));
        geom::Box area;
        if (fill.path)
            area = fill.path->box();
        else
            cairo_clip_extents(context, &area.left, &area.top, &area.right, &area.bottom);
        return make_pattern(fill, area);
    }
    void clip_to(const Group& group) const {
        if (std::holds_alternative<std::monostate>(group.clip)) return;
        cairo_new_path(context);
        if (const auto* box = std::get_if<geom::Box>(&group.clip))
            cairo_rectangle(context, box->left, box->top, box->width(), box->height());
        else
            trace(context, std::get<geom::Path>(group.clip));
        cairo_clip(context);
    }
    /// Paints items at a place, with the clip and the opacity of the group.
    void paint_placed(const Items& items, const geom::Affine& place, const Group& group) const {
        // A singular matrix puts the whole context into an error state, not only this drawing.
        if (!geom::is_invertible(read_matrix() * place)) return;
        const SavedState saved(context);
        transform(context, place);
        clip_to(group);
        paint_translucent(items, group.opacity);
    }
    void paint_translucent(const Items& items, double opacity) const {
        if (opacity >= 1) return paint(items);
        const PatternHandle group = make_group(items);
        cairo_set_source(context, group.get());
        cairo_paint_with_alpha(context, opacity);
    }
    void push_group() const {
        cairo_push_group_with_content(context, purpose == Purpose::Shape ? CAIRO_CONTENT_ALPHA
                                                                         : CAIRO_CONTENT_COLOR_ALPHA);
    }
    /// Draws the items as a separate pattern, to be used as a source or a mask.
    PatternHandle make_group(const Items& items) const {
        push_group();
        paint(items);
        return PatternHandle(cairo_pop_group(context));
    }
    /// Paints `content` where `mask` is opaque.
    void paint_masked(const Items& content, const Items& mask) const {
        const Fill* const fill = find_only_fill(content);
        if (const auto opacity = find_even_opacity(mask)) return paint_translucent(content, *opacity);
        const PatternHandle mask_group = make_group(mask);
        const PatternHandle source = fill != nullptr ? make_source(*fill) : make_group(content);
        if (!source) return;
        cairo_set_source(context, source.get());
        cairo_mask(context, mask_group.get());
    }
    /// Paints both in a group of their own, joined by Cairo's operator for the mode.
    void paint_joined(const Composite& composite) const {
        push_group();
        paint(composite.backdrop);
        {
            const PatternHandle source = make_group(composite.source);
            const SavedState saved(context);
            cairo_set_source(context, source.get());
            cairo_set_operator(context, operators[static_cast<std::size_t>(composite.mode)]);
            cairo_paint(context);
        }
        cairo_pop_group_to_source(context);
        cairo_paint(context);
    }
};

} // namespace

void paint(cairo_t* context, const Drawing& drawing, Purpose purpose) {
    Painter{context, purpose}.paint(drawing.items());
}

Canvas::Canvas(const geom::Box& box, int side, int rim, cairo_format_t format)
    : scale(side / std::max(box.width(), box.height()))
    , corner{box.left - rim / scale, box.top - rim / scale}
    , width(static_cast<int>(std::ceil(box.width() * scale)) + 2 * rim)
    , height(static_cast<int>(std::ceil(box.height() * scale)) + 2 * rim)
    , surface(cairo_image_surface_create(format, width, height)) {}

cairo_status_t Canvas::paint(const Drawing& drawing, Purpose purpose) const {
    const CairoHandle context(cairo_create(surface.get()));
    cairo_scale(context.get(), scale, scale);
    cairo_translate(context.get(), -corner.x, -corner.y);
    symbol::paint(context.get(), drawing, purpose);
    cairo_surface_flush(surface.get());
    return cairo_status(context.get());
}

void transform(cairo_t* context, const geom::Affine& place) {
    const cairo_matrix_t matrix{place.a, place.b, place.c, place.d, place.e, place.f};
    cairo_transform(context, &matrix);
}

void trace(cairo_t* context, const geom::Path& path) {
    using Verb = geom::Path::Verb;
    for (const auto& [verb, points] : path.list_steps()) {
        if (verb == Verb::Move) cairo_move_to(context, points[0].x, points[0].y);
        if (verb == Verb::Line) cairo_line_to(context, points[0].x, points[0].y);
        if (verb == Verb::Curve)
            cairo_curve_to(context, points[0].x, points[0].y, points[1].x, points[1].y, points[2].x,
                           points[2].y);
        if (verb == Verb::Close) cairo_close_path(context);
    }
}

} // namespace spotit::symbol

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/colr/composites.hpp"

#include "symbol/colr/painter.hpp"

#include <algorithm>
#include <array>

namespace spotit::symbol {

namespace {

using Mode = CompositeMode;
using Layers = std::vector<Paint>;

/// The name of a mode in OpenType, its operator in Cairo and its blend mode in CSS, in the order of
/// CompositeMode.
struct ModeRow {
    std::string_view name;
    cairo_operator_t cairo;
    std::string_view css{};
};
constexpr std::array mode_rows{
    ModeRow{"CLEAR", CAIRO_OPERATOR_CLEAR},
    ModeRow{"SRC", CAIRO_OPERATOR_SOURCE},
    ModeRow{"DEST", CAIRO_OPERATOR_DEST},
    ModeRow{"SRC_OVER", CAIRO_OPERATOR_OVER},
    ModeRow{"DEST_OVER", CAIRO_OPERATOR_DEST_OVER},
    ModeRow{"SRC_IN", CAIRO_OPERATOR_IN},
    ModeRow{"DEST_IN", CAIRO_OPERATOR_DEST_IN},
    ModeRow{"SRC_OUT", CAIRO_OPERATOR_OUT},
    ModeRow{"DEST_OUT", CAIRO_OPERATOR_DEST_OUT},
    ModeRow{"SRC_ATOP", CAIRO_OPERATOR_ATOP},
    ModeRow{"DEST_ATOP", CAIRO_OPERATOR_DEST_ATOP},
    ModeRow{"XOR", CAIRO_OPERATOR_XOR},
    ModeRow{"PLUS", CAIRO_OPERATOR_ADD},
    ModeRow{"SCREEN", CAIRO_OPERATOR_SCREEN, "screen"},
    ModeRow{"OVERLAY", CAIRO_OPERATOR_OVERLAY, "overlay"},
    ModeRow{"DARKEN", CAIRO_OPERATOR_DARKEN, "darken"},
    ModeRow{"LIGHTEN", CAIRO_OPERATOR_LIGHTEN, "lighten"},
    ModeRow{"COLOR_DODGE", CAIRO_OPERATOR_COLOR_DODGE, "color-dodge"},
    ModeRow{"COLOR_BURN", CAIRO_OPERATOR_COLOR_BURN, "color-burn"},
    ModeRow{"HARD_LIGHT", CAIRO_OPERATOR_HARD_LIGHT, "hard-light"},
    ModeRow{"SOFT_LIGHT", CAIRO_OPERATOR_SOFT_LIGHT, "soft-light"},
    ModeRow{"DIFFERENCE", CAIRO_OPERATOR_DIFFERENCE, "difference"},
    ModeRow{"EXCLUSION", CAIRO_OPERATOR_EXCLUSION, "exclusion"},
    ModeRow{"MULTIPLY", CAIRO_OPERATOR_MULTIPLY, "multiply"},
    ModeRow{"HSL_HUE", CAIRO_OPERATOR_HSL_HUE, "hue"},
    ModeRow{"HSL_SATURATION", CAIRO_OPERATOR_HSL_SATURATION, "saturation"},
    ModeRow{"HSL_COLOR", CAIRO_OPERATOR_HSL_COLOR, "color"},
    ModeRow{"HSL_LUMINOSITY", CAIRO_OPERATOR_HSL_LUMINOSITY, "luminosity"},
};
static_assert(mode_rows.size() == static_cast<std::size_t>(Mode::Luminosity) + 1);

const ModeRow& row(Mode mode) {
    return mode_rows[static_cast<std::size_t>(mode)];
}

void push_group(const Canvas& canvas) {
    const bool shape = canvas.purpose() == Canvas::Purpose::Shape;
    cairo_push_group_with_content(canvas.context(), shape ? CAIRO_CONTENT_ALPHA : CAIRO_CONTENT_COLOR_ALPHA);
}

/// Draws the layers as a separate pattern, to be used as a source or a mask.
PatternHandle group(const Canvas& canvas, const Layers& layers) {
    push_group(canvas);
    paint(canvas, layers);
    return PatternHandle(cairo_pop_group(canvas.context()));
}

/// Returns the fill if the layers are a single fill without an outline.
const Area* only_fill(const Layers& layers) {
    if (layers.size() != 1) return nullptr;
    const auto* area = std::get_if<Area>(&layers.front().node);
    return area != nullptr && !area->outline ? area : nullptr;
}

/// Paints `content` where `mask` is opaque: SRC_IN and DEST_IN without the operators that PDF lacks.
void paint_masked(const Canvas& canvas, const Layers& content, const Layers& mask) {
    cairo_t* context = canvas.context();
    const Area* const fill = only_fill(content);
    const Area* const mask_fill = only_fill(mask);
    if (mask_fill != nullptr && std::holds_alternative<Solid>(mask_fill->fill)) {
        const double alpha = std::get<Solid>(mask_fill->fill).color.alpha;
        if (alpha >= 1) return paint(canvas, content);
        const PatternHandle source = group(canvas, content);
        cairo_set_source(context, source.get());
        cairo_paint_with_alpha(context, alpha);
        return;
    }
    const PatternHandle mask_group = group(canvas, mask);
    const PatternHandle source = fill != nullptr ? make_source(canvas, *fill) : group(canvas, content);
    if (!source) return;
    cairo_set_source(context, source.get());
    cairo_mask(context, mask_group.get());
}

/// Paints `under`, and `over` where `under` is: SRC_ATOP and DEST_ATOP for an `under` without translucent
/// parts.
void paint_atop(const Canvas& canvas, const Layers& over, const Layers& under) {
    paint(canvas, under);
    paint_masked(canvas, over, under);
}

/// Paints both in a group of their own, joined by Cairo's operator for the mode.
void paint_joined(const Canvas& canvas, const Composite& composite) {
    cairo_t* context = canvas.context();
    push_group(canvas);
    paint(canvas, composite.backdrop);
    {
        const PatternHandle source = group(canvas, composite.source);
        const SavedState saved(context);
        cairo_set_source(context, source.get());
        cairo_set_operator(context, row(composite.mode).cairo);
        cairo_paint(context);
    }
    cairo_pop_group_to_source(context);
    cairo_paint(context);
}

void paint_both(const Canvas& canvas, const Layers& under, const Layers& over) {
    paint(canvas, under);
    paint(canvas, over);
}

bool is_blend(Mode mode) {
    return mode >= Mode::Screen;
}

void collect_raster_modes(const Layers& layers, std::vector<std::string_view>& modes) {
    for (const Paint& layer : layers) {
        if (const auto* group = std::get_if<Group>(&layer.node)) collect_raster_modes(group->layers, modes);
        const auto* composite = std::get_if<Composite>(&layer.node);
        if (composite == nullptr) continue;
        const std::string_view name = row(composite->mode).name;
        if (!stays_vector(*composite) && std::ranges::find(modes, name) == modes.end()) modes.push_back(name);
        collect_raster_modes(composite->source, modes);
        collect_raster_modes(composite->backdrop, modes);
    }
}

} // namespace

void paint_composite(const Canvas& canvas, const Composite& composite) {
    const auto& [mode, source, backdrop] = composite;
    // Blending changes colors, but covers the same area as plain painting.
    const bool shape_only = canvas.purpose() == Canvas::Purpose::Shape;
    if (is_blend(mode) && shape_only) return paint_both(canvas, backdrop, source);
    switch (mode) {
    case Mode::Clear:
        return;
    case Mode::Source:
        return paint(canvas, source);
    case Mode::Destination:
        return paint(canvas, backdrop);
    case Mode::SourceOver:
        return paint_both(canvas, backdrop, source);
    case Mode::DestinationOver:
        return paint_both(canvas, source, backdrop);
    case Mode::SourceIn:
        return paint_masked(canvas, source, backdrop);
    case Mode::DestinationIn:
        return paint_masked(canvas, backdrop, source);
    case Mode::SourceAtop:
        return stays_vector(composite) ? paint_atop(canvas, source, backdrop)
                                       : paint_joined(canvas, composite);
    case Mode::DestinationAtop:
        return stays_vector(composite) ? paint_atop(canvas, backdrop, source)
                                       : paint_joined(canvas, composite);
    default:
        return paint_joined(canvas, composite);
    }
}

bool stays_vector(const Composite& composite) {
    switch (composite.mode) {
    case Mode::SourceOut:
    case Mode::DestinationOut:
    case Mode::Xor:
    case Mode::Plus:
        return false;
    case Mode::SourceAtop:
        return is_opaque(composite.backdrop);
    case Mode::DestinationAtop:
        return is_opaque(composite.source);
    default:
        return true;
    }
}

std::string_view css_blend_mode(Mode mode) {
    return row(mode).css;
}

std::vector<std::string_view> raster_modes(const Layers& layers) {
    std::vector<std::string_view> modes;
    collect_raster_modes(layers, modes);
    return modes;
}

} // namespace spotit::symbol

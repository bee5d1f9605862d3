// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/symbol.hpp>

#include "symbol/cairo_handles.hpp"
#include "symbol/canvas.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::symbol {

namespace {

// Shares of the picture's size, which is the geometric mean of its box's sides.
constexpr double name_height = 0.26, max_name = 1.5, white = 0.05;

geom::Box place_box(const geom::Box& box, const geom::Affine& place) {
    geom::Box result;
    result.add(place({box.left, box.top}));
    result.add(place({box.right, box.bottom}));
    return result;
}

geom::Box symbol_ink(const Symbol& symbol) {
    return symbol.outline.empty() ? symbol.box : geom::bounds(symbol.outline);
}

/// Centers the name below the picture at the usual height, reduced if it would be too wide.
geom::Affine caption_transform(const Symbol& picture, const Symbol& name) {
    const geom::Box above = symbol_ink(picture), text = symbol_ink(name);
    const double size = std::sqrt(above.width() * above.height());
    const double scale = std::min(name_height * size / text.height(), max_name * size / text.width());
    return geom::Affine::translation({above.center().x, above.bottom + white * size}) *
           geom::Affine::scaling(scale) * geom::Affine::translation({-text.center().x, -text.top});
}

void draw(Canvas& canvas, const DrawFunction& picture, const geom::Affine& place) {
    const SavedState saved(canvas.context());
    cairo_matrix_t matrix;
    cairo_matrix_init(&matrix, place.a, place.b, place.c, place.d, place.e, place.f);
    cairo_transform(canvas.context(), &matrix);
    picture(canvas);
}

} // namespace

Symbol with_caption(const Symbol& picture, const Symbol& name) {
    if (symbol_ink(picture).empty() || symbol_ink(name).empty()) return picture;
    const geom::Affine place = caption_transform(picture, name);
    Symbol result = picture;
    result.picture = [above = picture.picture, below = name.picture, place](Canvas& canvas) {
        draw(canvas, above, {});
        draw(canvas, below, place);
    };
    result.x_height = name.x_height * place.a; // the scale, as there is no rotation
    const geom::Box text = place_box(name.box, place);
    result.box.add({text.left, text.top});
    result.box.add({text.right, text.bottom});
    for (geom::Polygon ring : name.outline) {
        std::ranges::transform(ring, ring.begin(), place);
        result.outline.push_back(std::move(ring));
    }
    result.fallback_fonts.insert(result.fallback_fonts.end(), name.fallback_fonts.begin(),
                                 name.fallback_fonts.end());
    return result;
}

} // namespace spotit::symbol

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "render/page_painting.hpp"

#include <algorithm>

namespace spotit::render {

namespace {

/// Paints a face, clipped to the card grown by its bleed and to the slot's clip.
void paint_slot(cairo_t* context, const document::Document& document, const PicturePainter& pictures,
                const document::Slot& slot) {
    const SavedState saved(context);
    const auto [width, height] = document.card.size();
    const geom::Box reach = face_box(document, 2 * (width + height));
    cairo_new_path(context);
    trace(context, geom::Box{std::max(slot.bleed_clip.left, slot.center.x + reach.left),
                             std::max(slot.bleed_clip.top, slot.center.y + reach.top),
                             std::min(slot.bleed_clip.right, slot.center.x + reach.right),
                             std::min(slot.bleed_clip.bottom, slot.center.y + reach.bottom)});
    cairo_clip(context);
    cairo_translate(context, slot.center.x, slot.center.y);
    cairo_rotate(context, slot.angle);
    trace(context, document::painted_shape(document, slot.face));
    cairo_clip(context);
    paint_face(context, pictures, document.faces[static_cast<std::size_t>(slot.face)]);
}

void paint_stroke(cairo_t* context, const sheet::Stroke& stroke) {
    cairo_new_path(context);
    trace(context, stroke);
    cairo_set_source_rgb(context, 1 - stroke.black, 1 - stroke.black, 1 - stroke.black);
    cairo_set_line_width(context, stroke.width);
    cairo_stroke(context);
}

} // namespace

void paint_page(cairo_t* context, const document::Document& document, const PicturePainter& pictures,
                const document::Page& page) {
    const SavedState saved(context);
    transform(context, page.place);
    for (const document::Slot& slot : page.slots) paint_slot(context, document, pictures, slot);
    for (const sheet::Stroke& stroke : page.strokes) paint_stroke(context, stroke);
    for (const document::PlacedPicture& placed : page.texts) pictures.paint(context, placed);
}

} // namespace spotit::render

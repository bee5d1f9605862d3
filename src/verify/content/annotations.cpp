// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
// Annotations are printed upon the page (ISO 32000-1, 12.5).
#include "verify/content/interpreter.hpp"

#include "pdf/content/resources.hpp"

#include <cmath>
#include <optional>

namespace spotit::verify {

namespace {

using Object = QPDFObjectHandle;

constexpr int max_annotations = 2000;
constexpr int hidden = 2, printed = 4; // ISO 32000-1, table 165

bool is_printed(Object annotation) {
    if (!annotation.isDictionary()) return false;
    Object flags = annotation.getKey("/F"), kind = annotation.getKey("/Subtype");
    const long long bits = flags.isInteger() ? flags.getIntValue() : 0;
    const bool shows = !kind.isName() || (kind.getName() != "/Popup" && kind.getName() != "/Link");
    return shows && (bits & printed) != 0 && (bits & hidden) == 0;
}

/// The form that it shows; none where every program draws it as it likes.
std::optional<Object> appearance_of(Object annotation) {
    Object all = annotation.getKey("/AP");
    if (!all.isDictionary()) return std::nullopt;
    Object normal = all.getKey("/N");
    if (normal.isDictionary() && !normal.isStream()) {
        Object state = annotation.getKey("/AS");
        normal = state.isName() ? normal.getKey(state.getName()) : Object::newNull();
    }
    return normal;
}

/// ISO 32000-1, 12.5.5, algorithm 8.1: the box of what its form draws comes to lie in its rectangle.
std::optional<geom::Affine> place_of(Object form, const QPDFObjectHandle::Rectangle& room) {
    Object box = form.getDict().getKey("/BBox");
    if (!box.isRectangle()) return std::nullopt;
    geom::Box drawn;
    for (const geom::Point corner :
         corners_of(pdf::matrix_of(form.getDict().getKey("/Matrix")), box.getArrayAsRectangle()))
        drawn.add(corner);
    if (!(drawn.width() > 0 && drawn.height() > 0)) return std::nullopt;
    const double x = (room.urx - room.llx) / drawn.width(), y = (room.ury - room.lly) / drawn.height();
    return geom::Affine{x, 0, 0, y, room.llx - x * drawn.left, room.lly - y * drawn.top};
}

} // namespace

void PageReader::read_annotations(QPDFPageObjectHelper page, const PageView& view, PageContents& found) {
    Object all = page.getObjectHandle().getKey("/Annots");
    if (!all.isArray()) return;
    for (int i = 0; i < all.getArrayNItems(); ++i) {
        if (!may_add(static_cast<std::size_t>(i), max_annotations)) return;
        Object annotation = all.getArrayItem(i);
        if (!is_printed(annotation) || !annotation.getKey("/Rect").isRectangle()) continue;
        const auto room = annotation.getKey("/Rect").getArrayAsRectangle();
        Interpreter interpreter(*this, found, Object::newNull(), view.from_page);
        interpreter.keep_to(view.kept);
        const int layer = layers_.number_of(annotation.getKey("/OC"));
        std::optional<Object> form = appearance_of(annotation);
        if (!form)
            interpreter.cover_with_annotation({room.llx, room.lly, room.urx, room.ury}, layer);
        else if (form->isStream())
            if (const auto place = place_of(*form, room)) interpreter.draw_annotation(*form, *place, layer);
    }
}

} // namespace spotit::verify

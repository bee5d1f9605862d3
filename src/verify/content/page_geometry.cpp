// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/page_geometry.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::verify {

namespace {

constexpr double rounding = 0.5; // points

/// What of the page is shown: a CropBox counts as far as it lies on the page.
geom::Box shown_box(const geom::Box& media, const geom::Box& crop) {
    const geom::Box both = common(media, crop);
    return both.empty() ? media : both;
}

/// How many quarters of a turn, clockwise.
int quarters_of(QPDFPageObjectHelper& page) {
    QPDFObjectHandle rotate = page.getAttribute("/Rotate", false);
    if (!rotate.isInteger()) return 0;
    return static_cast<int>((rotate.getIntValue() % 360 + 360) % 360 / 90);
}

double unit_of(QPDFPageObjectHelper& page) {
    QPDFObjectHandle unit = page.getObjectHandle().getKey("/UserUnit");
    const double value = unit.isNumber() ? unit.getNumericValue() : 1;
    return std::isfinite(value) && value > 0 ? value : 1;
}

/// Turns a page with its corner at the origin so that it has its corner there again.
geom::Affine turned(int quarters, const geom::Box& box) {
    switch (quarters) {
    case 1:
        return {0, -1, 1, 0, 0, box.width()};
    case 2:
        return {-1, 0, 0, -1, box.width(), box.height()};
    case 3:
        return {0, 1, -1, 0, box.height(), 0};
    default:
        return {};
    }
}

} // namespace

geom::Box box_of(QPDFPageObjectHelper& page, const char* key) {
    QPDFObjectHandle box = page.getAttribute(key, false);
    if (!box.isRectangle()) return {};
    const auto r = box.getArrayAsRectangle();
    return {r.llx, r.lly, r.urx, r.ury};
}

geom::Box common(const geom::Box& one, const geom::Box& other) {
    return {std::max(one.left, other.left), std::max(one.top, other.top), std::min(one.right, other.right),
            std::min(one.bottom, other.bottom)};
}

bool PageView::shows(geom::Point place) const {
    return geom::Box{0, 0, size.width, size.height}.grown(rounding).contains(place);
}

PageView view_of(QPDFPageObjectHelper page) {
    const geom::Box media = box_of(page, "/MediaBox");
    PageView view{.quarters = quarters_of(page), .unit = unit_of(page)};
    if (media.empty()) return view;
    const geom::Box shown = shown_box(media, box_of(page, "/CropBox"));
    view.from_page = geom::Affine::scaling(view.unit) * turned(view.quarters, shown) *
                     geom::Affine::translation({-shown.left, -shown.top});
    view.size = {view.unit * shown.width(), view.unit * shown.height()};
    if (view.quarters % 2 == 1) std::swap(view.size.width, view.size.height);
    view.media.add(view.from_page({media.left, media.top}));
    view.media.add(view.from_page({media.right, media.bottom}));
    const geom::Box trim = box_of(page, "/TrimBox"), kept = trim.empty() ? media : trim;
    const geom::Box left = shown_box(media, kept);
    view.kept.add(view.from_page({left.left, left.top}));
    view.kept.add(view.from_page({left.right, left.bottom}));
    const geom::Box room = shown.grown(rounding);
    view.shows_trim = room.contains({kept.left, kept.top}) && room.contains({kept.right, kept.bottom});
    return view;
}

} // namespace spotit::verify

#include "verify/content/page_view.hpp"

#include <cmath>

namespace spotit::verify {

namespace {

/// Returns the map from points of the page as it is written to points of the page as it is shown, but for a
/// shift.
geom::Affine find_rotation(QPDFPageObjectHelper& page) {
    QPDFObjectHandle rotate = page.getAttribute("/Rotate", false);
    QPDFObjectHandle unit = page.getObjectHandle().getKey("/UserUnit");
    double scale = unit.isNumber() ? unit.getNumericValue() : 1;
    if (!std::isfinite(scale) || scale <= 0) scale = 1;
    geom::Affine map = geom::Affine::scaling(scale);
    const auto quarters = rotate.isInteger() ? (rotate.getIntValue() / 90 % 4 + 4) % 4 : 0;
    for (int i = 0; i < quarters; ++i) map = geom::Affine{0, -1, 1, 0, 0, 0} * map; // clockwise
    return map;
}

} // namespace

geom::Box find_box(QPDFPageObjectHelper& page, const char* key) {
    QPDFObjectHandle box = page.getAttribute(key, false);
    if (!box.isRectangle()) return {};
    const auto r = box.getArrayAsRectangle();
    return {r.llx, r.lly, r.urx, r.ury};
}

PageView find_view(QPDFPageObjectHelper page, const Scale& scale) {
    const geom::Affine rotation = find_rotation(page);
    PageView view{.is_sideways = rotation.b != 0, .is_rotated = rotation.a <= 0};
    const geom::Box media = find_box(page, "/MediaBox"), trim = find_box(page, "/TrimBox");
    const geom::Box crop = media.intersection(find_box(page, "/CropBox"));
    if (media.empty()) return view;
    const geom::Affine map = rotation * geom::Affine{1 / scale.across, 0, 0, 1 / scale.down, 0, 0};
    const geom::Box shown = (crop.empty() ? media : crop).mapped(map);
    view.from_page = geom::Affine::translation({-shown.left, -shown.top}) * map;
    view.size = {shown.width(), shown.height()};
    view.kept = (trim.empty() ? media : trim).mapped(view.from_page);
    return view;
}

} // namespace spotit::verify

#include "verify/content/page_reader.hpp"

#include <cmath>

namespace spotit::verify {

geom::Box read_box(QPDFPageObjectHelper& page, const char* key) {
    QPDFObjectHandle box = page.getAttribute(key, false);
    if (!box.isRectangle()) return {};
    const auto r = box.getArrayAsRectangle();
    return {r.llx, r.lly, r.urx, r.ury};
}

PageView find_view(QPDFPageObjectHelper page, const Scale& scale) {
    QPDFObjectHandle rotate = page.getAttribute("/Rotate", false);
    QPDFObjectHandle unit = page.getObjectHandle().getKey("/UserUnit");
    double size = unit.isNumber() ? unit.getNumericValue() : 1;
    if (!std::isfinite(size) || size <= 0) size = 1;
    geom::Affine rotation = geom::Affine::scaling(size);
    const auto quarters = rotate.isInteger() ? (rotate.getIntValue() / 90 % 4 + 4) % 4 : 0;
    for (int i = 0; i < quarters; ++i) rotation = geom::Affine{0, -1, 1, 0, 0, 0} * rotation; // clockwise
    PageView view{.is_sideways = rotation.b != 0, .is_rotated = rotation.a <= 0};
    const geom::Box media = read_box(page, "/MediaBox"), trim = read_box(page, "/TrimBox");
    const geom::Box crop = media.intersect(read_box(page, "/CropBox"));
    if (media.empty()) return view;
    const geom::Affine map = rotation * geom::Affine{1 / scale.across, 0, 0, 1 / scale.down, 0, 0};
    const geom::Box shown = (crop.empty() ? media : crop).map_by(map);
    view.from_page = geom::Affine::translation({-shown.left, -shown.top}) * map;
    view.size = {shown.width(), shown.height()};
    view.kept = (trim.empty() ? media : trim).map_by(view.from_page);
    return view;
}

std::string read_content(QPDFPageObjectHelper& page, ReadingBudget& budget) {
    std::string content;
    for (QPDFObjectHandle& stream : page.getPageContents())
        content.append(read_stream(stream, budget)).append("\n");
    return content;
}

std::shared_ptr<const FontCodes> PageReader::load_font(QPDFObjectHandle dictionary) {
    if (!dictionary.isDictionary()) dictionary = QPDFObjectHandle::newDictionary();
    auto& known = fonts[dictionary.getObjGen()];
    if (!known || !dictionary.isIndirect()) known = std::make_shared<FontCodes>(dictionary, budget);
    return known;
}

const std::string& PageReader::load_form_content(QPDFObjectHandle form) {
    const auto [known, is_new] = forms.try_emplace(form.getObjGen());
    std::string& content = known->second;
    if (is_new) content = read_stream(form, budget);
    const auto has = [&](const char* word) { return content.find(word) != std::string::npos; };
    // What is nowhere opaque is drawn as pixels before its form in PDF/X-1a, and that is empty.
    if (content.find_first_not_of(" \r\n") == std::string::npos)
        content.clear();
    else if (is_new && detail == Detail::Forms && !has("Do") && !has("BT"))
        content = "f";
    return content;
}

} // namespace spotit::verify

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/forms.hpp"

namespace spotit::pdf {

void draw_picture(ContentWriter& content, Resources& resources, const document::PlacedPicture& placed,
                  const PictureForms& pictures) {
    const PictureForm& picture = pictures[static_cast<std::size_t>(placed.picture)];
    content.form(resources.add("/XObject", "S" + std::to_string(placed.picture), picture.form),
                 placed.place * picture.to_picture);
}

QPDFObjectHandle make_form(QPDF& file, const std::string& content, const geom::Box& box,
                           QPDFObjectHandle resources) {
    QPDFObjectHandle form = QPDFObjectHandle::newStream(&file, content);
    QPDFObjectHandle dictionary = form.getDict();
    dictionary.replaceKey("/Subtype", QPDFObjectHandle::newName("/Form"));
    dictionary.replaceKey("/BBox",
                          QPDFObjectHandle::newFromRectangle({box.left, box.top, box.right, box.bottom}));
    dictionary.replaceKey("/Resources", resources);
    return form;
}

} // namespace spotit::pdf

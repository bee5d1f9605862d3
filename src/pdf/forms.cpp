// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/forms.hpp"

#include "pdf/images.hpp"

#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include <algorithm>
#include <stdexcept>

namespace spotit::pdf {

namespace {

/// A form is clipped at its box, and readers clip at whole pixels: a word whose ink touched the box lost the
/// stem of its first letter on a screen. So the box gets room around the picture.
QPDFObjectHandle add_room(const QPDFObjectHandle::Rectangle& media) {
    constexpr double share = 0.04;
    const double room = share * std::max(media.urx - media.llx, media.ury - media.lly);
    return QPDFObjectHandle::newFromRectangle(
        {media.llx - room, media.lly - room, media.urx + room, media.ury + room});
}

/// Returns the page's own content stream with the dictionary of a form (ISO 32000-1, 8.10.2).
QPDFObjectHandle page_to_form(QPDFPageObjectHelper& page) {
    QPDFObjectHandle stream = page.getObjectHandle().getKey("/Contents");
    if (!stream.isStream()) throw std::logic_error("a picture's page has not exactly one content stream");
    QPDFObjectHandle dictionary = stream.getDict();
    dictionary.replaceKey("/Subtype", QPDFObjectHandle::newName("/Form"));
    dictionary.replaceKey("/BBox", add_room(page.getAttribute("/MediaBox", false).getArrayAsRectangle()));
    dictionary.replaceKey("/Resources", page.getAttribute("/Resources", false));
    return stream;
}

geom::Affine form_to_picture(QPDFPageObjectHelper& page, const geom::Box& box) {
    const auto media = page.getAttribute("/MediaBox", false).getArrayAsRectangle();
    const double scale = box.width() / (media.urx - media.llx);
    return geom::Affine::translation({box.left, box.bottom}) * geom::Affine::scaling(scale);
}

} // namespace

PictureForms picture_forms(QPDF& file, std::span<const std::string> pages,
                           std::span<const symbol::Symbol> pictures,
                           const std::function<bool(QPDFObjectHandle form)>& may_have) {
    PictureForms result;
    for (const std::string& bytes : pages) {
        auto source = std::make_shared<QPDF>();
        // Cairo sometimes writes a name twice into one resource dictionary; both refer to the same object.
        source->setSuppressWarnings(true);
        source->processMemoryFile("pictures", bytes.data(), bytes.size());
        if (bytes.find("/DCTDecode") != std::string::npos) invert_adobe_photos(*source);
        for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(*source).getAllPages()) {
            const std::size_t index = result.forms.size();
            if (index == pictures.size()) throw std::logic_error("there are more pages than pictures");
            const geom::Affine to_picture = form_to_picture(page, pictures[index].box);
            QPDFObjectHandle form = page_to_form(page);
            result.forms.push_back(
                {may_have(form) ? file.copyForeignObject(form) : QPDFObjectHandle(), to_picture});
        }
        result.sources.push_back(std::move(source));
    }
    if (result.forms.size() != pictures.size()) throw std::logic_error("there are fewer pages than pictures");
    return result;
}

void draw_picture(ContentWriter& content, Resources& resources, const document::PlacedPicture& placed,
                  const PictureForms& pictures) {
    const PictureForm& picture = pictures.forms[static_cast<std::size_t>(placed.picture)];
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

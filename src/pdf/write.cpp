// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/pdf.hpp>

#include "pdf/content.hpp"
#include "pdf/forms.hpp"
#include "pdf/metadata.hpp"

#include <qpdf/Buffer.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

namespace spotit::pdf {

namespace {

/// Resources under construction: each XObject under one name, however often it is drawn.
class Resources {
public:
    std::string add(const std::string& name, QPDFObjectHandle object) {
        xobjects_.replaceKey("/" + name, object);
        return name;
    }
    void add_state(const std::string& name, QPDFObjectHandle state) { states_.replaceKey("/" + name, state); }
    QPDFObjectHandle dictionary() const {
        QPDFObjectHandle all = QPDFObjectHandle::newDictionary();
        if (!xobjects_.getKeys().empty()) all.replaceKey("/XObject", xobjects_);
        if (!states_.getKeys().empty()) all.replaceKey("/ExtGState", states_);
        return all;
    }

private:
    mutable QPDFObjectHandle xobjects_ = QPDFObjectHandle::newDictionary();
    mutable QPDFObjectHandle states_ = QPDFObjectHandle::newDictionary();
};

void set_opacity(Content& content, Resources& resources, const std::string& name, double alpha) {
    if (alpha >= 1) return;
    QPDFObjectHandle state = QPDFObjectHandle::newDictionary();
    state.replaceKey("/ca", QPDFObjectHandle::newReal(alpha, 4));
    state.replaceKey("/CA", QPDFObjectHandle::newReal(alpha, 4));
    resources.add_state(name, state);
    content.graphics_state(name);
}

void draw_style(Content& content, Resources& resources, const document::Style& style) {
    if (style.background.alpha > 0 && style.background != color::white) {
        content.save();
        set_opacity(content, resources, "Background", style.background.alpha);
        content.fill_color(style.background);
        content.shape(style.card);
        content.fill();
        content.restore();
    }
    if (style.border && style.border->width > 0) {
        content.save();
        set_opacity(content, resources, "Border", style.border->color.alpha);
        content.stroke_color(style.border->color);
        content.line_width(style.border->width);
        content.shape(style.card.inset(style.border->inset + style.border->width / 2));
        content.stroke();
        content.restore();
    }
}

void draw_use(Content& content, Resources& resources, const document::Use& use,
              const PictureForms& pictures) {
    const PictureForm& picture = pictures.forms[static_cast<std::size_t>(use.picture)];
    content.form(resources.add("S" + std::to_string(use.picture), picture.form),
                 use.place * picture.to_picture);
}

QPDFObjectHandle make_card(QPDF& file, const document::Document& document, const document::Card& card,
                           const PictureForms& pictures) {
    Content content({0, 0});
    Resources resources;
    draw_style(content, resources, document.style);
    for (const document::Use& use : card.uses) draw_use(content, resources, use, pictures);
    const double x = document.style.card.size.width / 2 * geom::points_per_millimetre;
    const double y = document.style.card.size.height / 2 * geom::points_per_millimetre;
    return make_form(file, content.text(), {-x, -y, x, y}, resources.dictionary());
}

void draw_stroke(Content& content, const sheet::Stroke& stroke) {
    content.stroke_black(stroke.black);
    content.line_width(stroke.width);
    switch (stroke.kind) {
    case sheet::Stroke::Kind::Line:
        content.line(stroke.from, stroke.to);
        break;
    case sheet::Stroke::Kind::Circle:
        content.circle(stroke.from, geom::distance(stroke.from, stroke.to));
        break;
    case sheet::Stroke::Kind::Polygon:
        content.polygon(stroke.corners, stroke.corner_radius);
        break;
    }
    content.stroke();
}

QPDFObjectHandle make_page(QPDF& file, const document::Document& document, const document::Sheet& sheet,
                           std::span<const QPDFObjectHandle> cards, const PictureForms& pictures) {
    Content content({0, document.paper.height});
    Resources resources;
    for (const document::Slot& slot : sheet.slots) {
        const std::string name = "C" + std::to_string(slot.card + 1);
        const geom::Affine place =
            geom::Affine::translation(slot.centre) * geom::Affine::scaling(1 / geom::points_per_millimetre);
        content.form(resources.add(name, cards[static_cast<std::size_t>(slot.card)]), place);
    }
    content.save();
    for (const sheet::Stroke& stroke : sheet.strokes) draw_stroke(content, stroke);
    content.restore();
    for (const document::Use& use : sheet.labels) draw_use(content, resources, use, pictures);

    QPDFObjectHandle page = QPDFObjectHandle::newDictionary();
    const QPDFObjectHandle paper =
        QPDFObjectHandle::newFromRectangle({0, 0, document.paper.width * geom::points_per_millimetre,
                                            document.paper.height * geom::points_per_millimetre});
    page.replaceKey("/Type", QPDFObjectHandle::newName("/Page"));
    for (const char* box : {"/MediaBox", "/BleedBox", "/TrimBox"}) page.replaceKey(box, paper);
    page.replaceKey("/Resources", resources.dictionary());
    page.replaceKey("/Contents", QPDFObjectHandle::newStream(&file, content.text()));
    // Says in which colours soft light and the like are mixed; without it every viewer chooses for itself.
    page.replaceKey("/Group", QPDFObjectHandle::parse("<< /S /Transparency /CS /DeviceRGB >>"));
    return file.makeIndirectObject(page);
}

std::string serialise(QPDF& file) {
    QPDFWriter writer(file);
    writer.setOutputMemory();
    writer.setMinimumPDFVersion("1.7");
    writer.setObjectStreamMode(qpdf_o_generate);
    writer.setDecodeLevel(qpdf_dl_none); // Cairo's streams are deflated already
    writer.setCompressStreams(true);
    writer.setDeterministicID(true);
    writer.write();
    const std::shared_ptr<Buffer> buffer = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize()};
}

} // namespace

std::string write(const document::Document& document, std::span<const std::string> picture_pages,
                  const Options& options) {
    QPDF file;
    file.emptyPDF();
    const PictureForms pictures = picture_forms(file, picture_pages, document.pictures);
    std::vector<QPDFObjectHandle> cards;
    for (const document::Card& card : document.cards)
        cards.push_back(make_card(file, document, card, pictures));
    QPDFPageDocumentHelper pages(file);
    for (const document::Sheet& sheet : document.sheets)
        pages.addPage(QPDFPageObjectHelper(make_page(file, document, sheet, cards, pictures)), false);
    add_metadata(file, document, options);
    return serialise(file);
}

} // namespace spotit::pdf

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/pdf.hpp>

#include "pdf/content/short_curves.hpp"

#include <spotit/base/numbers.hpp>

#include <fmt/format.h>
#include <libdeflate.h>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <memory>
#include <new>
#include <set>
#include <vector>

namespace spotit::pdf {

namespace {

/// Packs bytes in the format of zlib (RFC 1950), a tenth smaller than zlib itself does where they are
/// numbers.
class Deflater {
public:
    explicit Deflater(int level)
        : compressor_(make(level), &libdeflate_free_compressor) {}
    std::string pack(const std::string& bytes) const {
        std::string packed(libdeflate_zlib_compress_bound(compressor_.get(), bytes.size()), '\0');
        packed.resize(libdeflate_zlib_compress(compressor_.get(), bytes.data(), bytes.size(), packed.data(),
                                               packed.size()));
        return packed;
    }

private:
    static libdeflate_compressor* make(int level) {
        if (libdeflate_compressor* compressor = libdeflate_alloc_compressor(level)) return compressor;
        throw std::bad_alloc();
    }
    std::unique_ptr<libdeflate_compressor, decltype(&libdeflate_free_compressor)> compressor_;
};

// Each level takes a fifth longer than the one before, for a hundredth less (12 for a three-hundredth). What
// is written here is short as it is.
constexpr int level_of_pages = 11, level_of_drawings = 10;

/// Rewrites the contents of a file by render::picture_pages.
void compact_contents(QPDF& file) {
    const Deflater deflater(level_of_pages);
    std::set<QPDFObjGen> contents;
    for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(file).getAllPages())
        contents.insert(page.getObjectHandle().getKey("/Contents").getObjGen());
    for (QPDFObjectHandle& object : file.getAllObjects()) {
        if (!object.isStream() || !(object.isFormXObject() || contents.contains(object.getObjGen())))
            continue;
        const auto data = object.getStreamData(qpdf_dl_generalized);
        const std::string_view content(reinterpret_cast<const char*>(data->getBuffer()), data->getSize());
        object.replaceStreamData(deflater.pack(shorten_curves(content)),
                                 QPDFObjectHandle::newName("/FlateDecode"), QPDFObjectHandle::newNull());
    }
}

/// Returns a page that is not part of the file's pages yet, its corner at the origin as on Cairo's pages.
QPDFPageObjectHelper make_page(QPDF& file, const symbol::PdfDrawing& drawing, const Deflater& deflater) {
    const geom::Box& box = drawing.box;
    const std::string corner =
        fmt::format("1 0 0 1 {} {} cm ", base::format_number(-box.left), base::format_number(-box.top));
    QPDFObjectHandle content = QPDFObjectHandle::newStream(&file);
    content.replaceStreamData(deflater.pack(corner + drawing.content),
                              QPDFObjectHandle::newName("/FlateDecode"), QPDFObjectHandle::newNull());
    QPDFObjectHandle page = QPDFObjectHandle::parse("<< /Type /Page >>");
    page.replaceKey("/MediaBox", QPDFObjectHandle::newFromRectangle({0, 0, box.width(), box.height()}));
    page.replaceKey("/Resources", QPDFObjectHandle::parse(drawing.resources));
    page.replaceKey("/Contents", content);
    return {file.makeIndirectObject(page)};
}

} // namespace

std::string compact_pages(const std::string& pages,
                          std::span<const std::optional<symbol::PdfDrawing>> drawings) {
    QPDF file;
    file.setSuppressWarnings(true); // Cairo sometimes writes a name twice into one resource dictionary
    if (pages.empty())
        file.emptyPDF();
    else
        file.processMemoryFile("pictures", pages.data(), pages.size());
    compact_contents(file);
    QPDFPageDocumentHelper all(file);
    std::vector<QPDFPageObjectHelper> drawn = all.getAllPages();
    for (QPDFPageObjectHelper& page : drawn) all.removePage(page);
    const Deflater deflater(level_of_drawings);
    auto next = drawn.begin();
    for (const std::optional<symbol::PdfDrawing>& drawing : drawings)
        all.addPage(drawing ? make_page(file, *drawing, deflater) : *next++, false);
    QPDFWriter writer(file);
    writer.setOutputMemory();
    writer.setDecodeLevel(qpdf_dl_none);
    writer.setStaticID(true); // of a file that nobody keeps
    writer.write();
    const std::shared_ptr<Buffer> buffer = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize()};
}

} // namespace spotit::pdf

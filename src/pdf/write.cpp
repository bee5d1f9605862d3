// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/assembly.hpp"
#include "pdf/attachment.hpp"
#include "pdf/calibrated.hpp"
#include "pdf/cut_contour.hpp"
#include "pdf/faces.hpp"
#include "pdf/identity.hpp"
#include "pdf/ink_file.hpp"
#include "pdf/metadata.hpp"
#include "pdf/names_layer.hpp"
#include "pdf/output_intent.hpp"
#include "pdf/sheets.hpp"
#include "pdf/transparency.hpp"

#include <spotit/pdf.hpp>

#include <qpdf/Buffer.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <array>

namespace spotit::pdf {

namespace {

std::string serialise(QPDF& file, const Standard& standard) {
    QPDFWriter writer(file);
    writer.setOutputMemory();
    writer.forcePDFVersion(std::string(standard.version));
    writer.setObjectStreamMode(standard.object_streams ? qpdf_o_generate : qpdf_o_disable);
    writer.setDecodeLevel(qpdf_dl_none); // Cairo's streams are deflated already
    writer.setCompressStreams(true);
    writer.setDeterministicID(true);
    writer.setNewlineBeforeEndstream(!standard.plain()); // ISO 19005-2, 6.1.7.1
    writer.write();
    const std::shared_ptr<Buffer> buffer = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize()};
}

void add_pages(Assembly& assembly) {
    QPDFPageDocumentHelper pages(assembly.file);
    for (std::size_t sheet = 0; sheet < assembly.document.sheets.size(); ++sheet)
        pages.addPage(QPDFPageObjectHelper(make_page(assembly, sheet)), false);
}

/// Nothing for colours that stay as they are.
std::optional<Inkings> change_colors(Assembly& assembly, const Profile& press, const Profile& rgb) {
    const Options& options = assembly.making.options;
    const bool plain = assembly.making.standard().plain();
    if (options.conformance == Conformance::X1a) {
        require_opaque(assembly);
        remove_groups(assembly.file);
    }
    if (options.inks == Inks::Rgb && options.conformance != Conformance::X1a) {
        if (!plain) calibrate_rgb(assembly.file, rgb);
        return std::nullopt;
    }
    InkColors colors(options, press, rgb);
    // A press takes grey that is mixed as grey for a colour, and prints it with all four inks.
    change_to_inks(assembly.file, colors, plain ? colors.space() : "/DeviceCMYK");
    return colors.inkings();
}

/// What archives and print shops want to know, and colours that mean the same everywhere.
std::optional<Inkings> finish(Assembly& assembly) {
    const Making& making = assembly.making;
    const Standard& standard = making.standard();
    std::string identity;
    std::optional<Inkings> inkings;
    if (!standard.plain() || making.options.inks != Inks::Rgb) {
        const Profile press(making.production.press_profile), rgb(making.production.rgb_profile);
        require_press(press, making.options);
        identity =
            content_identity(assembly.file, std::array{assembly.document.title, making.production.theme});
        inkings = change_colors(assembly, press, rgb);
        if (!standard.plain()) {
            mend_for_archives(assembly.file);
            add_output_intent(assembly.file, press, standard);
        }
        if (standard.archive_part == 3) attach_theme(assembly.file, making);
    }
    add_metadata(assembly.file, assembly.document, making, identity);
    return inkings;
}

} // namespace

File write(const document::Document& document, std::span<const std::string> picture_pages,
           const Options& options, const Production& production) {
    QPDF file;
    file.emptyPDF();
    const Making making{options, production};
    Assembly assembly{file, document, making, picture_forms(file, picture_pages, document.pictures)};
    if (options.names) {
        assembly.names.emplace(file, unseen_texts(document, making));
        assembly.structure.emplace(file, document);
    }
    prepare_cut_contour(assembly);
    assembly.faces = make_faces(assembly);
    add_pages(assembly);
    if (assembly.structure) assembly.structure->finish();
    const std::optional<Inkings> inkings = finish(assembly);
    return {serialise(file, making.standard()), inkings};
}

} // namespace spotit::pdf

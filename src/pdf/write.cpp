// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/pdf.hpp>

#include "pdf/assembly.hpp"
#include "pdf/color/cut_contour.hpp"
#include "pdf/color/default_rgb.hpp"
#include "pdf/color/output_intent.hpp"
#include "pdf/color/recolor_file.hpp"
#include "pdf/color/transparency.hpp"
#include "pdf/faces.hpp"
#include "pdf/metadata/attachment.hpp"
#include "pdf/metadata/file_id.hpp"
#include "pdf/metadata/metadata.hpp"
#include "pdf/pages.hpp"
#include "pdf/text/hidden_text.hpp"

#include <qpdf/Buffer.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <array>

namespace spotit::pdf {

namespace {

std::string serialize(QPDF& file, const Standard& standard) {
    QPDFWriter writer(file);
    writer.setOutputMemory();
    writer.forcePDFVersion(std::string(standard.version));
    writer.setObjectStreamMode(standard.object_streams ? qpdf_o_generate : qpdf_o_disable);
    writer.setDecodeLevel(qpdf_dl_none); // Cairo's streams are already compressed
    writer.setCompressStreams(true);
    writer.setDeterministicID(true);
    writer.setNewlineBeforeEndstream(!standard.plain()); // ISO 19005-2, 6.1.7.1
    writer.write();
    const std::shared_ptr<Buffer> buffer = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize()};
}

void add_pages(Assembly& assembly) {
    QPDFPageDocumentHelper pages(assembly.file);
    for (std::size_t i = 0; i < assembly.document.pages.size(); ++i)
        pages.addPage(QPDFPageObjectHelper(make_page(assembly, i)), false);
}

/// Returns nothing for colors that stay as they are.
std::optional<InkCoverage> change_colors(Assembly& assembly, const Profile& press, const Profile& rgb) {
    const Options& options = assembly.context.options;
    const bool plain = assembly.context.standard().plain();
    if (options.conformance == Conformance::X1a) {
        require_opaque(assembly);
        remove_groups(assembly.file);
    }
    if (options.inks == Inks::Rgb && options.conformance != Conformance::X1a) {
        if (!plain) calibrate_rgb(assembly.file, rgb);
        return std::nullopt;
    }
    InkTransform colors(options, press, rgb);
    // A press takes gray blended as gray for a color, and prints it with all four inks.
    change_to_inks(assembly.file, colors, plain ? colors.space() : "/DeviceCMYK");
    return colors.ink_coverage();
}

/// Adds the data that archives and print shops require, and makes colors device-independent.
std::optional<InkCoverage> finish(Assembly& assembly) {
    const WriteContext& context = assembly.context;
    const Standard& standard = context.standard();
    std::string identity;
    std::optional<InkCoverage> ink_coverage;
    if (!standard.plain() || context.options.inks != Inks::Rgb) {
        const Profile press(context.file_info.press_profile), rgb(context.file_info.rgb_profile);
        require_press(press, context.options);
        identity =
            content_identity(assembly.file, std::array{assembly.document.title, context.file_info.theme});
        ink_coverage = change_colors(assembly, press, rgb);
        if (!standard.plain()) {
            fix_for_archives(assembly.file);
            add_output_intent(assembly.file, press, standard);
        }
        if (standard.archive_part == 3) attach_theme(assembly.file, context);
    }
    add_metadata(assembly.file, assembly.document, context, identity);
    return ink_coverage;
}

} // namespace

File write(const document::Document& document, std::span<const std::string> picture_pages,
           const Options& options, const FileInfo& file_info) {
    QPDF file;
    file.emptyPDF();
    const WriteContext context{options, file_info};
    Assembly assembly{file, document, context, picture_forms(file, picture_pages, document.pictures)};
    if (options.names) {
        assembly.hidden_font.emplace(file, hidden_texts(document, context));
        assembly.structure.emplace(file, document);
    }
    prepare_cut_contour(assembly);
    assembly.faces = make_faces(assembly);
    add_pages(assembly);
    if (assembly.structure) assembly.structure->finish();
    const std::optional<InkCoverage> ink_coverage = finish(assembly);
    return {serialize(file, context.standard()), ink_coverage};
}

} // namespace spotit::pdf

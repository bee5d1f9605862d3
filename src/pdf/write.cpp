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
#include <map>
#include <memory>
#include <set>
#include <utility>

namespace spotit::pdf {

namespace {

/// Makes objects of the groups and resources of forms, which forms share where they are equal: in a stream of
/// objects they are packed, too.
void share_dictionaries(QPDF& file) {
    std::map<std::string, QPDFObjectHandle> shared; // by what is written
    for (QPDFObjectHandle& form : file.getAllObjects()) {
        if (!form.isFormXObject()) continue;
        for (const char* key : {"/Group", "/Resources"}) {
            QPDFObjectHandle own = form.getDict().getKey(key);
            if (!own.isDictionary() || own.isIndirect()) continue;
            const auto [known, is_new] = shared.try_emplace(own.unparse());
            if (is_new) known->second = file.makeIndirectObject(own.shallowCopy());
            form.getDict().replaceKey(key, known->second);
        }
    }
}

std::string serialize(QPDF& file, const Standard& standard) {
    if (standard.object_streams) share_dictionaries(file);
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
    for (std::size_t i = 0; i < assembly.document.pages.size(); ++i) {
        QPDFObjectHandle page = make_page(assembly, i);
        // The color space for blending; without it each viewer chooses its own.
        if (is_transparent(page))
            page.replaceKey("/Group", QPDFObjectHandle::parse("<< /S /Transparency /CS /DeviceRGB >>"));
        pages.addPage(QPDFPageObjectHelper(page), false);
    }
}

/// Returns nothing for colors that stay as they are.
std::optional<InkTransform> ink_transform(const WriteContext& context) {
    const Options& options = context.options;
    if (context.standard().plain() && options.inks == Inks::Rgb) return std::nullopt;
    const Profile press(context.file_info.press_profile), rgb(context.file_info.rgb_profile);
    require_press(press, options);
    if (options.inks == Inks::Rgb && options.conformance != Conformance::X1a) return std::nullopt;
    return std::optional<InkTransform>(std::in_place, options, press, rgb);
}

void change_colors(Assembly& assembly, InkTransform* colors) {
    const WriteContext& context = assembly.context;
    const bool plain = context.standard().plain();
    if (colors == nullptr) {
        if (!plain) calibrate_rgb(assembly.file, Profile(context.file_info.rgb_profile));
        return;
    }
    if (assembly.flattener) remove_groups(assembly.file);
    // A press takes gray blended as gray for a color, and prints it with all four inks.
    change_to_inks(assembly.file, *colors, plain ? colors->space() : "/DeviceCMYK",
                   assembly.flattener ? assembly.flattener->images() : std::set<QPDFObjGen>());
}

/// Adds the data that archives and print shops require, and makes colors device-independent.
void finish(Assembly& assembly, InkTransform* colors) {
    const WriteContext& context = assembly.context;
    const Standard& standard = context.standard();
    std::string identity;
    if (!standard.plain() || context.options.inks != Inks::Rgb) {
        identity =
            content_identity(assembly.file, std::array{assembly.document.title, context.file_info.theme});
        change_colors(assembly, colors);
        if (!standard.plain()) {
            fix_for_archives(assembly.file);
            add_output_intent(assembly.file, Profile(context.file_info.press_profile), standard);
        }
        if (standard.archive_part == 3) attach_theme(assembly.file, context);
    }
    add_metadata(assembly.file, assembly.document, context, identity);
}

} // namespace

File write(const document::Document& document, std::span<const std::string> picture_pages,
           const Options& options, const FileInfo& file_info) {
    QPDF file;
    file.emptyPDF();
    const WriteContext context{options, file_info};
    const bool may_be_transparent = options.conformance != Conformance::X1a;
    const auto may_have = [&](QPDFObjectHandle form) { return may_be_transparent || !is_transparent(form); };
    Assembly assembly{file, document, context,
                      picture_forms(file, picture_pages, document.pictures, may_have)};
    std::optional<InkTransform> colors = ink_transform(context);
    if (!may_be_transparent)
        assembly.flattener =
            std::make_unique<Flattener>(file, document, assembly.pictures, *colors, file_info.face_pixels);
    if (options.names) {
        assembly.hidden_font.emplace(file, hidden_texts(document, context));
        assembly.structure.emplace(file, document);
    }
    prepare_cut_contour(assembly);
    assembly.faces = make_faces(assembly);
    add_pages(assembly);
    if (assembly.structure) assembly.structure->finish();
    finish(assembly, colors ? &*colors : nullptr);
    File result;
    if (colors) result.ink_coverage = colors->ink_coverage();
    if (assembly.flattener) result.flattening = assembly.flattener->summary();
    result.bytes = serialize(file, context.standard());
    return result;
}

} // namespace spotit::pdf

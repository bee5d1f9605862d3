#include <spotit/pdf.hpp>

#include "pdf/assembly.hpp"
#include "pdf/drawing/part.hpp"

#include <qpdf/Buffer.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

namespace spotit::pdf {
namespace {

/// Makes objects of the groups and resources of forms, which forms share where they are equal: in a stream of
/// objects they are packed, too.
void share_dictionaries(QPDF& file) {
    std::map<std::string, Object> shared; // by what is written
    for (Object& form : file.getAllObjects()) {
        if (!form.isFormXObject()) continue;
        for (const char* key : {"/Group", "/Resources"}) {
            Object own = form.getDict().getKey(key);
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
        Object page = make_page(assembly, i);
        // The color space for blending; without it each viewer chooses its own.
        if (is_transparent(page))
            page.replaceKey("/Group", Object::parse(write_transparency_group(assembly.colors, "")));
        pages.addPage(QPDFPageObjectHelper(page), false);
    }
}

/// Adds the data that archives and print shops require, and makes colors device-independent.
void finish(Assembly& assembly) {
    const WriteContext& context = assembly.context;
    const Standard& standard = context.standard();
    std::string identity;
    if (!standard.plain()) {
        identity = hash_content(assembly.file, std::array{assembly.document.title, context.file_info.theme});
        if (assembly.flattener) remove_groups(assembly.file);
        if (assembly.colors.inks() == nullptr)
            calibrate_rgb(assembly.file, Profile(context.file_info.rgb_profile));
        fix_for_archives(assembly.file);
        add_output_intent(assembly.file, Profile(context.file_info.press_profile), standard);
        if (standard.archive_part == 3) attach_theme(assembly.file, context);
    }
    add_metadata(assembly.file, assembly.document, context, identity);
}

} // namespace

File write(const document::Document& document, std::span<const DrawnPicture> pictures, const Colors& colors,
           const Options& options, const FileInfo& file_info) {
    if (pictures.size() != document.pictures.size()) throw std::logic_error("not all pictures are drawn");
    QPDF file;
    file.emptyPDF();
    const WriteContext context{options, file_info};
    PartBuilder builder(file, colors.data());
    Assembly assembly{file, document, context, colors.data()};
    const bool is_opaque = options.conformance == Conformance::X1a;
    for (const DrawnPicture& picture : pictures) {
        const Object form = builder.build(picture);
        assembly.pictures.push_back({is_opaque && is_transparent(form) ? Object() : form});
    }
    if (is_opaque)
        assembly.flattener = std::make_unique<Flattener>(file, document, assembly.pictures,
                                                         *assembly.colors.inks(), file_info.face_pixels);
    if (options.names) {
        assembly.hidden_font.emplace(file, list_hidden_texts(document, context));
        assembly.structure.emplace(file, document);
    }
    prepare_cut_contour(assembly);
    assembly.faces = make_faces(assembly);
    add_pages(assembly);
    builder.finish();
    if (assembly.structure) assembly.structure->finish();
    finish(assembly);
    File result;
    if (const InkTransform* inks = assembly.colors.inks()) result.ink_coverage = inks->ink_coverage();
    if (assembly.flattener) result.flattening = assembly.flattener->summary();
    result.bytes = serialize(file, context.standard());
    return result;
}

Colors::Colors(const Options& options, const FileInfo& file_info)
    : data_(std::make_shared<const FileColors>(options, file_info)) {}

std::size_t size(const DrawnPicture& picture) {
    std::size_t sum = picture->data.size() + picture->page_file.size();
    for (const Resource& resource : picture->resources)
        if (resource.part) sum += size(resource.part);
    return picture->soft_mask ? sum + size(picture->soft_mask) : sum;
}

} // namespace spotit::pdf

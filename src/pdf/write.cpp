#include "pdf/assembly.hpp"

#include "pdf/drawing/part.hpp"

#include <spotit/pdf.hpp>

#include <qpdf/Buffer.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

namespace spotit::pdf {
namespace {

void draw_slot(ContentWriter& content, const Assembly& assembly, const document::Slot& slot) {
    const geom::Affine card = geom::Affine::translation(slot.center) * geom::Affine::rotation(slot.angle),
                       place = card * geom::Affine::scaling(1 / geom::points_per_millimeter);
    const FaceForms& face = assembly.faces[static_cast<std::size_t>(slot.face)];
    // A small tolerance for rounding, so that exactly fitting faces need no clip.
    const geom::Box painted =
        compute_painted_shape(assembly.document, slot.face).box().map_by(card).grow(-1e-6);
    const bool cut = !slot.bleed_clip.contains(painted);
    if (cut) {
        content.save();
        content.clip(slot.bleed_clip);
    }
    if (!face.ground_name.empty()) content.draw_form(face.ground_name, face.ground, place);
    content.draw_form("C" + std::to_string(slot.face + 1), face.form, place);
    if (cut) content.restore();
}

/// Marks what draw() draws, in a file with a structure.
template<class Draw>
void draw_marked(ContentWriter& content, const Assembly& assembly, const std::string& tag, Draw&& draw) {
    if (assembly.structure) content.begin_marked(tag);
    draw();
    if (assembly.structure) content.end_marked();
}

void draw_texts(ContentWriter& content, Assembly& assembly, const document::Page& page) {
    if (page.texts.empty()) return;
    // On a page with cards the text is only the footer; on a page without cards it is the content.
    const bool read = assembly.structure && page.slots.empty();
    const std::string tag = read ? assembly.structure->add_text() : TaggedStructure::write_artifact_tag();
    draw_marked(content, assembly, tag, [&] {
        document::Face below{}; // white paper
        for (const document::PlacedPicture& placed : page.texts) {
            if (assembly.flattener) assembly.flattener->draw_mixed(content, placed, below);
            draw_picture(content, placed, assembly.pictures);
            below.add(placed, document::Role::Text);
        }
    });
}

void draw_strokes(ContentWriter& content, const Assembly& assembly, const document::Page& page) {
    if (page.strokes.empty()) return;
    content.save();
    draw_marked(content, assembly, TaggedStructure::write_artifact_tag(), [&] {
        for (const drawing::Line& line : page.strokes) {
            content.stroke_black(1 - line.color.red);
            content.draw_line(line);
        }
    });
    content.restore();
}

/// Returns the content that `draw` draws on the page, which may be moved.
template<class Draw>
ContentWriter draw_moved(const Assembly& assembly, const document::Page& page, Draw&& draw) {
    ContentWriter content({0, assembly.document.paper.height});
    const bool is_moved = !(page.place == geom::Affine{});
    if (is_moved) {
        content.save();
        content.transform(page.place);
    }
    draw(content);
    if (is_moved) content.restore();
    return content;
}

void add_boxes(Object dictionary, const document::Document& document) {
    const double bleed = document.one_card_per_page ? document.bleed : 0;
    const auto x = [](double millimeters) { return millimeters * geom::points_per_millimeter; };
    for (const auto& [key, inset] : {std::pair("/MediaBox", 0.0), {"/BleedBox", 0.0}, {"/TrimBox", bleed}})
        dictionary.replaceKey(key,
                              Object::newFromRectangle({x(inset), x(inset), x(document.paper.width - inset),
                                                        x(document.paper.height - inset)}));
}

constexpr double line_width = 0.25 / geom::points_per_millimeter; // mm: a quarter of a point

/// The name of the cut's spot color in the resources of pages, without its slash.
constexpr char cut_color_name[] = "Cut";

/// Adds a visible layer with all that PDF/X-4 and PDF/A require: a name of the configuration, and every layer
/// in the order (ISO 19005-2, 6.9).
void add_layer(Assembly& assembly, const std::string& name) {
    assembly.cut_layer = assembly.file.makeIndirectObject(Object::newDictionary(
        {{"/Type", Object::newName("/OCG")}, {"/Name", Object::newUnicodeString(name)}}));
    Object configuration = Object::parse("<< /Name (Default) /BaseState /ON >>");
    configuration.replaceKey("/Order", Object::newArray({assembly.cut_layer}));
    assembly.file.getRoot().replaceKey(
        "/OCProperties",
        Object::newDictionary({{"/OCGs", Object::newArray({assembly.cut_layer})}, {"/D", configuration}}));
}

/// Draws the cards' outlines on a front in a separate content stream, which it adds to the page's contents as
/// the last, so that a shop can remove them.
void add_cut_contour(Object contents, const Resources& resources, const Assembly& assembly,
                     const document::Page& page) {
    const document::Document& document = assembly.document;
    if (!assembly.cut_color.isInitialized() || page.side == document::Side::Back) return;
    ContentWriter content({0, document.paper.height}, resources);
    content.save();
    if (!(page.place == geom::Affine{})) content.transform(page.place);
    if (assembly.cut_layer.isInitialized()) content.begin_layer("Cut", assembly.cut_layer);
    content.use_graphics_state("Over", assembly.cut_state);
    content.stroke_spot(cut_color_name, assembly.cut_color);
    content.set_line_width(line_width);
    for (const document::Slot& slot : page.slots) {
        if (!document::is_front(document, slot.face)) continue; // the back beside its front, to be folded
        content.save();
        content.transform(geom::Affine::translation(slot.center) * geom::Affine::rotation(slot.angle));
        content.write_shape(document.card);
        content.stroke();
        content.restore();
    }
    if (assembly.cut_layer.isInitialized()) content.end_marked();
    content.restore();
    contents.appendItem(Object::newStream(&assembly.file, content.text()));
}

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

/// Makes the spot color of the cut, and its layer, if the options have one.
void prepare_cut_contour(Assembly& assembly) {
    const Options& options = assembly.context.options;
    if (options.cut_contour.empty()) return;
    // Printers without this spot color show it as magenta (ISO 32000-1, 8.6.6.4).
    assembly.cut_color = assembly.file.makeIndirectObject(
        Object::parse("[ /Separation " + Object::newName("/" + options.cut_contour).unparse() +
                      " /DeviceCMYK << /FunctionType 2 /Domain [ 0 1 ] /C0 [ 0 0 0 0 ] "
                      "/C1 [ 0 1 0 0 ] /N 1 >> ]"));
    assembly.cut_state =
        assembly.file.makeIndirectObject(Object::parse("<< /Type /ExtGState /OP true /op true /OPM 1 >>"));
    // X-1a is older than layers.
    if (options.conformance != Conformance::X1a) add_layer(assembly, options.cut_contour);
}

/// Makes a page with its boxes: MediaBox and BleedBox are the paper; on a page with one card, TrimBox is the
/// card without its bleed.
Object make_page(Assembly& assembly, std::size_t index) {
    const document::Document& document = assembly.document;
    const document::Page& page = document.pages[index];
    Object dictionary = assembly.file.makeIndirectObject(Object::newDictionary());
    if (assembly.structure)
        dictionary.replaceKey("/StructParents",
                              Object::newInteger(assembly.structure->begin_page(dictionary)));
    ContentWriter content = draw_moved(assembly, page, [&](ContentWriter& moved) {
        for (const document::Slot& slot : page.slots)
            draw_marked(moved, assembly, assembly.structure ? assembly.structure->add_face(slot.face) : "",
                        [&] { draw_slot(moved, assembly, slot); });
        draw_texts(moved, assembly, page);
    });
    if (const auto& font = assembly.hidden_font; font && index == 0)
        add_kind(content, *font, document, assembly.context);
    Object contents = Object::newArray();
    contents.appendItem(Object::newStream(&assembly.file, content.text()));
    const ContentWriter strokes =
        draw_moved(assembly, page, [&](ContentWriter& moved) { draw_strokes(moved, assembly, page); });
    if (!page.strokes.empty()) { // most sheets share them
        const auto [known, is_new] = assembly.strokes.try_emplace(strokes.text());
        if (is_new) known->second = Object::newStream(&assembly.file, strokes.text());
        contents.appendItem(known->second);
    }

    dictionary.replaceKey("/Type", Object::newName("/Page"));
    add_boxes(dictionary, document);
    dictionary.replaceKey("/Contents", contents);
    add_cut_contour(contents, content.resources(), assembly, page);
    dictionary.replaceKey("/Resources", content.resources().make_dictionary());
    return dictionary;
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

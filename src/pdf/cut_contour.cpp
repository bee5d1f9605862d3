#include "pdf/assembly.hpp"

namespace spotit::pdf {
namespace {

constexpr double line_width = 0.25 / geom::points_per_millimeter; // mm: a quarter of a point

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

} // namespace

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

} // namespace spotit::pdf

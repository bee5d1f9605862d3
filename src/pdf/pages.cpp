#include "pdf/assembly.hpp"

namespace spotit::pdf {
namespace {

void draw_slot(ContentWriter& content, const Assembly& assembly, const document::Slot& slot) {
    const geom::Affine card = geom::Affine::translation(slot.center) * geom::Affine::rotation(slot.angle),
                       place = card * geom::Affine::scaling(1 / geom::points_per_millimeter);
    const FaceForms& face = assembly.faces[static_cast<std::size_t>(slot.face)];
    // A small tolerance for rounding, so that exactly fitting faces need no clip.
    const geom::Box painted = find_painted_shape(assembly.document, slot.face).box().map_by(card).grow(-1e-6);
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

} // namespace

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

} // namespace spotit::pdf

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/faces.hpp"

#include "pdf/content/content_writer.hpp"
#include "pdf/content/resources.hpp"
#include "pdf/text/hidden_text.hpp"

#include <map>
#include <string>

namespace spotit::pdf {

namespace {

void set_opacity(ContentWriter& content, Resources& resources, const std::string& name, double alpha) {
    if (alpha >= 1) return;
    QPDFObjectHandle state = QPDFObjectHandle::newDictionary();
    state.replaceKey("/ca", QPDFObjectHandle::newReal(alpha, 4));
    state.replaceKey("/CA", QPDFObjectHandle::newReal(alpha, 4));
    content.graphics_state(resources.add("/ExtGState", name, state));
}

void draw_background(ContentWriter& content, Resources& resources, const geom::Shape& painted,
                     const color::Color& background) {
    if (background.alpha <= 0 || background == color::white) return;
    content.save();
    set_opacity(content, resources, "Background", background.alpha);
    content.fill_color(background);
    content.shape(painted);
    content.fill();
    content.restore();
}

void draw_border(ContentWriter& content, Resources& resources, const geom::Shape& card,
                 const document::Border& border) {
    if (border.width <= 0) return;
    content.save();
    set_opacity(content, resources, "Border", border.color.alpha);
    content.stroke_color(border.color);
    content.line_width(border.width);
    content.shape(card.inset(border.inset + border.width / 2));
    content.stroke();
    content.restore();
}

struct Drawing {
    ContentWriter content{{0, 0}};
    Resources resources{};

    /// Returns what is drawn: the same content draws something else with other resources.
    std::string key() const { return content.text() + resources.dictionary().unparse(); }
};

Drawing draw_ground(const Assembly& assembly, int index) {
    const document::Face& face = assembly.document.faces[static_cast<std::size_t>(index)];
    const geom::Shape painted = painted_shape(assembly.document, index);
    Drawing drawing;
    auto& [content, resources] = drawing;
    if (assembly.flattener && assembly.flattener->has_pixel_ground(index)) {
        assembly.flattener->draw_ground(content, resources, face, painted);
        return drawing;
    }
    const bool opaque = assembly.flattener != nullptr;
    const color::Color background = opaque ? color::over(face.background, color::white) : face.background;
    draw_background(content, resources, painted, background);
    if (face.drawing) {
        content.save();
        content.clip(painted);
        draw_picture(content, resources, *face.drawing, assembly.pictures);
        content.restore();
    }
    if (face.border) {
        document::Border border = *face.border;
        if (opaque) border.color = color::over(border.color, background);
        draw_border(content, resources, assembly.document.card, border);
    }
    return drawing;
}

/// Draws pictures in their order; `below` is what the face has so far.
void draw_pictures(Drawing& drawing, const Assembly& assembly,
                   const std::vector<document::PlacedPicture>& pictures, document::Face& below) {
    for (const document::PlacedPicture& placed : pictures) {
        if (assembly.flattener)
            assembly.flattener->draw_mixed(drawing.content, drawing.resources, placed, below);
        draw_picture(drawing.content, drawing.resources, placed, assembly.pictures);
        below.texts.push_back(placed);
    }
}

Drawing draw_face(const Assembly& assembly, int index) {
    const document::Face& face = assembly.document.faces[static_cast<std::size_t>(index)];
    Drawing drawing;
    auto& [content, resources] = drawing;
    document::Face below{.background = face.background, .drawing = face.drawing, .border = face.border};
    draw_pictures(drawing, assembly, face.symbols, below);
    draw_pictures(drawing, assembly, face.texts, below);
    add_hidden_names(content, resources, assembly, index);
    return drawing;
}

QPDFObjectHandle as_form(const Assembly& assembly, int index, const Drawing& drawing) {
    const geom::Box box = painted_shape(assembly.document, index).box();
    const double x = box.right * geom::points_per_millimeter, y = box.bottom * geom::points_per_millimeter;
    return make_form(assembly.file, drawing.content.text(), {-x, -y, x, y}, drawing.resources.dictionary());
}

} // namespace

geom::Shape painted_shape(const document::Document& document, int face) {
    const double bleed = document::face_bleed(document, face);
    if (!document.one_card_per_page) return document.card.inset(-bleed);
    // The whole page: a cutter may round the corners less than the theme does.
    const geom::Size card = document.card.size();
    return geom::Shape::rectangle({card.width + 2 * bleed, card.height + 2 * bleed});
}

std::vector<FaceForms> make_faces(const Assembly& assembly) {
    std::vector<FaceForms> faces;
    std::map<std::string, FaceForms> grounds; // by their keys
    for (int index = 0; index < static_cast<int>(assembly.document.faces.size()); ++index) {
        const Drawing ground = draw_ground(assembly, index);
        FaceForms& shared = grounds[ground.key()];
        if (!ground.content.empty() && shared.ground_name.empty()) {
            shared.ground_name = "G" + std::to_string(grounds.size());
            shared.ground = as_form(assembly, index, ground);
        }
        faces.push_back(shared);
        faces.back().form = as_form(assembly, index, draw_face(assembly, index));
    }
    return faces;
}

} // namespace spotit::pdf

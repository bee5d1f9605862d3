#include "document/dump.hpp"

#include <spotit/base/numbers.hpp>

#include <fmt/format.h>

#include <cmath>
#include <numbers>

namespace spotit::tests {
namespace {

using namespace document;

std::string number(double value) {
    return base::format_fixed(value, 2);
}

std::string point(geom::Point p) {
    return number(p.x) + "," + number(p.y);
}

std::string turn(const geom::Affine& place) {
    return fmt::format("{:.1f}", std::atan2(place.b, place.a) * 180 / std::numbers::pi);
}

std::string picture_line(const Document& document, const PlacedPicture& placed) {
    const symbol::Symbol& picture = document.pictures[static_cast<std::size_t>(placed.picture)];
    const double scale = std::hypot(placed.place.a, placed.place.b);
    return fmt::format("{} \"{}\" at {} {}x{} turned {}\n", placed.picture, picture.name,
                       point(placed.place(picture.box.center())), number(scale * picture.box.width()),
                       number(scale * picture.box.height()), turn(placed.place));
}

/// Without the size, which depends on the fonts of the system.
std::string text_line(const Document& document, const PlacedPicture& placed) {
    return fmt::format("label \"{}\" from {} turned {}\n",
                       document.pictures[static_cast<std::size_t>(placed.picture)].name,
                       point({placed.place.e, placed.place.f}), turn(placed.place));
}

std::string path_text(const drawing::Line& stroke) {
    const auto& shape = stroke.outlined;
    if (!shape) return "line " + point(stroke.from) + " " + point(stroke.to);
    if (shape->is_circle()) return "circle " + point(stroke.from) + " radius " + number(shape->radius);
    std::string text = "polygon";
    for (const geom::Point corner : shape->corners) text += " " + point(stroke.from + corner);
    return text + " rounded " + number(shape->radius);
}

std::string stroke_line(const drawing::Line& stroke) {
    return fmt::format("{} width {} black {}\n", path_text(stroke), number(stroke.width),
                       number(1 - stroke.color.red));
}

void dump_face(std::string& text, const Document& document, const Face& face) {
    for (const PlacedPicture& placed : face.list_pictures(Role::Ground))
        text += "  background " + picture_line(document, placed);
    for (const PlacedPicture& placed : face.list_pictures(Role::Symbol))
        text += "  " + picture_line(document, placed);
    for (const PlacedPicture& placed : face.list_pictures(Role::Text))
        text += "  " + text_line(document, placed);
}

std::string slot_line(const Document& document, const Slot& slot) {
    const std::string what = slot.face < document.card_count
                                 ? fmt::format("card {}", slot.face + 1)
                                 : fmt::format("back {}", slot.face - document.card_count + 1);
    const std::string turned =
        slot.angle == 0 ? "" : fmt::format(" turned {:.1f}", slot.angle * 180 / std::numbers::pi);
    return fmt::format("{} at {}{}\n", what, point(slot.center), turned);
}

std::string bleed_line(const Document& document) {
    if (document.bleed <= 0 && document.back_bleed <= 0) return "";
    return fmt::format("bleed {} backs {}\n", number(document.bleed), number(document.back_bleed));
}

/// Empty for pages that are printed as they are.
std::string place_line(const geom::Affine& place) {
    if (place == geom::Affine{}) return "";
    return fmt::format("  place {:.4f} {:.4f} {:.4f} {:.4f} {} {}\n", place.a, place.b, place.c, place.d,
                       number(place.e), number(place.f));
}

void dump_page(std::string& text, const Document& document, const Page& page) {
    text += fmt::format("sheet {}\n", page.name) + place_line(page.place);
    for (const Slot& slot : page.slots) text += "  " + slot_line(document, slot);
    for (const drawing::Line& stroke : page.strokes) text += "  " + stroke_line(stroke);
    for (const PlacedPicture& placed : page.texts) text += "  " + text_line(document, placed);
}

} // namespace

std::string dump(const Document& document) {
    std::string text =
        fmt::format("title \"{}\" language {}\npaper {}x{}\nsymbols {}\n", document.title, document.language,
                    number(document.paper.width), number(document.paper.height), document.names.size());
    text += bleed_line(document);
    for (std::size_t i = 0; i < document.faces.size(); ++i) {
        const auto cards = static_cast<std::size_t>(document.card_count);
        text += i < cards ? fmt::format("card {}\n", i + 1) : fmt::format("back {}\n", i - cards + 1);
        dump_face(text, document, document.faces[i]);
    }
    for (const Page& page : document.pages) dump_page(text, document, page);
    return text;
}

} // namespace spotit::tests

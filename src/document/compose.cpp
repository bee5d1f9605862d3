#include <spotit/document/compose.hpp>

#include <spotit/background.hpp>

#include "document/faces.hpp"
#include "document/pages.hpp"

#include <algorithm>

namespace spotit::document {

Document compose(ComposeInput parts, diag::Sink& sink) {
    Document document{.title = parts.title,
                      .language = parts.language,
                      .paper = parts.imposition.paper,
                      .card = parts.style.card,
                      .bleed = parts.imposition.bleed,
                      .back_bleed = parts.imposition.back_bleed,
                      .one_card_per_page = parts.sheet.one_card_per_page,
                      .pictures = std::move(parts.pictures),
                      .picture_count = 0,
                      .picture_symbols = std::move(parts.picture_symbols),
                      .names = std::move(parts.names),
                      .faces = {},
                      .card_count = 0,
                      .pages = {}};
    document.picture_count = static_cast<int>(document.pictures.size());
    add_faces(document, parts, sink);
    add_draft_word(document, parts.draft_word, parts.fonts);
    add_pages(document, parts, sink);
    return document;
}

std::span<const Item> Face::ground() const {
    const auto end = std::ranges::find_if(items, [](const Item& item) {
        const Use* const use = std::get_if<Use>(&item);
        return use != nullptr && use->role != Role::Ground;
    });
    return {items.begin(), end};
}

std::vector<PlacedPicture> Face::pictures(Role role) const {
    std::vector<PlacedPicture> found;
    for (const Item& item : items)
        if (const Use* const use = std::get_if<Use>(&item); use != nullptr && use->role == role)
            found.push_back(use->placed);
    return found;
}

color::Color ground_color(const Document& document, const Face& face) {
    color::Color color = color::white;
    for (const Item& item : face.ground()) {
        if (const Fill* const fill = std::get_if<Fill>(&item)) color = fill->color;
        if (const Use* const use = std::get_if<Use>(&item))
            color = background::mean_color(document.pictures[static_cast<std::size_t>(use->placed.picture)],
                                           document.card, color);
    }
    return color;
}

double face_bleed(const Document& document, int face) {
    return face < document.card_count ? document.bleed : document.back_bleed;
}

geom::Shape painted_shape(const Document& document, int face) {
    const double bleed = face_bleed(document, face);
    if (!document.one_card_per_page) return document.card.inset(-bleed);
    const geom::Box box = document.card.box().grown(bleed);
    return geom::Shape::rectangle({box.width(), box.height()});
}

Face fill_box(const Document& document, int face) {
    const geom::Shape box = geom::Shape::rectangle(painted_shape(document, face).size());
    Face filled = document.faces.at(static_cast<std::size_t>(face));
    for (Item& item : filled.items)
        if (Fill* const fill = std::get_if<Fill>(&item)) fill->shape = box;
    return filled;
}

} // namespace spotit::document

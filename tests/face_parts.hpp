#pragma once

#include <spotit/document.hpp>
#include <spotit/document/style.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace spotit::tests {

/// What a face of a test is made of.
struct FaceParts {
    std::optional<color::Color> background{};
    std::optional<document::PlacedPicture> drawing{};
    std::optional<document::Border> border{};
    std::vector<document::PlacedPicture> symbols{}, texts{};
};

/// Returns a face of cards that have no bleed.
inline document::Face make_face(const geom::Shape& card, const FaceParts& parts) {
    document::Face face;
    if (parts.background)
        face.items.push_back({document::Role::Ground, drawing::Area{card, *parts.background}});
    if (parts.drawing) face.add(*parts.drawing, document::Role::Ground);
    if (const auto& border = parts.border)
        face.items.push_back(
            {document::Role::Ground, drawing::Line{.outlined = card.shrink(border->inset + border->width / 2),
                                                   .width = border->width,
                                                   .color = border->color}});
    for (const document::PlacedPicture& symbol : parts.symbols) face.add(symbol, document::Role::Symbol);
    for (const document::PlacedPicture& text : parts.texts) face.add(text, document::Role::Text);
    return face;
}

/// Returns the parts of a face; its border is wherever its line is.
inline FaceParts parts_of(const geom::Shape& card, const document::Face& face) {
    FaceParts parts{.symbols = face.list_pictures(document::Role::Symbol),
                    .texts = face.list_pictures(document::Role::Text)};
    for (const document::Item& item : face.find_ground()) {
        if (const auto* const area = std::get_if<drawing::Area>(&item.node)) parts.background = area->color;
        if (const auto* const placed = std::get_if<document::PlacedPicture>(&item.node))
            parts.drawing = *placed;
        if (const auto* const line = std::get_if<drawing::Line>(&item.node))
            parts.border =
                document::Border{line->width, line->color,
                                 (card.size().width - line->outlined->size().width - line->width) / 2};
    }
    return parts;
}

/// Changes the parts of a face.
template<class Change>
void change_face(document::Document& document, std::size_t index, Change&& change) {
    FaceParts parts = parts_of(document.card, document.faces[index]);
    change(parts);
    document.faces[index] = make_face(document.card, parts);
}

/// Changes the parts of all faces.
template<class Change>
void change_faces(document::Document& document, Change&& change) {
    for (std::size_t i = 0; i < document.faces.size(); ++i) change_face(document, i, change);
}

} // namespace spotit::tests

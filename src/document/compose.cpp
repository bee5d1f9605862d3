// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/document/compose.hpp>

#include <spotit/background.hpp>

#include "document/draft_word.hpp"
#include "document/faces.hpp"
#include "document/pages.hpp"

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

color::Color ground_color(const Document& document, const Face& face) {
    if (!face.drawing) return face.background;
    const auto drawing = static_cast<std::size_t>(face.drawing->picture);
    return background::mean_color(document.pictures[drawing], document.card, face.background);
}

double face_bleed(const Document& document, int face) {
    return face < document.card_count ? document.bleed : document.back_bleed;
}

} // namespace spotit::document

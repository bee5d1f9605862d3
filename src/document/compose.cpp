// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/document.hpp>

#include "document/faces.hpp"
#include "document/proof.hpp"
#include "document/sheets.hpp"

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
                      .symbol_of = std::move(parts.symbol_of),
                      .names = std::move(parts.names),
                      .faces = {},
                      .card_count = 0,
                      .sheets = {}};
    document.picture_count = static_cast<int>(document.pictures.size());
    add_faces(document, parts, sink);
    add_proof(document, parts.proof);
    add_sheets(document, parts, sink);
    return document;
}

double face_bleed(const Document& document, int face) {
    return face < document.card_count ? document.bleed : document.back_bleed;
}

} // namespace spotit::document

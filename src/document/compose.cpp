// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/document.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

namespace spotit::document {

namespace {

constexpr double smallest_label = 1.8; // mm; below this a printer's dots show

/// Adds a picture of the text and says how to put it on the sheet; shrinks it to the room it has.
Use add_label(Document& document, const std::string& text, const sheet::LabelPlace& place) {
    symbol::Symbol picture = symbol::label(text, place.size);
    const double scale = std::min(1.0, place.length / std::max(picture.box.width(), 1e-9));
    const geom::Affine on_sheet = geom::Affine::translation(place.start) *
                                  geom::Affine::rotation(place.angle) * geom::Affine::scaling(scale);
    document.pictures.push_back(std::move(picture));
    return {static_cast<int>(document.pictures.size()) - 1, on_sheet};
}

double width_of(const std::string& text, double size) {
    return symbol::label(text, size).box.width();
}

void drop_last_character(std::string& utf8) {
    while (!utf8.empty() && (static_cast<unsigned char>(utf8.back()) & 0xC0U) == 0x80U) utf8.pop_back();
    if (!utf8.empty()) utf8.pop_back();
}

/// Cuts whole characters off the end of the title until the line is legible in its room.
std::string fitted_line(const std::string& title, const std::string& rest, const sheet::LabelPlace& place) {
    const double room = place.length * place.size / std::min(place.size, smallest_label);
    if (title.empty()) return rest;
    std::string line = title + " · " + rest;
    std::string shorter = title;
    while (!shorter.empty() && width_of(line, place.size) > room) {
        drop_last_character(shorter);
        line = shorter.empty() ? rest : shorter + "… · " + rest;
    }
    return line;
}

Card compose_card(const deck::Card& symbols, const layout::Layout& layout) {
    if (symbols.size() != layout.placements.size())
        throw std::logic_error("a layout has not as many placements as its card has symbols");
    Card card;
    for (std::size_t i = 0; i < symbols.size(); ++i)
        card.uses.push_back({symbols[i], layout.placements[i].place});
    return card;
}

} // namespace

Document compose(Parts parts) {
    Document document{.title = std::move(parts.title),
                      .language = std::move(parts.language),
                      .paper = parts.imposition.paper,
                      .style = parts.style,
                      .pictures = std::move(parts.symbols),
                      .symbol_count = parts.deck.symbol_count,
                      .cards = {},
                      .sheets = {}};
    for (std::size_t i = 0; i < parts.deck.cards.size(); ++i)
        document.cards.push_back(compose_card(parts.deck.cards[i], parts.layouts[i]));

    const auto& imposition = parts.imposition;
    const int per_sheet = static_cast<int>(imposition.slots.size());
    if (per_sheet == 0) throw std::invalid_argument("an imposition without slots holds no cards");
    const int card_count = static_cast<int>(document.cards.size());
    const int sheet_count = (card_count + per_sheet - 1) / per_sheet;

    std::vector<Use> ruler_labels;
    for (const sheet::LabelPlace& place : imposition.ruler_labels)
        ruler_labels.push_back(add_label(document, "50 mm", place));
    for (int s = 0; s < sheet_count; ++s) {
        Sheet sheet;
        const int used = std::min(per_sheet, card_count - s * per_sheet);
        for (int i = 0; i < used; ++i)
            sheet.slots.push_back({s * per_sheet + i, imposition.slots[static_cast<std::size_t>(i)]});
        sheet.strokes = sheet::marks(imposition, parts.style.card, parts.sheet, used);
        sheet.strokes.insert(sheet.strokes.end(), imposition.rulers.begin(), imposition.rulers.end());
        sheet.labels = ruler_labels;
        if (imposition.label) {
            const std::string rest =
                fmt::format("sheet {} of {} · print at 100 % (actual size)", s + 1, sheet_count);
            sheet.labels.push_back(
                add_label(document, fitted_line(document.title, rest, *imposition.label), *imposition.label));
        }
        document.sheets.push_back(std::move(sheet));
    }
    return document;
}

} // namespace spotit::document

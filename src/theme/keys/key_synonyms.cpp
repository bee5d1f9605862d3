// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/keys/keys.hpp"

#include <algorithm>
#include <iterator>

namespace spotit::theme {
namespace {

struct Synonym {
    std::string_view section, word; ///< a section, and a word that people write there
    std::string_view path;          ///< of the key that is meant
};

constexpr Synonym synonyms[] = {
    {"", "name", "title"},
    {"", "lang", "language"},
    {"", "locale", "language"},
    {"", "author", "output.author"},
    {"", "emoji", "symbols"},
    {"", "emojis", "symbols"},
    {"", "icons", "symbols"},
    {"", "images", "symbols"},
    {"", "pictures", "symbols"},
    {"", "photos", "symbols"},
    {"", "words", "symbols"},
    {"", "items", "symbols"},
    {"", "style", "extends"},
    {"", "theme", "extends"},
    {"", "base", "extends"},
    {"", "preset", "extends"},
    {"", "include", "extends"},
    {"", "font", "fonts.text"},
    {"", "format", "sheet.paper"},
    {"", "rules", "extras.rules"},
    {"", "page", "sheet"},
    {"", "printer", "sheet"},
    {"", "print", "sheet"},
    {"card", "width", "card.size"},
    {"card", "height", "card.size"},
    {"card", "diameter", "card.size"},
    {"card", "radius", "card.corner_radius"},
    {"card", "corners", "card.corner_radius"},
    {"card", "corner", "card.corner_radius"},
    {"card", "frame", "card.border"},
    {"card", "outline", "card.border"},
    {"card", "fill", "card.background"},
    {"card", "image", "card.background"},
    {"card", "background_color", "card.background"},
    {"card", "background_image", "card.background"},
    {"card.border", "size", "card.border.width"},
    {"card.border", "thickness", "card.border.width"},
    {"card.border", "margin", "card.border.inset"},
    {"pin{}", "rotation", "pin{}.angle"},
    {"symbols[]", "picture", "symbols[].image"},
    {"symbols[]", "photo", "symbols[].image"},
    {"symbols[]", "img", "symbols[].image"},
    {"symbols[]", "src", "symbols[].image"},
    {"symbols[]", "path", "symbols[].image"},
    {"symbols[]", "word", "symbols[].text"},
    {"symbols[]", "symbol", "symbols[].emoji"},
    {"symbols[]", "icon", "symbols[].emoji"},
    {"symbols[]", "label", "symbols[].name"},
    {"symbols[]", "title", "symbols[].name"},
    {"symbols[]", "size", "symbols[].scale"},
    {"symbols[]", "angle", "symbols[].rotation"},
    {"symbols[]", "number", "symbols[].count"},
    {"deck", "type", "deck.kind"},
    {"deck", "symbols", "deck.symbols_per_card"},
    {"deck", "count", "deck.cards"},
    {"deck", "size", "deck.cards"},
    {"deck", "number_of_cards", "deck.cards"},
    {"deck", "number_of_symbols", "deck.symbols_per_card"},
    {"layout", "spacing", "layout.gap"},
    {"layout", "distance", "layout.gap"},
    {"layout", "rotate", "layout.rotation"},
    {"layout", "angle", "layout.rotation"},
    {"layout", "quality", "layout.effort"},
    {"layout", "margin", "card.margin"},
    {"back", "picture", "back.image"},
    {"back", "img", "back.image"},
    {"back", "title", "back.text"},
    {"sheet", "size", "sheet.paper"},
    {"sheet", "format", "sheet.paper"},
    {"sheet", "page", "sheet.paper"},
    {"sheet", "spacing", "sheet.gap"},
    {"sheet", "double_sided", "sheet.duplex"},
    {"sheet", "rotation", "sheet.orientation"},
    {"output", "dpi", "output.image_dpi"},
    {"output", "resolution", "output.image_dpi"},
    {"output", "profile", "output.icc"},
    {"output", "colors", "output.color"},
    {"extras", "names", "extras.key"},
    {"extras", "games", "extras.rules"},
};

} // namespace

std::string_view meant_key(std::string_view section, std::string_view word) {
    const std::string name = snake_case(american(word));
    const auto* const found = std::ranges::find_if(
        synonyms, [&](const Synonym& each) { return each.section == section && each.word == name; });
    return found == std::end(synonyms) ? std::string_view() : found->path;
}

} // namespace spotit::theme

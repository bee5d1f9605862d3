#pragma once

#include <spotit/document/compose.hpp>

#include <optional>
#include <string>
#include <vector>

namespace spotit::tests {

/// The parts of a document, each symbol with one picture.
struct Deck {
    std::string title{}, language = "en";
    document::Style style{};
    std::optional<document::Back> back{};
    std::vector<symbol::Symbol> symbols{};
    std::vector<std::vector<int>> cards{};
    std::vector<layout::Layout> layouts{};
    sheet::Options sheet{};
    std::optional<std::string> footer{};
    std::string draft_word{};
    int first_pile = 0;
    int copies = 1;
    std::vector<int> only{};
    std::vector<color::Color> copy_colors{};
    double margin = 3;
    bool title_card = false;
};

inline document::Document compose(const Deck& deck, diag::Sink& sink) {
    const sheet::Imposition imposition = sheet::impose(deck.style.card, deck.sheet);
    std::vector<base::SymbolIndex> picture_symbols;
    std::vector<std::string> names;
    for (const symbol::Symbol& symbol : deck.symbols) {
        picture_symbols.push_back(static_cast<base::SymbolIndex>(names.size()));
        names.push_back(symbol.name);
    }
    std::vector<std::vector<base::PictureIndex>> cards;
    for (const std::vector<int>& card : deck.cards) {
        auto& pictures = cards.emplace_back();
        for (const int symbol : card) pictures.push_back(base::PictureIndex{symbol});
    }
    return document::compose({.title = deck.title,
                              .language = deck.language,
                              .style = deck.style,
                              .back = deck.back,
                              .cards = std::move(cards),
                              .pictures = deck.symbols,
                              .picture_symbols = std::move(picture_symbols),
                              .names = std::move(names),
                              .layouts = deck.layouts,
                              .imposition = imposition,
                              .sheet = deck.sheet,
                              .footer = deck.footer,
                              .first_pile = deck.first_pile,
                              .copies = deck.copies,
                              .title_card = deck.title_card,
                              .only = deck.only,
                              .copy_colors = deck.copy_colors,
                              .margin = deck.margin,
                              .draft_word = deck.draft_word},
                             sink);
}

/// A symbol of ten by ten units, of which nothing is seen.
inline symbol::Symbol square(std::string name) {
    return {.name = std::move(name),
            .drawing = {},
            .box = {0, 0, 10, 10},
            .outline = {{{0, 0}, {10, 0}, {10, 10}, {0, 10}}}};
}

} // namespace spotit::tests

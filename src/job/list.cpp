#include <spotit/job/list.hpp>

#include "job/set_deck/set_deck.hpp"

#include <spotit/job/prepare.hpp>

namespace spotit::job {

Listing list(const Request& request) {
    diag::Sink sink;
    const theme::Theme theme = read_theme(request, sink);
    const deck::Deck deck = deal(theme);
    const emoji::Names names(request.places, theme.language);

    Listing result;
    note_deck(theme, deck, result.report);
    cards::CardList& list = result.list;
    list.title = theme.title;
    list.language = theme.language;
    list.kind = result.report.kind;
    list.promise = result.report.promise;
    if (deck::has_features(deck.kind)) {
        for (const PictureSpec& spec : build_set_pictures(theme, deck, request.places, sink).pictures.specs)
            list.symbols.push_back({.id = "", .name = spec.shown.name});
        sink.throw_if_errors();
    } else {
        for (const symbol::SymbolSpec& source :
             std::span(theme.symbols).first(static_cast<std::size_t>(deck.symbol_count)))
            list.symbols.push_back({.id = "",
                                    .name = symbol_name(source, names),
                                    .names = source.names,
                                    .face = {.emoji = source.emoji,
                                             .text = source.text,
                                             .image = source.image.generic_string()}});
    }
    for (cards::CardList::Symbol& symbol : list.symbols) symbol.id = symbol.name;
    number_names(list.symbols, &cards::CardList::Symbol::id);
    // Each category has the same number of consecutive symbols.
    const auto categories = static_cast<std::size_t>(deck.categories);
    for (std::size_t i = 0; i < list.symbols.size() && categories > 0; ++i)
        list.symbols[i].category = theme.categories.at(i / (list.symbols.size() / categories));
    for (std::size_t i = 0; i < deck.cards.size(); ++i)
        list.cards.push_back({deck.cards[i], i < deck.features.size() ? deck.features[i] : deck::Features{}});
    if (!deck::has_features(deck.kind)) {
        const DeckPictures pictures = build_pictures(theme, deck, request.places, sink);
        sink.throw_if_errors();
        note_forms(theme, pictures, list);
    }

    result.report.warnings = sink.sorted();
    return result;
}

} // namespace spotit::job

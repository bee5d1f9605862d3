#include <spotit/job/list.hpp>

#include "job/set_deck/set_deck.hpp"

#include <spotit/job/prepare.hpp>

namespace spotit::job {

namespace {

cards::CardList::Symbol listed(const symbol::SymbolSpec& source, const emoji::Names& names) {
    cards::CardList::Symbol result;
    result.emoji = source.emoji;
    result.text = source.text;
    result.image = source.image.generic_string();
    result.name = symbol_name(source, names);
    result.names = source.names;
    return result;
}

/// Each category has the same number of consecutive symbols.
void note_categories(const theme::Theme& theme, const deck::Deck& deck, cards::CardList& list) {
    if (deck.categories == 0) return;
    const std::size_t each = list.symbols.size() / static_cast<std::size_t>(deck.categories);
    for (std::size_t i = 0; i < list.symbols.size(); ++i)
        list.symbols[i].category = theme.categories.at(i / each);
}

void note_deck(const theme::Theme& theme, const deck::Deck& deck, Report& report) {
    report.cards = static_cast<int>(deck.cards.size());
    report.symbols_per_card = deck.symbols_per_card;
    report.symbols = deck.symbol_count;
    report.unused_symbols = std::max(0, static_cast<int>(theme.symbols.size()) - deck.symbol_count);
    report.shape = theme::describe_cards(theme.card_shape, theme.style.card.size());
    report.paper = theme.paper_name;
    report.files = theme.files;
    report.remarks = theme.hints;
    report.kind = base::enum_name(deck::kind_names, deck.kind);
}

} // namespace

Listing list(const Request& request) {
    diag::Sink sink;
    const theme::Theme theme = read_theme(request, sink);
    const deck::Deck deck = deal(theme);
    const deck::CheckResult proof = deck::prove(deck);
    const emoji::Names names(request.places, theme.language);

    Listing result;
    cards::CardList& list = result.list;
    list.title = theme.title;
    list.language = theme.language;
    list.kind = base::enum_name(deck::kind_names, deck.kind);
    list.promise = proof.promise;
    if (deck::has_features(deck.kind)) {
        for (const PictureSpec& spec : build_set_pictures(theme, deck, request.places, sink).pictures.specs)
            list.symbols.push_back({.id = "", .name = spec.shown.name});
        sink.throw_if_errors();
    } else {
        for (const symbol::SymbolSpec& source :
             std::span(theme.symbols).first(static_cast<std::size_t>(deck.symbol_count)))
            list.symbols.push_back(listed(source, names));
    }
    set_ids(list.symbols);
    note_categories(theme, deck, list);
    for (std::size_t i = 0; i < deck.cards.size(); ++i)
        list.cards.push_back({deck.cards[i], i < deck.features.size() ? deck.features[i] : deck::Features{}});
    if (!deck::has_features(deck.kind)) {
        const DeckPictures pictures = build_pictures(theme, deck, request.places, sink);
        sink.throw_if_errors();
        note_forms(theme, pictures, list);
    }

    note_deck(theme, deck, result.report);
    result.report.pairs = proof.pairs;
    result.report.promise = proof.promise;
    result.report.warnings = sink.sorted();
    return result;
}

} // namespace spotit::job

#include <spotit/job/output.hpp>

#include "job/set_deck/set_deck.hpp"

#include <spotit/job/prepare.hpp>

namespace spotit::job {
namespace {

cards::CardList::Face make_face(const symbol::SymbolSpec& shown, const std::string& caption = {}) {
    return {shown.kind(), symbol::write_symbol(shown, symbol::PathPart::Whole), caption};
}

/// Adds the forms and piles of each card to a list, unless the deck shows each symbol as itself.
void note_forms(const theme::Theme& theme, const DeckPictures& pictures, cards::CardList& list) {
    const bool is_plain = std::ranges::all_of(pictures.specs, [&](const PictureSpec& spec) {
        const cards::CardList::Symbol& symbol = list.symbols[static_cast<std::size_t>(spec.symbol)];
        return make_face(spec.shown, spec.caption) == symbol.face;
    });
    if (is_plain) return;
    std::vector<int> form_of(pictures.specs.size());
    for (const int form : {0, 1})
        for (std::size_t i = 0; i < form_of.size(); ++i) {
            if (pictures.specs[i].form != form) continue;
            auto& forms = list.symbols[static_cast<std::size_t>(pictures.specs[i].symbol)].forms;
            form_of[i] = static_cast<int>(forms.size());
            forms.push_back(make_face(pictures.specs[i].shown, pictures.specs[i].caption));
        }
    const bool is_split = theme.forms && theme.forms->mode == deck::FormMode::Split;
    const std::size_t first_pile = deck::count_first_pile(list.cards.size());
    for (std::size_t card = 0; card < list.cards.size(); ++card) {
        if (is_split) list.cards[card].pile = card < first_pile ? 1 : 2;
        for (const PictureIndex picture : pictures.cards[card])
            list.cards[card].forms.push_back(form_of[static_cast<std::size_t>(picture)]);
    }
}

} // namespace

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
    if (!deck.features.empty()) {
        for (const PictureSpec& spec : build_set_pictures(theme, deck, request.places, sink).pictures.specs)
            list.symbols.push_back({.id = "", .name = spec.shown.name});
        sink.throw_if_errors();
    } else {
        for (const symbol::SymbolSpec& source :
             std::span(theme.symbols).first(static_cast<std::size_t>(deck.symbol_count)))
            list.symbols.push_back({.id = "",
                                    .name = choose_symbol_name(source, names),
                                    .names = source.names,
                                    .face = make_face(source)});
    }
    for (cards::CardList::Symbol& symbol : list.symbols) symbol.id = symbol.name;
    number_names(list.symbols, &cards::CardList::Symbol::id);
    // Each category has the same number of consecutive symbols.
    const auto categories = static_cast<std::size_t>(deck.categories);
    for (std::size_t i = 0; i < list.symbols.size() && categories > 0; ++i)
        list.symbols[i].category = theme.categories.at(i / (list.symbols.size() / categories));
    for (std::size_t i = 0; i < deck.cards.size(); ++i)
        list.cards.push_back({deck.cards[i], i < deck.features.size() ? deck.features[i] : deck::Features{}});
    if (deck.features.empty()) {
        const DeckPictures pictures = build_pictures(theme, deck, request.places, sink);
        sink.throw_if_errors();
        note_forms(theme, pictures, list);
    }

    result.report.warnings = sink.list_sorted();
    return result;
}

} // namespace spotit::job

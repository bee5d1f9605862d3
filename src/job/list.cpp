// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/list.hpp"

#include "job/pictures_of_deck.hpp"
#include "job/set_deck/set_cast.hpp"

#include <spotit/emoji.hpp>
#include <spotit/job/list.hpp>
#include <spotit/job/prepare.hpp>

#include <algorithm>
#include <set>

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

/// The categories have their symbols one after the other, each as many.
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
    report.card = theme.style.card;
    report.paper = theme.paper_name;
    report.files = theme.files;
    report.remarks = theme.hints;
    report.kind = deck::kind_name(deck.kind);
}

} // namespace

void set_ids(std::vector<cards::CardList::Symbol>& symbols) {
    std::set<std::string, std::less<>> taken;
    for (const cards::CardList::Symbol& symbol : symbols) taken.insert(symbol.name);
    std::set<std::string, std::less<>> given;
    for (cards::CardList::Symbol& symbol : symbols) {
        symbol.id = symbol.name;
        for (int number = 2; !given.insert(symbol.id).second; ++number) {
            std::string next = symbol.name + " " + std::to_string(number);
            // "dog 2" may be another symbol's own name.
            if (!taken.contains(next)) symbol.id = std::move(next);
        }
    }
}

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
    list.kind = deck::kind_name(deck.kind);
    list.promise = proof.promise;
    if (deck::has_features(deck.kind)) {
        for (const Role& role : make_set_cast(theme, deck, request.places, sink).cast.roles)
            list.symbols.push_back({.id = "", .name = role.source.name});
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
        const Cast cast = make_cast(theme, deck, request.places, sink);
        sink.throw_if_errors();
        note_forms(theme, cast, list);
    }

    note_deck(theme, deck, result.report);
    result.report.pairs = proof.pairs;
    result.report.promise = proof.promise;
    result.report.warnings = sink.sorted();
    return result;
}

} // namespace spotit::job

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/message.hpp"
#include "theme/reading.hpp"

#include <fmt/format.h>

namespace spotit::theme {
namespace {

/// What a Set deck has where the theme says nothing. The colours are told apart by the colour-blind, too
/// (Okabe and Ito 2008).
void complete_set(Reading& reading) {
    SetDrawings& set = reading.theme.set;
    if (set.colors.empty() && !reading.key_spans.contains("deck.set.colors")) {
        set.colors = {*color::parse("#d55e00"), *color::parse("#0072b2"), *color::parse("#009e73")};
        set.color_names = {"red", "blue", "green"};
    }
    if (set.fills.empty() && !reading.key_spans.contains("deck.set.fills"))
        set.fills = {symbol::SetFill::Solid, symbol::SetFill::Striped, symbol::SetFill::Open};
    if (set.shapes.empty() && !reading.key_spans.contains("deck.set.shapes")) {
        for (const char* name : {"oval", "diamond", "squiggle"}) {
            symbol::Source shape;
            shape.name = name;
            set.shapes.push_back(std::move(shape));
        }
    }
    deck::SetFeatures& features = reading.theme.deck.set;
    features.colors = static_cast<int>(set.colors.size());
    features.fills = static_cast<int>(set.fills.size());
    features.shapes = static_cast<int>(set.shapes.size());
}

/// `rules: true` stands for the games that are played with the deck's kind.
void complete_rules(Reading& reading) {
    if (!reading.has_all_rules) return;
    using extras::Game;
    auto& rules = reading.theme.extras.rules;
    if (reading.theme.deck.kind == deck::Kind::Set)
        rules = {Game::Set};
    else
        rules = {Game::Tower, Game::Well, Game::HotPotato, Game::Collect, Game::Shed};
}

/// Keys that say nothing to a deck of this kind.
void check_foreign_keys(Reading& reading) {
    const bool is_set = reading.theme.deck.kind == deck::Kind::Set;
    const auto forbid = [&](std::string_view path, std::string_view reason) {
        const auto key = reading.key_spans.find(path);
        if (key == reading.key_spans.end()) return;
        reading.add({"deck-kind", fmt::format("`{}` {}", path, reason), key->second, "", {"fix: delete it"}});
    };
    if (!is_set) return forbid("deck.set", "is for a deck with  kind: set");
    forbid("symbols", "has no place in a deck with  kind: set, which makes its drawings from `deck.set`");
    forbid("deck.categories", "has no place in a deck with  kind: set");
    forbid("deck.forms", "has no place in a deck with  kind: set");
}

} // namespace

void finish_deck(Reading& reading) {
    check_foreign_keys(reading);
    if (reading.theme.deck.kind == deck::Kind::Set) complete_set(reading);
    complete_rules(reading);
}

} // namespace spotit::theme

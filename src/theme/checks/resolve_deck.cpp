// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/reading.hpp"

#include <spotit/deck.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/extras.hpp>
#include <spotit/texts.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace spotit::theme {
namespace {

/// What a Set deck has where the theme says nothing. The colors are told apart by the color-blind, too
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
            symbol::SymbolSpec shape;
            shape.name = name;
            set.shapes.push_back(std::move(shape));
        }
    }
    deck::SetFeatures& features = reading.theme.deck.set;
    features.colors = static_cast<int>(set.colors.size());
    features.fills = static_cast<int>(set.fills.size());
    features.shapes = static_cast<int>(set.shapes.size());
}

/// The games that are played with the deck's kind.
std::vector<extras::Game> possible_games(const Reading& reading) {
    if (deck::has_features(reading.theme.deck.kind)) return {extras::Game::Set};
    return {std::begin(extras::matching_games), std::end(extras::matching_games)};
}

void refuse_game(Reading& reading, extras::Game game) {
    const bool is_set = game == extras::Game::Set;
    const std::string_view name = base::enum_name(extras::game_names, game);
    reading.add(
        {"deck-kind",
         fmt::format("`{}` is played with {}", name,
                     is_set ? "a deck with  kind: set" : "cards that share a symbol, not with  kind: set"),
         reading.rules.at(game),
         "",
         {"fix: delete it, or for all games that go with this deck write  rules: true"}});
}

/// `rules: true` stands for all games that can be played. Those that a layer below the deck names are for its
/// own deck.
void complete_rules(Reading& reading) {
    auto& rules = reading.theme.extras.rules;
    const std::vector<extras::Game> possible = possible_games(reading);
    if (reading.has_all_rules) rules = possible;
    const bool are_of_another_deck =
        reading.is_below("extras.rules", {"symbols", "deck.categories", "deck.kind", "deck.set"});
    const bool were_wanted = !rules.empty();
    std::erase_if(rules, [&](extras::Game game) {
        if (std::ranges::find(possible, game) != possible.end()) return false;
        if (!are_of_another_deck) refuse_game(reading, game);
        return true;
    });
    if (are_of_another_deck && were_wanted && rules.empty()) rules = possible;
}

/// The sheets speak fewer languages than people do.
void check_language(Reading& reading) {
    const extras::Options& wanted = reading.theme.extras;
    const std::string& language = reading.theme.language;
    const auto spoken = texts::languages();
    const std::string_view main = std::string_view(language).substr(0, language.find('-'));
    const bool has_rules = !wanted.rules.empty(), has_key = wanted.key != extras::Key::None;
    if ((!has_rules && !has_key) || std::ranges::find(spoken, main) != spoken.end()) return;
    const std::string_view what = !has_key     ? "the rules are"
                                  : !has_rules ? "the key's own words are"
                                               : "the rules and the key's own words are";
    reading.sink.add({.severity = diag::Severity::Warning,
                      .id = "language",
                      .message = fmt::format("{} not translated to the language {}: they are printed in "
                                             "English",
                                             what, language),
                      .span = reading.span_of({"extras.rules", "extras.key"}),
                      .label = {},
                      .notes = {fmt::format("translated are: {}", fmt::join(spoken, " ")),
                                fmt::format("fix: delete `extras.{}`, or take the English ones",
                                            has_rules ? "rules" : "key")}});
}

/// Two texts of a symbol's own are for decks that show each symbol in two forms. Who takes one form in a
/// layer above the symbols knows.
void check_own_forms(Reading& reading) {
    const Theme& theme = reading.theme;
    const bool has_two = theme.forms && theme.forms->mode;
    if (has_two || reading.is_below("symbols", {"deck.forms"})) return;
    const auto has_own = [](const SymbolOptions& fit) { return fit.forms.size() > 1; };
    const auto first = std::ranges::find_if(theme.fits, has_own);
    if (first == theme.fits.end()) return;
    const auto count = std::ranges::count_if(theme.fits, has_own);
    const auto index = static_cast<std::size_t>(first - theme.fits.begin());
    reading.sink.add(
        {.severity = diag::Severity::Warning,
         .id = "no-effect",
         .message = fmt::format("this deck shows each symbol in one form: of the two `forms` of "
                                "{} only the first is printed",
                                count == 1 ? "this one" : fmt::format("{} symbols", count)),
         .span = theme.symbols[index].span,
         .label = {},
         .notes = {"fix: to print both write  deck: {forms: mixed}   or   deck: {forms: split}"}});
}

/// Keys that say nothing to a deck of this kind.
void check_foreign_keys(Reading& reading) {
    const bool is_set = deck::has_features(reading.theme.deck.kind);
    const auto forbid = [&](std::string_view path, std::string_view reason,
                            std::string_view fix = "fix: delete it") {
        const auto key = reading.key_spans.find(path);
        if (key == reading.key_spans.end()) return;
        reading.add({"deck-kind", fmt::format("`{}` {}", path, reason), key->second, "", {std::string(fix)}});
    };
    if (!is_set)
        return forbid("deck.set", "is for a deck with  kind: set", "fix: delete it, or set  deck.kind: set");
    forbid("symbols", "has no place in a deck with  kind: set, which makes its drawings from `deck.set`");
    forbid("deck.categories", "has no place in a deck with  kind: set");
    forbid("deck.forms", "has no place in a deck with  kind: set");
}

} // namespace

void finish_deck(Reading& reading) {
    check_foreign_keys(reading);
    if (deck::has_features(reading.theme.deck.kind)) complete_set(reading);
    complete_rules(reading);
    check_language(reading);
    check_own_forms(reading);
}

} // namespace spotit::theme

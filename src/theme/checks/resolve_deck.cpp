// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/checks/checks.hpp"

#include "theme/context/read_context.hpp"

#include <spotit/deck.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/extras.hpp>
#include <spotit/texts.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace spotit::theme {
namespace {

/// Completes a Set deck that the theme leaves open. The colors differ for the color-blind, too (Okabe and Ito
/// 2008).
void complete_set(ReadContext& context) {
    SetDrawings& set = context.theme.set;
    if (set.colors.empty() && !context.keys.spans.contains("deck.set.colors")) {
        set.colors = {*color::parse("#d55e00"), *color::parse("#0072b2"), *color::parse("#009e73")};
        set.color_names = {"red", "blue", "green"};
    }
    if (set.fills.empty() && !context.keys.spans.contains("deck.set.fills"))
        set.fills = {symbol::SetFill::Solid, symbol::SetFill::Striped, symbol::SetFill::Open};
    if (set.shapes.empty() && !context.keys.spans.contains("deck.set.shapes")) {
        for (const char* name : {"oval", "diamond", "squiggle"}) {
            symbol::SymbolSpec shape;
            shape.name = name;
            set.shapes.push_back(std::move(shape));
        }
    }
    deck::SetFeatures& features = context.theme.deck.set;
    features.colors = static_cast<int>(set.colors.size());
    features.fills = static_cast<int>(set.fills.size());
    features.shapes = static_cast<int>(set.shapes.size());
}

/// Returns the games for the deck's kind.
std::vector<extras::Game> possible_games(const ReadContext& context) {
    if (deck::has_features(context.theme.deck.kind)) return {extras::Game::Set};
    return {std::begin(extras::matching_games), std::end(extras::matching_games)};
}

void refuse_game(ReadContext& context, extras::Game game) {
    const bool is_set = game == extras::Game::Set;
    const std::string_view name = base::enum_name(extras::game_names, game);
    context
        .error(
            context.rules.named.at(game), "deck-kind",
            fmt::format("`{}` is played with {}", name,
                        is_set ? "a deck with  kind: set" : "cards that share a symbol, not with  kind: set"))
        .fix("delete it, or for all games that go with this deck write  rules: true");
}

/// Replaces `rules: true` by all games that can be played. Games named by a layer below the deck's belong to
/// its own deck.
void complete_rules(ReadContext& context) {
    auto& rules = context.theme.extras.rules;
    const std::vector<extras::Game> possible = possible_games(context);
    if (context.rules.all) rules = possible;
    const bool are_of_another_deck =
        context.is_below("extras.rules", {"symbols", "deck.categories", "deck.kind", "deck.set"});
    const bool were_wanted = !rules.empty();
    std::erase_if(rules, [&](extras::Game game) {
        if (std::ranges::find(possible, game) != possible.end()) return false;
        if (!are_of_another_deck) refuse_game(context, game);
        return true;
    });
    if (are_of_another_deck && were_wanted && rules.empty()) rules = possible;
}

/// The sheets exist in fewer languages than themes may name.
void check_language(ReadContext& context) {
    const extras::Options& wanted = context.theme.extras;
    const std::string& language = context.theme.language;
    const auto spoken = texts::languages();
    const std::string_view main = std::string_view(language).substr(0, language.find('-'));
    std::vector<std::string_view> keys, words;
    const auto note = [&](bool is_wanted, std::string_view key, std::string_view what) {
        if (!is_wanted) return;
        keys.push_back(key);
        words.push_back(what);
    };
    note(!wanted.rules.empty(), "extras.rules", "the rules");
    note(wanted.key != extras::KeyContent::None, "extras.key", "the key's own words");
    note(wanted.why, "extras.why", "the poster");
    if (keys.empty() || std::ranges::find(spoken, main) != spoken.end()) return;
    const bool is_one = words.size() == 1 && wanted.why;
    context
        .warn(context.find_span({"extras.rules", "extras.key", "extras.why"}), "language",
              fmt::format("{} {} not translated to the language {}: {} printed in English",
                          fmt::join(words, " and "), is_one ? "is" : "are", language,
                          is_one ? "it is" : "they are"))
        .note(fmt::format("translations: {}", fmt::join(spoken, " ")))
        .fix(fmt::format("delete `{}`, or take the English ones", keys.front()));
}

/// Two texts of one symbol need a deck that shows each symbol in two forms. A layer above the symbols may
/// choose one form.
void check_own_forms(ReadContext& context) {
    const Theme& theme = context.theme;
    const bool has_two = theme.forms && theme.forms->mode;
    if (has_two || context.is_below("symbols", {"deck.forms"})) return;
    const auto has_own = [](const SymbolOptions& fit) { return fit.forms.size() > 1; };
    const auto first = std::ranges::find_if(theme.fits, has_own);
    if (first == theme.fits.end()) return;
    const auto count = std::ranges::count_if(theme.fits, has_own);
    const auto index = static_cast<std::size_t>(first - theme.fits.begin());
    context
        .warn(theme.symbols[index].span, "no-effect",
              fmt::format("this deck shows each symbol in one form: of the two `forms` of "
                          "{} only the first is printed",
                          count == 1 ? "this one" : fmt::format("{} symbols", count)))
        .fix("to print both write  deck: {forms: mixed}   or   deck: {forms: split}");
}

/// Reports keys that have no effect on a deck of this kind.
void check_unsuitable_keys(ReadContext& context) {
    const bool is_set = deck::has_features(context.theme.deck.kind);
    const auto forbid = [&](std::string_view path, std::string_view reason,
                            std::string_view fix = "fix: delete it") {
        const auto key = context.keys.spans.find(path);
        if (key == context.keys.spans.end()) return;
        context.error(key->second, "deck-kind", fmt::format("`{}` {}", path, reason)).note(std::string(fix));
    };
    if (!is_set)
        return forbid("deck.set", "is for a deck with  kind: set", "fix: delete it, or set  deck.kind: set");
    forbid("symbols", "can't be used in a deck with  kind: set, which makes its drawings from `deck.set`");
    forbid("deck.categories", "can't be used in a deck with  kind: set");
    forbid("deck.forms", "can't be used in a deck with  kind: set");
}

} // namespace

void resolve_deck(ReadContext& context) {
    check_unsuitable_keys(context);
    if (deck::has_features(context.theme.deck.kind)) complete_set(context);
    complete_rules(context);
    check_language(context);
    check_own_forms(context);
}

} // namespace spotit::theme

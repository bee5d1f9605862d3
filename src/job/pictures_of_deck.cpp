// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/pictures_of_deck.hpp"

#include "job/faces.hpp"

#include <spotit/emoji.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numbers>
#include <utility>

namespace spotit::job {

namespace {

using Kind = theme::DisplayForm::Kind;

constexpr double words_lean =
    25 * std::numbers::pi / 180; // so that they can be read without turning the card

/// Finds the names that words and labels show.
class Interpreter {
public:
    Interpreter(const theme::Theme& theme, const base::DataPaths& places, diag::Sink& sink)
        : theme_(theme)
        , names_(places, theme.language)
        , sink_(sink) {}

    /// Empty, and an error in the sink, when nobody knows one.
    std::string name(const symbol::SymbolSpec& source, const std::string& language) {
        std::string found = names_.find(source, language);
        if (!found.empty()) return found;
        const std::string& wanted = language.empty() ? theme_.language : language;
        const std::string& what = !source.emoji.empty()  ? source.emoji
                                  : !source.text.empty() ? source.text
                                                         : source.image.filename().string();
        sink_.add({.severity = diag::Severity::Error,
                   .id = "no-name",
                   .message = fmt::format("{} has no name in the language {}", what, wanted),
                   .span = source.span,
                   .label = "",
                   .notes = {fmt::format("fix: give it one:  names: {{{}: ...}}", wanted)}});
        return {};
    }

private:
    const theme::Theme& theme_;
    theme::DisplayNames names_;
    diag::Sink& sink_;
};

/// A word in the place of the symbol; it keeps the symbol's name, by which it is known.
symbol::SymbolSpec as_word(const symbol::SymbolSpec& source, std::string word) {
    symbol::SymbolSpec result = source;
    if (result.name.empty() && !source.text.empty()) result.name = source.text;
    result.emoji.clear();
    result.image.clear();
    result.text = std::move(word);
    return result;
}

class Casting {
public:
    Casting(const theme::Theme& theme, const base::DataPaths& places, diag::Sink& sink)
        : theme_(theme)
        , interpreter_(theme, places, sink)
        , names_(places, theme.language) {}

    /// The number of the role of a symbol in a form. Two forms that show the same are one role.
    int add(int symbol, int form) {
        const auto known = known_.find({symbol, form});
        if (known != known_.end()) return known->second;
        Role made = role(symbol, form);
        int number = static_cast<int>(cast_.roles.size());
        const auto other = known_.find({symbol, 1 - form});
        if (other != known_.end() &&
            face_of(made) == face_of(cast_.roles[static_cast<std::size_t>(other->second)])) {
            number = other->second;
            cast_.same_forms.push_back(symbol);
        } else {
            cast_.roles.push_back(std::move(made));
        }
        return known_[{symbol, form}] = number;
    }

    void deal(const deck::Deck& deck, const deck::Forms& forms) {
        for (std::size_t card = 0; card < deck.cards.size(); ++card) {
            deck::Card& roles = cast_.cards.emplace_back();
            for (std::size_t i = 0; i < deck.cards[card].size(); ++i)
                roles.push_back(add(deck.cards[card][i], forms.empty() ? 0 : forms[card][i]));
        }
        cast_.forms = forms;
        std::ranges::sort(cast_.same_forms);
        for (std::size_t card = 0; card < forms.size(); ++card)
            for (std::size_t i = 0; i < forms[card].size(); ++i)
                if (std::ranges::binary_search(cast_.same_forms, deck.cards[card][i]))
                    cast_.forms[card][i] = 0;
    }

    Cast result() { return std::move(cast_); }

private:
    Role role(int symbol, int form) {
        const auto index = static_cast<std::size_t>(symbol);
        const symbol::SymbolSpec& source = theme_.symbols[index];
        Role role{.symbol = symbol, .form = form, .source = source};
        if (index < theme_.fits.size()) role.fit = theme_.fits[index];
        role.source.name = symbol_name(source, names_);
        role.source.drawing = theme_.drawing;
        const auto& own = role.fit.forms;
        if (!own.empty()) {
            role.source = as_word(role.source, own[static_cast<std::size_t>(form) % own.size()]);
        } else if (theme_.forms) {
            const theme::DisplayForm& showing = form == 0 ? theme_.forms->first : theme_.forms->second;
            if (showing.kind == Kind::Word)
                role.source = as_word(role.source, interpreter_.name(source, showing.language));
            if (showing.kind == Kind::Label) role.label = interpreter_.name(source, showing.language);
            if (role.label == source.text) role.label.clear(); // the word would stand there twice
        }
        keep_readable(role, source);
        return role;
    }

    /// Words lean only a little, unless the theme says how symbols are turned.
    void keep_readable(Role& role, const symbol::SymbolSpec& source) const {
        const bool is_word = source.text.empty() && !role.source.text.empty();
        if (role.fit.rotation || theme_.spans.contains("layout.rotation")) return;
        if (is_word || !role.label.empty())
            role.fit.rotation = layout::Rotation{layout::Rotation::Kind::Range, words_lean};
    }

    const theme::Theme& theme_;
    Interpreter interpreter_;
    emoji::Names names_;
    Cast cast_;
    std::map<std::pair<int, int>, int> known_; ///< by symbol and form
};

} // namespace

deck::Deck deal(const theme::Theme& theme) {
    deck::Deck deck = deck::make(theme.deck, static_cast<int>(theme.symbols.size()));
    if (theme.forms && theme.forms->mode == deck::FormMode::Split) deck::balance_piles(deck);
    return deck;
}

std::string symbol_name(const symbol::SymbolSpec& source, const emoji::Names& names) {
    if (!source.name.empty()) return source.name;
    if (!source.emoji.empty()) {
        std::string found = names.find(source.emoji);
        return found.empty() ? source.emoji : found;
    }
    return source.text.empty() ? source.image.stem().string() : source.text;
}

Cast make_cast(const theme::Theme& theme, const deck::Deck& deck, const base::DataPaths& places,
               diag::Sink& sink) {
    Casting casting(theme, places, sink);
    if (!theme.forms || !theme.forms->mode) {
        for (int symbol = 0; symbol < deck.symbol_count; ++symbol) casting.add(symbol, 0);
        casting.deal(deck, {});
    } else {
        casting.deal(deck, deck::forms(deck, *theme.forms->mode, theme.deck.seed));
    }
    Cast cast = casting.result();
    if (!cast.forms.empty()) cast.matches_across = deck::matches_across(deck, cast.forms);
    check_faces(theme, cast, sink);
    return cast;
}

} // namespace spotit::job

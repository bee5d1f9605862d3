// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/values/values.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/random.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

Forms& forms(Theme& theme) {
    auto& wanted = theme.forms;
    if (!wanted) wanted = Forms{deck::FormMode::Mixed, {}, {DisplayForm::Kind::Word, {}}};
    return *wanted;
}

/// Parses picture, label, word or word.fr.
std::optional<DisplayForm> parse_form(std::string_view written) {
    if (written == "picture") return DisplayForm{DisplayForm::Kind::Picture, {}};
    if (written == "label") return DisplayForm{DisplayForm::Kind::Label, {}};
    if (written == "word") return DisplayForm{DisplayForm::Kind::Word, {}};
    for (const auto& [prefix, kind] :
         {std::pair<std::string_view, DisplayForm::Kind>{"word.", DisplayForm::Kind::Word},
          {"label.", DisplayForm::Kind::Label}}) {
        if (written.starts_with(prefix) && is_language(written.substr(prefix.size())))
            return DisplayForm{kind, std::string(written.substr(prefix.size()))};
    }
    return std::nullopt;
}

std::optional<DisplayForm> form_value(Problems& problems, const Key& key, const yaml::Node& node) {
    auto form = parse_form(diag::trimmed(node.text));
    if (form) return form;
    constexpr std::string_view words[] = {"picture", "label", "word"};
    problems
        .error(node.span, "value",
               fmt::format("`{}` must be picture, label, word, or word.fr and the like", key.label()))
        .suggest(problems.nearest_word(diag::trimmed(node.text), words));
    return std::nullopt;
}

} // namespace

void read_forms(Problems& problems, const Key& key, const yaml::Node& node, Theme& theme) {
    if (node.is_map()) {
        forms(theme);
        return;
    }
    const auto value = word_value(problems, key, node);
    if (!value) return;
    auto& wanted = theme.forms;
    wanted.reset();
    switch (static_cast<FormsWord>(*value)) {
    case FormsWord::Pictures:
        break;
    case FormsWord::Words:
        wanted = Forms{std::nullopt, {DisplayForm::Kind::Word, {}}, {}};
        break;
    case FormsWord::Labeled:
        wanted = Forms{std::nullopt, {DisplayForm::Kind::Label, {}}, {}};
        break;
    case FormsWord::Mixed:
        forms(theme);
        break;
    case FormsWord::Split:
        forms(theme).mode = deck::FormMode::Split;
        break;
    }
}

void read_forms_mode(Problems& problems, const Key& key, const yaml::Node& node, Theme& theme) {
    if (const auto value = word_value(problems, key, node))
        forms(theme).mode = static_cast<deck::FormMode>(*value);
}

void read_forms_of(Problems& problems, const Key& key, const yaml::Node& node, Theme& theme) {
    const auto first = form_value(problems, key, node.items[0]);
    const auto second = form_value(problems, key, node.items[1]);
    if (!first || !second) return;
    if (*first == *second) {
        problems.error(node.span, "value", fmt::format("the two forms of `{}` must differ", key.label()));
        return;
    }
    forms(theme).first = *first;
    forms(theme).second = *second;
}

void read_symbols_per_card(Problems& problems, const Key& key, const yaml::Node& node, Theme& theme) {
    if (is_word(node, "auto")) return;
    if (const auto value = whole_value(problems, key, node)) theme.deck.symbols_per_card = *value;
}

void read_cards(Problems& problems, const Key& key, const yaml::Node& node, Theme& theme) {
    if (is_word(node, "all")) return;
    if (const auto value = whole_value(problems, key, node)) theme.deck.cards = *value;
}

} // namespace spotit::theme

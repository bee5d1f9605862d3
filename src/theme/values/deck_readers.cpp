// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/values/values.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/random.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

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

namespace {

/// Reads a card's number, from 1, and records its place.
std::optional<int> card_number(Problems& problems, const Key& key, const yaml::Node& node) {
    const auto number = parse_number(node.text);
    if (number && *number >= 1 && *number <= 1e6 && *number == std::floor(*number))
        return static_cast<int>(*number);
    problems
        .error(node.span, "value", fmt::format("`{}` is no card: cards are numbered from 1 on", node.text))
        .note(fmt::format("for example:  {}: {{17: 2}}", key.name()));
    return std::nullopt;
}

} // namespace

void read_reroll(Reading& reading, const Key& key, const yaml::Node& node, Theme& theme) {
    for_each_named(reading.problems, key, node, [&](const yaml::Node::Entry& entry) {
        const auto card = card_number(reading.problems, key, entry.key);
        if (!card) return;
        const auto [first, is_new] = reading.rerolled.try_emplace(*card, entry.key.span);
        if (!is_new)
            reading.problems.report_second(entry.key.span, first->second,
                                           fmt::format("card {} is given twice", *card));
        else if (const auto other = whole_value(reading.problems, key, entry.value))
            theme.reroll[*card] = *other;
    });
}

} // namespace spotit::theme

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/list.hpp"

#include <algorithm>

namespace spotit::job {

namespace {

cards::CardList::Face face_of_role(const Role& role) {
    return {.emoji = role.source.emoji,
            .text = role.source.text,
            .image = role.source.image.generic_string(),
            .label = role.label};
}

/// Whether each symbol is on the cards as what it is, and in no other form.
bool is_plain(const Cast& cast, const cards::CardList& list) {
    return std::ranges::all_of(cast.roles, [&](const Role& role) {
        return face_of_role(role) == cards::own_face(list.symbols[static_cast<std::size_t>(role.symbol)]);
    });
}

} // namespace

void note_forms(const theme::Theme& theme, const Cast& cast, cards::CardList& list) {
    if (is_plain(cast, list)) return;
    std::vector<std::size_t> order(cast.roles.size()); // those of a symbol's first form first
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return cast.roles[i].form; });
    std::vector<int> form_of(cast.roles.size());
    for (const std::size_t i : order) {
        auto& forms = list.symbols[static_cast<std::size_t>(cast.roles[i].symbol)].forms;
        form_of[i] = static_cast<int>(forms.size());
        forms.push_back(face_of_role(cast.roles[i]));
    }
    const bool is_split = theme.forms && theme.forms->mode == deck::FormMode::Split;
    const std::size_t first_pile = (list.cards.size() + 1) / 2;
    for (std::size_t card = 0; card < list.cards.size(); ++card) {
        if (is_split) list.cards[card].pile = card < first_pile ? 1 : 2;
        for (const int role : cast.cards[card])
            list.cards[card].forms.push_back(form_of[static_cast<std::size_t>(role)]);
    }
}

} // namespace spotit::job

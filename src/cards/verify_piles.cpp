#include "cards/faults.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

namespace spotit::cards {
namespace {

constexpr int piles = 2;

/// The cards of one pile that show a symbol, by its form on them.
using ByForm = std::map<int, std::vector<std::size_t>>;
/// For each symbol, in each pile.
using Shown = std::vector<std::array<ByForm, piles>>;

int find_form(const CardList::Card& card, std::size_t place) {
    return card.forms.empty() ? 0 : card.forms[place];
}

Shown find_shown_in_piles(const CardList& list) {
    Shown shown(list.symbols.size());
    for (std::size_t card = 0; card < list.cards.size(); ++card) {
        const CardList::Card& each = list.cards[card];
        for (std::size_t i = 0; each.pile > 0 && i < each.symbols.size(); ++i)
            shown[static_cast<std::size_t>(each.symbols[i])][static_cast<std::size_t>(each.pile - 1)]
                 [find_form(each, i)]
                     .push_back(card);
    }
    return shown;
}

/// A pile shows a symbol in one form. A single card with another form is probably the wrong one.
void check_one_form(const ByForm& forms, const std::string& name, int pile, Faults& faults) {
    if (forms.size() < 2) return;
    const auto fewer = [](const auto& a, const auto& b) { return a.second.size() < b.second.size(); };
    const auto odd = std::ranges::min_element(forms, fewer);
    for (const auto& [form, cards] : forms) {
        if (form == odd->first) continue;
        faults.add({odd->second.front(), cards.front()},
                   fmt::format("cards {} and {} of pile {} show {} in two forms", odd->second.front() + 1,
                               cards.front() + 1, pile, name));
    }
}

/// Returns the number of pairs of cards across the piles that share the symbol in two forms.
long long check_across(const std::array<ByForm, piles>& shown, const std::string& name, Faults& faults) {
    long long matches = 0;
    for (const auto& [form, cards] : shown[0])
        for (const auto& [other_form, others] : shown[1]) {
            if (form != other_form)
                matches += static_cast<long long>(cards.size()) * static_cast<long long>(others.size());
            else
                faults.add({cards.front(), others.front()},
                           fmt::format("cards {} and {} are of different piles and show {} in the same form",
                                       cards.front() + 1, others.front() + 1, name));
        }
    return matches;
}

} // namespace

std::optional<long long> check_piles(const CardList& list, Faults& faults) {
    std::array<long long, piles + 1> cards_in{};
    for (const CardList::Card& card : list.cards) ++cards_in[static_cast<std::size_t>(card.pile)];
    const auto all = static_cast<long long>(list.cards.size());
    if (cards_in[0] == all) return std::nullopt;
    for (std::size_t card = 0; card < list.cards.size(); ++card)
        if (list.cards[card].pile == 0)
            faults.add({card}, fmt::format("card {} is in neither pile, but others are", card + 1));
    for (std::size_t pile = 1; pile <= piles; ++pile)
        if (cards_in[pile] == all) faults.add({}, fmt::format("all cards are in pile {}", pile));
    const Shown shown = find_shown_in_piles(list);
    long long matches = 0;
    for (std::size_t symbol = 0; symbol < shown.size(); ++symbol) {
        const std::string& name = list.symbols[symbol].id;
        for (int pile = 1; pile <= piles; ++pile)
            check_one_form(shown[symbol][static_cast<std::size_t>(pile - 1)], name, pile, faults);
        matches += check_across(shown[symbol], name, faults);
    }
    return matches;
}

} // namespace spotit::cards

#include <spotit/cards.hpp>

#include "cards/faults.hpp"

#include <spotit/symbol/compare.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace spotit::cards {
namespace {

/// Returns the number of each symbol's category in the order of the list, and the categories' names.
std::vector<int> number_categories(const CardList& list, std::vector<std::string>& names) {
    std::vector<int> categories;
    for (const CardList::Symbol& symbol : list.symbols) {
        if (symbol.category.empty()) return {};
        const auto known = std::ranges::find(names, symbol.category);
        categories.push_back(static_cast<int>(known - names.begin()));
        if (known == names.end()) names.push_back(symbol.category);
    }
    return categories;
}

deck::CheckResult check_promise(const CardList& list, Faults& faults) {
    std::vector<deck::Card> cards;
    std::vector<deck::Features> features;
    for (const CardList::Card& card : list.cards) {
        cards.push_back(card.symbols);
        features.push_back(card.features);
    }
    std::vector<std::string> categories;
    deck::CheckResult result =
        deck::check(deck::CardsToCheck{.kind = list.kind,
                                       .cards = cards,
                                       .symbol_count = static_cast<int>(list.symbols.size()),
                                       .categories = number_categories(list, categories),
                                       .features = features});
    faults.add(result,
               {.symbol = [&](int symbol) { return faults.list_names({symbol}); },
                .category = [&](int category) { return categories[static_cast<std::size_t>(category)]; }});
    return result;
}

/// No two symbols look the same on the cards.
void check_faces(const CardList& list, Faults& faults) {
    std::map<std::array<std::string, 3>, std::pair<int, std::size_t>> first_with; // symbol and card
    for (std::size_t card = 0; card < list.cards.size(); ++card)
        for (std::size_t i = 0; i < list.cards[card].symbols.size(); ++i) {
            const CardList::Face& face = find_face(list, list.cards[card], i);
            if (face == CardList::Face{}) continue; // unknown
            const int symbol = list.cards[card].symbols[i];
            const auto [first, is_new] =
                first_with.try_emplace({symbol::make_comparison_key(face.emoji + face.text), face.image,
                                        symbol::make_comparison_key(face.label)},
                                       std::pair(symbol, card));
            if (is_new || first->second.first == symbol) continue;
            faults.add({first->second.second, card},
                       fmt::format("{} on card {} and {} on card {} look the same: {}",
                                   faults.list_names({first->second.first}), first->second.second + 1,
                                   faults.list_names({symbol}), card + 1,
                                   face.emoji + face.text + face.image));
        }
}

} // namespace

void Faults::add(std::initializer_list<std::size_t> cards, std::string message) {
    ++verdict_.broken;
    for (const std::size_t card : cards) ++faults_of_card_[card];
    add_message(std::move(message));
}

void Faults::add(const deck::CheckResult& result, const deck::FaultNames& names) {
    verdict_.broken += result.fault_count;
    for (std::size_t card = 0; card < faults_of_card_.size(); ++card)
        faults_of_card_[card] += result.faults_of_card[card];
    for (const deck::Fault& fault : result.faults) add_message(deck::describe(fault, names));
}

void Faults::add_message(std::string message) {
    constexpr std::size_t max_reported = 100;
    if (verdict_.faults.size() == max_reported) return;
    verdict_.faults.push_back({.id = "broken-promise", .message = std::move(message)});
}

void Faults::report_common_card() {
    if (verdict_.broken < 2) return;
    const auto max_blame = std::ranges::max_element(faults_of_card_);
    if (*max_blame != verdict_.broken || std::ranges::count(faults_of_card_, *max_blame) != 1) return;
    const std::size_t card = static_cast<std::size_t>(max_blame - faults_of_card_.begin());
    verdict_.faults.front().notes.emplace_back(fmt::format("card {} is involved in all {} faults: {}",
                                                           card + 1, verdict_.broken,
                                                           list_names(list_.cards[card].symbols)));
}

std::string Faults::list_names(const std::vector<int>& symbols) const {
    std::string text;
    for (const int index : symbols)
        text += (text.empty() ? "" : ", ") + list_.symbols[static_cast<std::size_t>(index)].id;
    return text;
}

VerifyReport verify(const CardList& list) {
    VerifyReport report;
    Faults faults(list, report);
    const deck::CheckResult result = check_promise(list, faults);
    report.pairs = result.pairs;
    report.promise = result.promise.english();
    if (deck::find_info(list.kind).makes_drawings)
        check_set_names(list, faults);
    else {
        check_faces(list, faults);
        if (const std::optional<long long> matches = check_piles(list, faults))
            report.promise +=
                fmt::format("; each of the {} matches across the two piles joins two forms", *matches);
    }
    faults.report_common_card();
    if (report.broken > 0) report.promise.clear();
    return report;
}

} // namespace spotit::cards

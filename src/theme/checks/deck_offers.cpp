#include "theme/checks/checks.hpp"

#include "diag/write.hpp"

#include <spotit/theme/theme.hpp>

#include <algorithm>

namespace spotit::theme {
namespace {

diag::Sentence describe_deck(const deck::DeckSize& size, int cards, int given) {
    const int number = size.symbols_per_card, missing = size.symbols - given;
    if (missing > 0)
        return diag::write_count(
            static_cast<std::size_t>(missing), "{per_card} per card: {cards} cards with 1 more",
            "{per_card} per card: {cards} cards with {count} more", number, cards, missing);
    if (missing == 0)
        return diag::write("{per_card} per card: {cards} cards with all {symbols}", number, cards, given);
    return diag::write("{per_card} per card: {cards} cards with {shown} of {given}", number, cards,
                       size.symbols, given);
}

/// Returns the settings with which a theme makes its usual deck.
std::vector<diag::Setting> list_usual_settings(const Theme& theme) {
    std::vector<diag::Setting> settings;
    for (const auto& [key, value] : {std::pair("deck.kind", "auto"),
                                     {"deck.symbols_per_card", "auto"},
                                     {"deck.cards", "all"},
                                     {"deck.dual", "false"}})
        if (theme.find_place({key}).source) settings.push_back({key, value});
    return settings;
}

} // namespace

std::vector<diag::Setting> list_deck_settings(const deck::Options& now, deck::Kind kind,
                                              int symbols_per_card) {
    std::vector<diag::Setting> settings;
    if (kind != now.kind)
        settings.push_back({"deck.kind", std::string(base::find_enum_name(deck::kind_names, kind))});
    if (symbols_per_card != now.symbols_per_card)
        settings.push_back({"deck.symbols_per_card", std::to_string(symbols_per_card)});
    if (now.cards) settings.push_back({"deck.cards", "all"});
    if (now.dual && kind != deck::default_kind) settings.push_back({"deck.dual", "false"});
    return settings;
}

int find_larger_plane(int symbols) {
    const deck::Kind kind = deck::default_kind;
    const int number = deck::compute_max_symbols_per_card(symbols, kind).value_or(0);
    return deck::find_nearest_symbols_per_card(number, kind).above.value_or(0);
}

std::vector<DeckOffer> list_deck_offers(const Theme& theme) {
    const deck::Options& written = theme.written_deck ? *theme.written_deck : theme.deck;
    std::vector<DeckOffer> offers;
    if (written.categories || deck::find_info(written.kind).makes_drawings) return offers;
    const int given = static_cast<int>(theme.symbols.size());
    const auto made = deck::compute_size(theme.deck, given);
    const auto usual = deck::choose_usual_deck(given);
    const auto offer = [&](deck::Kind kind, const deck::DeckSize& size) {
        const bool is_chosen =
            made ? kind == theme.deck.kind && size == *made
                 : kind == written.kind && size.symbols_per_card == written.symbols_per_card;
        const bool is_usual = usual && kind == usual->kind && size == usual->size;
        const int cards = is_chosen ? theme.deck.cards.value_or(size.cards) : size.cards;
        offers.push_back({size.symbols_per_card, cards, size.symbols - given, is_chosen,
                          describe_deck(size, cards, given)});
        if (!is_chosen)
            offers.back().settings = is_usual ? list_usual_settings(theme)
                                              : list_deck_settings(written, kind, size.symbols_per_card);
    };
    deck::DeckSize last;
    for (const auto& [kind, size] : deck::list_decks(given, max_proposed_per_card)) {
        const bool is_better = size.cards > last.cards || size.symbols > last.symbols;
        if (!is_better || size.min_share < deck::min_share_in_play) continue;
        offer(kind, size);
        last = size;
    }
    const int largest = std::max(deck::usual_symbols_per_card, find_larger_plane(given));
    for (const int number : deck::list_possible_symbols_per_card())
        if (number <= largest && deck::count_needed_symbols(deck::default_kind, number) > given)
            offer(deck::default_kind, compute_largest_figures(deck::default_kind, number));
    if (std::ranges::none_of(offers, &DeckOffer::is_chosen)) {
        const int number = written.symbols_per_card.value_or(0);
        const deck::DeckSize own = made ? *made : compute_largest_figures(written.kind, number);
        if (own.cards > 0) offer(theme.deck.kind, own);
    }
    std::ranges::stable_sort(
        offers, {}, [](const DeckOffer& each) { return std::pair(each.symbols_per_card, each.cards); });
    return offers;
}

} // namespace spotit::theme

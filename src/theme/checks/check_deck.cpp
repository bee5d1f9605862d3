#include "theme/checks/checks.hpp"

#include <spotit/theme/theme.hpp>

#include <algorithm>

namespace spotit::theme {
namespace {

constexpr std::array<std::string_view, 4> set_features{"deck.set.counts", "deck.set.colors", "deck.set.fills",
                                                       "deck.set.shapes"};

diag::Span find_wrong_feature(const Reading& reading) {
    const deck::SetFeatures& set = reading.theme.deck.set;
    const std::array sizes{static_cast<int>(set.counts.size()), set.colors, set.fills, set.shapes};
    for (std::size_t i = 0; i < sizes.size(); ++i)
        if (sizes[i] != 3 && sizes[i] != 1) return reading.find_span({set_features[i], "deck.kind"});
    return reading.find_span(
        {set_features[0], set_features[1], set_features[2], set_features[3], "deck.kind"});
}

/// Reports options that the kind of the deck does not have.
void check_kind(Reading& reading) {
    const deck::Options& options = reading.theme.deck;
    const auto forbid = [&](const char* key, std::string_view reason) {
        if (reason.empty()) return;
        reading
            .error_at({key, "deck.kind"}, "deck-kind",
                      "`{key}` can't be used in a deck with  kind: {kind}, because {reason}", key,
                      base::find_enum_name(deck::kind_names, options.kind),
                      diag::Sentence(reason, {}, std::string(reason)))
            .fix("delete it, or choose another `deck.kind`", reading.remove(key));
    };
    const deck::KindInfo& info = deck::find_info(options.kind);
    if (options.dual) forbid("deck.dual", info.refusals.dual);
    if (options.categories) forbid("deck.categories", info.refusals.categories);
    if (options.symbols_per_card) forbid("deck.symbols_per_card", info.refusals.symbols_per_card);
    if (!reading.theme.pins.empty()) forbid("layout.pins", info.refusals.pins);
    const auto lacks = [&](std::string_view path) { return reading.lacks_value(path); };
    // A value with a mistake leaves its feature one short, which is not a second mistake.
    if (!info.makes_drawings || std::ranges::any_of(set_features, lacks)) return;
    const diag::Sentence wrong = deck::check_features(options.set);
    if (!wrong.empty()) reading.error(find_wrong_feature(reading), "deck-kind", "{}", wrong);
}

/// A number of cards is for the deck of its own layer; a layer above may make another deck.
bool belongs_to_another_deck(const Reading& reading, std::string_view path) {
    return reading.is_below(
        path, {"symbols", "deck.categories", "deck.symbols_per_card", "deck.kind", "deck.set", "deck.cards"});
}

void check_cards(Reading& reading, const deck::DeckSize& figures) {
    const auto wanted = reading.theme.deck.cards;
    if (!wanted) return;
    const int min_count = deck::find_info(reading.theme.deck.kind).min_cards;
    const diag::Span span = reading.find_span({"deck.cards"});
    if (*wanted > figures.cards && belongs_to_another_deck(reading, "deck.cards")) {
        reading.theme.deck.cards.reset();
    } else if (*wanted < min_count) {
        reading.error(span, "range", "a deck has at least {min} cards", min_count).meant =
            std::to_string(min_count);
    } else if (*wanted > figures.cards) {
        const bool makes_drawings = deck::find_info(reading.theme.deck.kind).makes_drawings;
        const diag::Sentence message =
            makes_drawings
                ? diag::write("these drawings make {cards} cards, not {wanted}", figures.cards, *wanted)
                : diag::write("{symbols_per_card} symbols per card make {cards} cards, not {wanted}",
                              figures.symbols_per_card, figures.cards, *wanted);
        reading.error(span, "range", "{}", message)
            .fix("write a smaller number, or all",
                 {.settings = {{"deck.cards", "all"}}, .name = "All cards"});
    }
}

template<class Value>
void check_card_numbers(Reading& reading, std::string_view path, std::map<int, Value>& values, int cards) {
    if (belongs_to_another_deck(reading, path))
        std::erase_if(values, [&](const auto& value) { return value.first > cards; });
    const auto* const given = reading.find_given(path);
    if (given == nullptr || given->node == nullptr) return;
    for (const yaml::Node::Entry& entry : given->node->entries)
        if (const auto card = parse_card_number(entry.key.text); card > cards && values.erase(*card) > 0)
            reading
                .error(entry.key.span, "range", "there is no card {card}: the deck has {cards}", *card, cards)
                .fix("delete it", remove_key(entry.key.span))
                .add_subject(diag::make_card(static_cast<std::size_t>(*card)));
}

} // namespace

void check_deck(Reading& reading) {
    Theme& theme = reading.theme;
    const bool makes_drawings = deck::find_info(theme.deck.kind).makes_drawings;
    const bool is_known = !reading.lacks_value("deck.kind");
    const bool has_symbols = reading.find_given("symbols") != nullptr || makes_drawings || !is_known ||
                             reading.find_given("deck.categories") != nullptr;
    if (!has_symbols && reading.has_all_layers) {
        reading.error({reading.files.source, 0, 0}, "no-symbols", "this theme has no `symbols`")
            .fix("add them, at least 7:  symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻",
                 {.settings = {{"symbols", "🐶 🐱 🐭 🐹 🐰 🦊 🐻"}}});
    }
    const std::size_t before = reading.count();
    if (reading.is_below("layout.pins", {"symbols", "deck.categories", "deck.symbols_per_card", "deck.kind",
                                         "deck.set", "deck.dual", "deck.shuffle", "deck.seed", "seed"}))
        theme.pins.clear(); // other symbols are on these cards
    // Drawings that are made for a deck differ by their fillings, which outlines lack.
    if (makes_drawings) theme.drawing = symbol::DrawingStyle::Full;
    check_kind(reading);
    if (reading.count() != before || !is_known) return;
    const auto number = makes_drawings ? std::nullopt : resolve_symbols_per_card(reading);
    if (!makes_drawings && !number) return;
    auto figures = deck::compute_size(
        theme.deck, std::max(reading.symbols.count, static_cast<int>(theme.symbols.size())));
    // If symbols are missing, the other numbers are checked against the deck that was wanted.
    if (!figures && !makes_drawings) figures = compute_largest_figures(theme.deck.kind, *number);
    if (!figures) return;
    check_cards(reading, *figures);
    const int cards = theme.deck.cards.value_or(figures->cards);
    check_card_numbers(reading, "layout.reroll", theme.reroll, cards);
    check_card_numbers(reading, "layout.pins", theme.pins, cards);
    if (!makes_drawings && reading.count() == 0) warn_of_left_out(reading);
}

} // namespace spotit::theme

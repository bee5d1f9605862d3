#include "every_day.hpp"
#include "golden.hpp"
#include "theme/read_theme.hpp"

#include <spotit/deck.hpp>
#include <spotit/theme/read.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace spotit::tests {
namespace {

std::string words(int count) {
    std::string text = "symbols:";
    for (int i = 0; i < count; ++i) text += " word" + std::to_string(i);
    return text + "\n";
}

/// The symbols that are on a card, by brute force.
std::vector<bool> shown(const theme::Theme& theme) {
    std::vector<bool> result(theme.symbols.size());
    for (const deck::Card& card : deck::make(theme.deck, static_cast<int>(theme.symbols.size())).cards)
        for (const int symbol : card) result.at(static_cast<std::size_t>(symbol)) = true;
    return result;
}

/// Whether the theme, changed as the remedy says, leaves nothing out and warns of nothing.
void check_remedies(const std::string& text, std::size_t count) {
    CAPTURE(text);
    const Outcome outcome = read_theme_with({"theme.yaml", text}, {}, {}, all_emoji);
    REQUIRE(outcome.diagnostics.size() == 1);
    CHECK(outcome.diagnostics.front().id == "on-no-card");
    const auto remedies = outcome.diagnostics.front().list_remedies();
    CHECK(remedies.size() == count);
    for (const diag::Note& remedy : remedies) {
        const Outcome cured = read_theme_with({"theme.yaml", with_edits(text, remedy.change)}, {},
                                              remedy.change.settings, all_emoji);
        CHECK(cured.said == "");
        CHECK(std::ranges::count(shown(cured.theme), false) == 0);
    }
}

const std::string animals = "{group: animals, count: ";

} // namespace

TEST_CASE("5 to 120 words are all shown, or the warning names exactly those that are not") {
    EveryDay every_day(4);
    for (int count = 7; count <= 120; ++count) {
        if (every_day.skips_next()) continue;
        CAPTURE(count);
        const Outcome outcome = read_theme(words(count));
        const std::vector<bool> is_shown = shown(outcome.theme);
        CHECK(outcome.theme.deck.symbols_per_card <= deck::usual_symbols_per_card);
        if (std::ranges::count(is_shown, false) == 0) {
            CHECK(outcome.said == "");
            continue;
        }
        REQUIRE(list_findings(outcome) == "1:1 warning on-no-card");
        std::vector<std::string> named, left_out;
        for (const diag::Subject& subject : outcome.diagnostics.front().subjects) named.push_back(subject.id);
        for (std::size_t i = 0; i < is_shown.size(); ++i)
            if (!is_shown[i]) left_out.push_back(outcome.theme.symbols[i].id);
        CHECK(named == left_out);
        CHECK_FALSE(deck::find_deck_of_all(count).has_value());
    }
}

TEST_CASE("a theme's own numbers and kind are kept, and the deck that shows all is named") {
    const auto deck_of = [](const std::string& own) {
        const theme::Theme theme = read_theme(words(30) + own).theme;
        const auto size = deck::compute_size(theme.deck, 30).value();
        return std::pair(size.cards, size.symbols_per_card);
    };
    CHECK(deck_of("") == std::pair(25, 6));
    CHECK(deck_of("deck: {kind: auto}\n") == std::pair(25, 6));
    CHECK(deck_of("deck: {symbols_per_card: auto}\n") == std::pair(25, 6));
    CHECK(deck_of("deck: {kind: projective}\n") == std::pair(21, 5));
    CHECK(deck_of("deck: {symbols_per_card: 5}\n") == std::pair(21, 5));
    CHECK(deck_of("deck: {cards: 20}\n") == std::pair(21, 5));
    CHECK(deck_of("deck: {dual: true}\n") == std::pair(21, 5));
    CHECK(matches_golden("theme/golden/on-no-card-words.txt",
                         read_theme(words(30) + "deck: {symbols_per_card: 5}\n").said +
                             read_theme(words(27)).said + read_theme(words(60)).said +
                             read_theme(words(14)).said + read_theme(words(74)).said));
}

TEST_CASE("whom a number of cards leaves out is named, too") {
    const Outcome few = read_theme(words(31) + "deck: {cards: 5}\n");
    REQUIRE(list_findings(few) == "2:15 warning on-no-card");
    CHECK(few.diagnostics.front().subjects.size() ==
          static_cast<std::size_t>(std::ranges::count(shown(few.theme), false)));
    CHECK(read_theme(words(31) + "deck: {cards: 30}\n").said == "");
    CHECK(read_theme(words(31), {{"deck.cards", "5"}}).said == ""); // on the command line, to try a few
}

TEST_CASE("a group fills up a deck with too few symbols, however these are written") {
    for (const std::string symbols :
         {"symbols: 🐶 🐱 🐭\n", "symbols: [🐶, 🐱, 🐭]\n", "symbols:\n- 🐶 🐱\n- 🐭\n", "{symbols: 🐶 🐱 🐭}\n",
          "symbols: |\n  🐶 🐱\n\n    :mouse:\ntitle: Few\n", "title: Few\r\nsymbols: |-\r\n  🐶 🐱\r\n  🐭"}) {
        CAPTURE(symbols);
        const Outcome outcome = read_theme_with({"theme.yaml", symbols}, {}, {}, all_emoji);
        REQUIRE(outcome.diagnostics.size() == 1);
        const auto remedies = outcome.diagnostics.front().list_remedies();
        REQUIRE(remedies.size() == 1);
        CHECK(remedies.front().change.name.english() == "Fill up with animals");
        const std::string filled = with_edits(symbols, remedies.front().change);
        CAPTURE(filled);
        const Outcome cured = read_theme_with({"theme.yaml", filled}, {}, {}, all_emoji);
        CHECK(cured.said == "");
        CHECK(cured.theme.symbols.size() > 7);
    }
    const Outcome quoted = read_theme_with({"theme.yaml", "symbols: |\n  #️⃣ 🐱\n"}, {}, {}, all_emoji);
    CHECK(quoted.diagnostics.front().list_remedies().front().change.is_empty());
}

TEST_CASE("the settings and edits of the remedies show all") {
    check_remedies("symbols:\n  - " + animals + "30}\ndeck: {symbols_per_card: 5}\n", 2);
    check_remedies("symbols:\n- " + animals + "14} # of them\n", 1);
    check_remedies("symbols: [" + animals + "27}]\n", 1);
    check_remedies("symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻 🐼\n", 1);
    check_remedies("symbols: [" + animals + "30}]\ndeck: {kind: projective}\n", 2);
    check_remedies("symbols: [" + animals + "30}]\ndeck: {dual: true}\n", 2);
    check_remedies("symbols: [{group: animals, count: 60}]\n", 1);
    check_remedies("symbols: [" + animals + "31}]\ndeck: {cards: 5}\n", 1);
}

TEST_CASE("what the designer shows of an open deck is what the theme has, not what follows from it") {
    for (const theme::ResolvedSetting& setting : theme::list_settings(read_good_theme(words(30)))) {
        if (setting.key() == "deck.kind" || setting.key() == "deck.symbols_per_card")
            CHECK(setting.value == "auto");
    }
}

TEST_CASE("each deck that is offered is made by its settings, and the symbols that it lacks") {
    for (const int count : {7, 14, 30, 57, 60, 120})
        for (const std::string own : {"", "deck: {symbols_per_card: 3}\n", "deck: {kind: projective}\n",
                                      "deck: {kind: padded, cards: 6}\n"}) {
            const auto offers = theme::list_deck_offers(read_theme(words(count) + own).theme);
            CHECK(std::ranges::count_if(offers, &theme::DeckOffer::is_chosen) == 1);
            for (const theme::DeckOffer& offer : offers) {
                CAPTURE(own + offer.text.english());
                const int lacking = std::max(0, offer.missing);
                const theme::Theme made = read_theme(words(count + lacking) + own, offer.settings).theme;
                const deck::Deck deck = deck::make(made.deck, count + lacking);
                CHECK(std::pair(deck.symbols_per_card, static_cast<int>(deck.cards.size())) ==
                      std::pair(offer.symbols_per_card, offer.cards));
                CHECK(deck.symbol_count - count == offer.missing);
            }
        }
}

} // namespace spotit::tests

#include "extras/pages.hpp"

#include "extras/sample.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace spotit;
using namespace spotit::extras;
using namespace spotit::extras::test;

namespace {

document::Document deck_of(int cards) {
    return sample(numbered(3), std::vector<std::vector<int>>(static_cast<std::size_t>(cards), {0, 1, 2}));
}

/// Cards that a game can't do without when so many play.
int min_cards(Game game, int players) {
    switch (game) {
    case Game::Tower:
    case Game::Shed: return players + 1; // one each and a pile
    case Game::Well: return 1 + players;
    case Game::HotPotato: return players;
    case Game::Collect: return 1 + 2 * players;
    case Game::Set: return 12;
    }
    return 0;
}

} // namespace

TEST_CASE("as many can play as there are cards for, and never more than eight") {
    for (const auto& [game, name] : game_names) {
        CAPTURE(name);
        int before = 0;
        for (int cards = 1; cards <= 200; ++cards) {
            const auto who = count_players(game, cards);
            if (!who) {
                CHECK(before == 0);
                continue;
            }
            CHECK(who->max >= std::max(before, who->min));
            CHECK(who->max <= 8);
            CHECK(min_cards(game, who->max) < cards);
            before = who->max;
        }
        CHECK(before == 8);
    }
    CHECK(count_players(Game::Collect, 57)->max == 8);
    CHECK(count_players(Game::Collect, 13)->max == 3);
    CHECK(count_players(Game::Tower, 7)->max == 2);
    CHECK_FALSE(count_players(Game::Tower, 5));
    CHECK_FALSE(count_players(Game::Shed, 7)); // takes three
    CHECK_FALSE(count_players(Game::Set, 12));
}

TEST_CASE("the sheet says for how many the games are, and has those alone that can be played") {
    document::Document large = deck_of(31), small = deck_of(7);
    add(large, {.rules = all_matching()});
    const std::string page = text_on(large, large.pages.at(0));
    CAPTURE(page);
    CHECK(count_of(page, "2 to 8 players") == 3);
    CHECK(count_of(page, "2 to 7 players") == 1); // Harvest
    CHECK(count_of(page, "3 to 8 players") == 1);
    add(small, {.rules = all_matching()});
    const std::string little = text_on(small, small.pages.at(0));
    CAPTURE(little);
    CHECK(count_of(little, "2 players") == 3);
    CHECK(count_of(little, " to ") < count_of(page, " to "));
    CHECK(count_of(little, "Harvest") == 0);
    CHECK(count_of(little, "After you") == 0);
}

TEST_CASE("rules that can't be printed are reported") {
    const Options all{.rules = all_matching()}, harvest{.rules = {Game::Tower, Game::Collect}};
    CHECK_FALSE(warn_of_too_few_cards(deck_of(31), all));
    CHECK_FALSE(warn_of_too_few_cards(deck_of(7), all)); // true means those that go with the deck
    CHECK_FALSE(warn_of_too_few_cards(deck_of(3), {}));
    REQUIRE(warn_of_too_few_cards(deck_of(7), harvest));
    CHECK(warn_of_too_few_cards(deck_of(7), harvest)->message.english() ==
          "a deck of 7 cards is too small for `collect`: these rules are left out");
    REQUIRE(warn_of_too_few_cards(deck_of(3), all));
    CHECK(warn_of_too_few_cards(deck_of(3), all)->message.english().find("no rules are printed") !=
          std::string::npos);
    document::Document tiny = deck_of(3);
    add(tiny, all);
    CHECK(tiny.pages.empty());
}

// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "extras/texts.hpp"

namespace spotit::extras {

constinit const Texts english{
    .language = "en",
    .rules_title = "How to play",
    .key_title = "All the symbols",
    .matching_intro =
        "Any two cards share exactly one symbol. Be the first to see it and say its name: first come, first "
        "served. If two players speak at once, whoever touches the card first has it. A wrong name does not "
        "count.",
    .set_intro = "Three cards are a trio if, feature by feature, all three are alike or all three differ. "
                 "Whoever sees one "
                 "calls out and shows it.",
    .symbol_count = "{symbols} symbols on {cards} cards",
    .one_card = "on 1 card",
    .many_cards = "on {n} cards",
    .one_match = "Each of the {pairs} pairs of cards in this deck shares exactly one symbol.",
    .one_third = "Any two of the {cards} cards in this deck become a trio with exactly one third card.",
    .games = {{
        {Game::Tower,
         "Tower",
         "2 to 8 players",
         {"Build the highest tower.",
          "Deal each player one card, face down. The others are the pile in the middle, face up. At “go” all "
          "turn "
          "their cards over.",
          "Find the symbol that your card shares with the top of the pile. Name it, take that card, and put "
          "it on "
          "top of yours: it is your card now.",
          "When the pile is gone, the player with the most cards wins."}},
        {Game::Well,
         "Well",
         "2 to 8 players",
         {"Be the first without cards.",
          "Put one card face up in the middle: the well. Deal out all the others; each player holds theirs "
          "as a "
          "face-down stack. At “go” all turn their stacks over.",
          "Find the symbol that your top card shares with the card in the well. Name it and throw your card "
          "on "
          "it; now the next must match yours.",
          "Whoever has thrown the last card wins. The others play on to see who is last."}},
        {Game::HotPotato,
         "Hot potato",
         "2 to 8 players",
         {"Don’t be the one who is left with the cards.",
          "In each round everybody takes one card without looking. At “go” all lay them open on their hands, "
          "so "
          "that all can see them.",
          "Find the symbol that your card shares with another player’s. Name it and lay your card, with all "
          "that lie below it, on theirs. You are safe for this round.",
          "The last one keeps all the cards of the round. When no more rounds can be dealt, whoever has the "
          "fewest cards wins."}},
        {Game::Collect,
         "Harvest",
         "2 to 8 players",
         {"Bring in the most cards.",
          "Lay one card face down in the middle, and two for each player face up around it. Turn the middle "
          "card over.",
          "All look for a symbol that the middle card shares with one of those around it. Name it and take "
          "that "
          "card from the ring. Go on until the ring is empty.",
          "Put the middle card under the pile and lay out anew. When there are too few cards for that, the "
          "player "
          "with the most cards wins."}},
        {Game::Shed,
         "After you!",
         "3 to 8 players",
         {"Have as few cards as possible.",
          "Deal each player one card, face down. The others are the pile in the middle, face up. At “go” all "
          "turn "
          "their cards over.",
          "Find the symbol that the top of the pile shares with the card of another player. Name it and put "
          "the "
          "card from the pile on theirs. They are not pleased.",
          "When the pile is gone, the player with the fewest cards wins."}},
        {Game::Set,
         "Trios",
         "1 to 8 players",
         {"Find the most trios.",
          "Lay twelve cards face up. The features are number, colour, filling and shape.",
          "Look for three cards that are a trio. Call out, point at them, and take them if all agree; a "
          "wrong call "
          "costs you a trio. Fill the gaps from the pile. If nobody sees a trio, add three cards.",
          "When the pile is gone and no trio is left, the player with the most trios wins."}},
    }},
};

} // namespace spotit::extras

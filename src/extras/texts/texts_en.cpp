// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "extras/texts/texts.hpp"

namespace spotit::extras {

constinit const Texts english{
    .language = "en",
    .rules_title = "How to play",
    .key_title = "All the symbols",
    .matching_intro =
        "Any two cards share exactly one symbol. Everyone plays at the same time: whoever sees it "
        "first and says its name makes the move. If two players speak at once, whoever touches the "
        "card first has it. A wrong name does not count.",
    .set_intro = "Three cards form a trio if, feature by feature, all three are the same or all three are "
                 "different. Whoever sees one calls out and shows it.",
    .symbol_count = "{symbols} symbols on {cards} cards",
    .one_card = "on 1 card",
    .many_cards = "on {n} cards",
    .players = "{least} to {most} players",
    .as_many_players = "{most} players",
    .one_player = "1 player",
    .one_match = "Each of the {pairs} pairs of cards in this deck shares exactly one symbol.",
    .one_third = "Any two of the {cards} cards in this deck form a trio with exactly one third card.",
    .games = {{
        {Game::Tower,
         "Tower",
         {"Build the highest tower.",
          "Deal each player one card, face down. The others are the pile in the middle, face up. At "
          "“go” all turn their cards over.",
          "Find the symbol that your card shares with the top card of the pile. Name it, take that "
          "card and put it face up on top of yours: it is your card now.",
          "When the pile is gone, the player with the most cards wins."}},
        {Game::Well,
         "Well",
         {"Be the first to run out of cards.",
          "Put one card face up in the middle: the well. Deal out the others evenly and put aside "
          "those that are left over. Everyone holds theirs as a face-down stack. At “go” all turn "
          "their stacks over.",
          "Find the symbol that your top card shares with the card in the well. Name it and throw "
          "your card on top: the next one has to match it.",
          "Whoever is first to throw their last card wins. The others can play on to see who is last."}},
        {Game::HotPotato,
         "Hot potato",
         {"Don’t be the one who is left with the cards.",
          "All the cards are a face-down pile. In each round everyone takes one and lays it on "
          "their open hand without looking at it. At “go” all turn their cards over, so that "
          "everyone can see them.",
          "Find the symbol that your card shares with another player’s. Name it and lay your card, "
          "with all the cards below it, on theirs. You are safe for this round.",
          "The last one keeps all the cards of the round. When there are too few cards for another "
          "round, whoever has kept the fewest wins."}},
        {Game::Collect,
         "Harvest",
         {"Bring in the most cards.",
          "Shuffle all the cards into a face-down pile. Lay one of them face down in the middle "
          "and, around it, two for each player, face up. Then turn the middle card over.",
          "Find a symbol that the middle card shares with a card in the ring. Name it and take that "
          "card. Go on until the ring is empty.",
          "Put the middle card under the pile and lay out the next round in the same way. When the "
          "pile is too small for that, the player with the most cards wins."}},
        {Game::Shed,
         "After you!",
         {"End up with as few cards as possible.",
          "Deal each player one card, face down. The others are the pile in the middle, face up. At "
          "“go” all turn their cards over.",
          "Find the symbol that the top card of the pile shares with another player’s card. Name "
          "it, take the top card and put it on theirs: it is their card now. They will not be "
          "pleased.",
          "When the pile is gone, the player with the fewest cards wins."}},
        {Game::Set,
         "Trios",
         {"Find the most trios.",
          "Shuffle the cards and lay out twelve of them, face up; the others are the pile. Compare "
          "number, colour, filling and shape.",
          "Look for three cards that form a trio. Call out and point at them. If you are right, "
          "take them; if you are wrong, give back a trio. Then fill up to twelve cards from the "
          "pile. If nobody sees a trio, add three cards.",
          "When the pile is gone and nobody finds another trio, the player with the most trios wins."}},
    }},
};

} // namespace spotit::extras

#pragma once

#include <string_view>

/// All that pages and cards say by themselves, in English; the files in po/ have it in other languages.
namespace spotit::texts {

/// A text in English, behind its name. Names in braces stand for numbers and words that are filled in;
/// no-break spaces keep numbers with their units. Names without a dot belong to the page with games.
struct Row {
    std::string_view name, text;
    std::string_view one{}; ///< where a number decides: the form for 1, in other languages for 21, too
};

inline constexpr Row english[]{
    {"number.point", "."},
    {"footer.draft", "DRAFT"},
    {"footer.sheet", "sheet {sheet} of {sheets}"},
    {"footer.back", "back"},
    {"footer.actual_size", "print at 100% (actual size)"},
    {"footer.not_to_print", "a draft, not for printing"},
    {"footer.long_edge", "flip on long edge"},
    {"footer.short_edge", "flip on short edge"},
    {"footer.fold", "fold at the line and glue"},
    {"calibration.title", "Calibration"},
    {"calibration.heading", "How far off are the backs?"},
    {"calibration.print", "Print both pages on one sheet: at 100% (actual size), on both sides (“{flip}”)."},
    {"calibration.hold", "Hold the sheet against a window, this side toward you."},
    {"calibration.read",
     "The back’s lines shine through. On each of the scales A to D, find the line that best lines up with "
     "one of the back’s lines, and read its number: one step is 0.1 mm."},
    {"calibration.write", "Write the result into the theme, or into a separate file for your printer, as in "
                          "[0.4mm, -0.2mm] and 0.3:"},
    {"calibration.setting", "sheet: {back_offset: [(A + B) / 2, (C + D) / 2], back_rotation: {rotation}}"},
    {"calibration.again",
     "Print this sheet again with that setting, and replace the setting with what the sheet then shows. If "
     "the thick lines of a scale are more than {max} mm apart, use the number at the end where the back’s "
     "thick line is, and check the paper guides of the tray."},
    {"calibration.scale",
     "The outer lines are {across} mm apart at the top and {down} mm on the left. If your ruler does not "
     "agree, the printer is scaling the page: look for “fit to page” and switch it off. If the sizes still "
     "do not agree, write scale: [{across} / measured at the top, {down} / measured on the left], as in "
     "[100.2%, 99.9%], beside back_offset."},
    {"key.title", "All the symbols"},
    {"key.symbol_count", "{symbols} symbols {on_cards}", "{symbols} symbol {on_cards}"},
    {"key.on_cards", "on {n} cards", "on {n} card"},
    {"rules.title", "How to play"},
    {"rules.matching_intro",
     "Any two cards share exactly one symbol. Everyone plays at the same time: "
     "whoever sees it first and says its name makes the move. If two players speak at once, the move goes to "
     "whoever touches the card first. A wrong name does not count."},
    {"rules.set_intro", "Three cards form a trio if, feature by feature, all three are the same or all three "
                        "are different. Whoever sees one calls out and shows it."},
    {"rules.two_piles",
     "There are two piles: one shows each symbol in one form, the other in its second form. "
     "Keep the piles apart and play them against each other: deal from one pile, and let the other be the "
     "one in the middle. Then every match joins the two forms."},
    {"rules.deal_one_pile", "Deal each player one card from one pile, face down. The other pile lies in the "
                            "middle, face up. On “Go!”, everyone turns over their card."},
    {"rules.take_below", "Find the symbol that your card shares with the top card of the pile. Name it, take "
                         "that card and put it below yours, which stays your card."},
    {"rules.open_well",
     "Put one pile face up in the middle: the well. Deal out the other evenly and put aside the cards that "
     "are left over. Everyone holds theirs as a face-down stack. On “Go!”, everyone turns over their stack."},
    {"rules.throw_away",
     "Find the symbol that your top card shares with the top card of the well. Name it, put your card aside "
     "and "
     "move the well’s top card to the bottom of the well: now the next one has to be matched."},
    {"rules.lay_ring",
     "Lay one card from one pile face down in the middle and, around it, two from the other "
     "pile for each player, face up. Then turn the middle card over."},
    {"rules.give_below",
     "Find the symbol that the top card of the pile shares with another player’s card. Name it, take the top "
     "card and put it below theirs, which stays their card. They will not be pleased."},
    {"rules.match_example", "On both cards: {symbol}."},
    {"rules.set_example", "A trio."},
    {"rules.players", "{min} to {max} players", "{min} to {max} player"},
    {"rules.exact_players", "{max} players", "{max} player"},
    {"tower.name", "Tower"},
    {"tower.aim", "Build the highest tower."},
    {"tower.start", "Deal each player one card, face down. The others are the pile in the middle, face up. "
                    "On “Go!”, everyone turns over their card."},
    {"tower.play", "Find the symbol that your card shares with the top card of the pile. Name it, take that "
                   "card and put it face up on top of yours: it is your card now."},
    {"tower.end", "When the pile is gone, the player with the most cards wins."},
    {"well.name", "Well"},
    {"well.aim", "Be the first to run out of cards."},
    {"well.start",
     "Put one card face up in the middle: the well. Deal out the others evenly and put aside those that are "
     "left over. Everyone holds theirs as a face-down stack. On “Go!”, everyone turns over their stack."},
    {"well.play", "Find the symbol that your top card shares with the card in the well. Name it and throw "
                  "your card on top: the next one has to match it."},
    {"well.end",
     "Whoever is first to throw their last card wins. The others can play on to see who is last."},
    {"hot_potato.name", "Hot potato"},
    {"hot_potato.aim", "Don’t be the one who is left with the cards."},
    {"hot_potato.start",
     "Put all the cards in a face-down pile. In each round, everyone takes one and lays it on their open "
     "hand without looking at it. On “Go!”, everyone turns over their card, so that all can see it."},
    {"hot_potato.play", "Find the symbol that your card shares with another player’s. Name it and lay your "
                        "card, with all the cards below it, on theirs. You are safe for this round."},
    {"hot_potato.end", "The last one keeps all the cards of the round. When there are too few cards for "
                       "another round, whoever has kept the fewest wins."},
    {"collect.name", "Harvest"},
    {"collect.aim", "Bring in the most cards."},
    {"collect.start", "Shuffle all the cards into a face-down pile. Lay one of them face down in the middle "
                      "and, around it, two for each player, face up. Then turn the middle card over."},
    {"collect.play", "Find a symbol that the middle card shares with a card in the ring. Name it and take "
                     "that card. Go on until the ring is empty."},
    {"collect.end", "Put the middle card under the pile and lay out the next round in the same way. When the "
                    "pile is too small for that, the player with the most cards wins."},
    {"shed.name", "After you!"},
    {"shed.aim", "End up with as few cards as possible."},
    {"shed.start", "Deal each player one card, face down. The others are the pile in the middle, face up. On "
                   "“Go!”, everyone turns over their card."},
    {"shed.play", "Find the symbol that the top card of the pile shares with another player’s card. Name it, "
                  "take the top card and put it on theirs: it is their card now. They will not be pleased."},
    {"shed.end", "When the pile is gone, the player with the fewest cards wins."},
    {"set.name", "Trios"},
    {"set.aim", "Find the most trios."},
    {"set.start", "Shuffle the cards and lay out twelve of them, face up; the others are the pile. Compare "
                  "number, color, shading and shape."},
    {"set.play", "Look for three cards that form a trio. Call out and point at them. If you are right, take "
                 "them; if you are wrong, give back a trio. Then fill up to twelve cards from the pile. If "
                 "nobody sees a trio, add three cards."},
    {"set.end", "When the pile is gone and nobody finds another trio, the player with the most trios wins."},
    {"cover.cards", "{cards} cards", "{cards} card"},
    {"promise.one_match", "Each of the {pairs} pairs of cards in this deck shares exactly one symbol."},
    {"promise.one_third",
     "Any two of the {cards} cards in this deck form a trio with exactly one other card."},
    {"drawing.oval", "oval"},
    {"drawing.diamond", "diamond"},
    {"drawing.squiggle", "squiggle"},
    {"drawing.star", "star"},
    {"drawing.drop", "drop"},
    {"drawing.wave", "wave"},
    {"drawing.red", "red"},
    {"drawing.orange", "orange"},
    {"drawing.yellow", "yellow"},
    {"drawing.green", "green"},
    {"drawing.blue", "blue"},
    {"drawing.purple", "purple"},
    {"drawing.pink", "pink"},
    {"drawing.brown", "brown"},
    {"drawing.turquoise", "turquoise"},
    {"drawing.gray", "gray"},
    {"drawing.black", "black"},
    {"drawing.white", "white"},
    {"drawing.solid", "solid"},
    {"drawing.striped", "striped"},
    {"drawing.open", "open"},
    {"drawing.name", "{color} {fill} {shape}"},
    {"drawing.neutral_name", "{color} {fill} {shape}"},
    {"games", "Games"},
    {"why", "Why it works"},
    {"hint", "Hint"},
    {"hints_by_time", "every 10 s"},
    {"again", "Play again"},
    {"say_names", "Say the names"},
    {"sound", "Sound"},
    {"full_screen", "Full screen"},
    {"players", "Players"},
    {"player", "Player {n}"},
    {"card", "Card {n}"},
    {"best", "Best: {time}"},
    {"new_best", "Your best yet!"},
    {"not_a_record", "Times with hints do not count."},
    {"cards_left", "Cards left: {n}"},
    {"wins", "{player} wins!"},
    {"loses", "{player} is left with the cards."},
    {"draw", "It’s a tie!"},
    {"not_on_both", "{symbol} is not on both cards."},
    {"on_both", "{symbol}!"},
    {"time_result", "Done in {time}, {wrong} wrong."},
    {"clock_name", "Against the clock"},
    {"clock_aim", "Find ten matches as fast as you can. A wrong answer costs three seconds."},
    {"which_is_on_both", "Which symbol is on both cards?"},
    {"class_name", "Whole class"},
    {"class_aim",
     "Two large cards for everyone to see. Press a key for the answer, and again for the next two."},
    {"class_answer", "Space or tap: the answer"},
    {"class_next", "Space or tap: the next cards"},
    {"tap_own", "On your own card, tap the symbol that is also on the middle card."},
    {"tap_other", "On your own card, tap a symbol that is also on another player’s card."},
    {"tap_ring", "On a card in the ring, tap the symbol that is also on the middle card."},
    {"harvest_aim", "Bring in all the cards as fast as you can."},
    {"missing_name", "What is missing?"},
    {"missing_aim", "Look at a card. Then one of its symbols is gone. Which one?"},
    {"missing_look", "Look closely!"},
    {"missing_which", "Which one is gone?"},
    {"missing_wrong", "No, it wasn’t {symbol}."},
    {"missing_result", "{n} of {all} remembered."},
    {"pairs_name", "Pairs"},
    {"pairs_aim", "All cards lie face down, each symbol twice: find the pairs."},
    {"pairs_turn", "Turn over two cards."},
    {"pairs_result", "All pairs found: {n}. Turns: {turns}. Time: {time}."},
    {"set_aim", "Find trios until none is left, as fast as you can."},
    {"set_choose", "Choose three cards: each feature all the same or all different."},
    {"set_found", "A trio!"},
    {"set_wrong", "No trio: in {features}, two are the same and one is different."},
    {"set_features", "number, color, shading, shape"},
    {"set_count", "Trios on the table: {n}"},
    {"set_none", "No trio here"},
    {"set_more", "Right, there was none: three more cards."},
    {"set_there_is", "There is a trio. Look again!"},
    {"set_result", "All found in {time}. Trios: {n}."},
    {"set_daily", "Daily game"},
    {"set_junior", "Junior: 27 cards"},
    {"set_all", "All cards"},
    {"why_pairs", "Take any two of the {cards} cards: they share exactly one symbol. There are {pairs} pairs "
                  "of cards, and each of them was checked."},
    {"why_clock", "Put the {symbols} symbols around a clock. A card is one shape with {corners} corners. "
                  "There are {steps} ways to go around the clock from one corner to another, and each number "
                  "of steps from 1 to {steps} occurs exactly once."},
    {"why_turn", "The second card is the first one rotated by {n} steps. Exactly one corner is {n} steps "
                 "from another, so exactly one corner falls on a corner: {symbol}."},
    {"why_same", "Both are the same card now: move one of them."},
    {"why_left_out", "Cards of the full deck that this one leaves out: {n}. The others still match."},
    {"why_not_there", "This card of the full deck is not in your deck."},
    {"why_lines", "The same deck as a picture: the symbols are points, and each card is a line through "
                  "{corners} of them. Two lines always meet in one point."},
    {"why_both", "Both cards show {symbol}, and nothing else is on both."},
    {"why_affine", "Each of these cards is a place in a {order}-by-{order} square. A symbol is on all the "
                   "cards of one line. Any two places are on exactly one line together."},
    {"why_fillers", "Filler symbols: {n}. Each of them is on one card only and never matches."},
    {"why_table",
     "Every row and every column is a card. Where two of them cross is the symbol that both cards show."},
    {"why_set",
     "Choose two cards. Feature by feature, the third one is fixed: where they are the same, it is the same; "
     "where they differ, it is the one that is left. So exactly one card makes them a trio."},
    {"why_set_part", "Cards of the full deck that this one leaves out: {n}. Where the third card is one of "
                     "them, two cards make no trio."},
    {"first_card", "First card"},
    {"second_card", "Second card"},
    {"why_forms",
     "Each symbol of this deck has two forms that belong together, and a card shows one of them."},
    {"why_mixed", "Two cards may show the symbol they share in the same form or in different forms."},
    {"why_split",
     "The cards are in two piles, one for each form: between the piles, every match joins the two."},
    {"both_forms", "{one} and {other}"},
    {"why_one_each",
     "{one} on the first card and {other} on the second belong together, and nothing else matches."},
    {"why_step", "Steps from the first card to the second: {n}. It is that far from corner {a} to corner "
                 "{b}, and from no other corner to another. So {a} of the second card falls on {b} of the "
                 "first, and no other corners meet: {symbol}."},
    {"why_steps", "Rotate the second card all the way around. Each way from one corner to another lands in "
                  "the place for its number of steps: no place is filled twice, and none stays empty."},
    {"why_directions",
     "The lines run in {directions} directions, with {order} of them side by side in each. Every place is on "
     "one line of each direction; that is why every card has {directions} symbols."},
    {"why_categories",
     "Each category is one of these directions; that is why every card has one symbol of each."},
    {"why_count", "The {directions} lines of the first card have {others} more places each: "
                  "{directions} × {others} = {places}. So they reach all the other {places} cards, and each "
                  "exactly once, as the colors show."},
    {"why_plane_part",
     "Leaving out the filler symbols, the cards are lines of a projective plane of order {order}, and the "
     "other symbols are its points. Two such lines always meet in exactly one point."},
    {"why_triples", "Leaving out the filler symbols, each symbol groups the cards that it is on, "
                    "at most three. The groups are chosen so that any two cards are together in exactly one "
                    "of them. Mathematicians call this a Steiner triple system."},
    {"why_design", "Leaving out the filler symbols, each symbol groups the cards that it is on. "
                   "The groups are chosen so that any two cards are together in exactly one of them. "
                   "Mathematicians call this a pairwise balanced design."},
    {"why_own", "Each pair of cards has a symbol of its own, which is on no other card."},
    {"why_words", "For those who want the mathematical terms"},
    {"words_difference_set", "The corners are at {hours}, a perfect difference set modulo {symbols}: each "
                             "number from 1 to {steps} is the difference of exactly one pair of them."},
    {"words_plane",
     "The symbols are the points and the cards the lines of a projective plane of order {order}: "
     "{symbols} = {order}² + {order} + 1 of each, and {corners} = {order} + 1 points on each line."},
    {"words_affine", "The cards are the points and the symbols the lines of an affine plane of order "
                     "{order}: {cards} = {order}² points and {symbols} = {order}² + {order} lines. Its "
                     "directions are called parallel classes."},
    {"words_space",
     "The cards of the full deck are the {cards} = 3{power} points of an affine space of dimension "
     "{dimension} over the field of three elements; the trios are its {trios} lines."},
};

/// Returns whether a text belongs to the page with games.
constexpr bool is_of_page(const Row& row) {
    return row.name.find('.') == std::string_view::npos;
}

} // namespace spotit::texts

"""A symbol that is changed in its place changes the cards that have it, and not a byte of the others."""

import itertools
import json
import unittest

from program import TRIES_ALL, WholeTest

WORDS = ["chat", "chien", "vache", "cheval", "poule", "canard", "table", "chaise", "lit", "porte", "mur", "toit", "rue"]
COLORS = 'fonts: {colors: [crimson, "#005a9c", "#15703a"]}\nlayout: {effort: fast}\ncheck: {look_alike: off}\n'


class ChangedSymbols(WholeTest):
    number = itertools.count()

    def make_cards(self, symbols, more=""):
        """Of each card its picture, and the places of its symbols in the theme."""
        name = f"deck{next(self.number)}"
        theme = self.write(f"{name}.yaml", f"{COLORS}{more}\nsymbols:\n" + "".join(f"  - {one}\n" for one in symbols))
        self.make(theme, output=f"{name}-{{card}}.svg")
        pictures = [path.read_bytes() for path in sorted(self.folder.glob(f"{name}-*"))]
        listed = json.loads(self.make(theme, output=f"{name}.json")[0].read_text())
        names = [symbol["name"] for symbol in listed["symbols"]]
        return pictures, [{names.index(one) for one in card["symbols"]} for card in listed["cards"]]

    def check_others(self, before, changes, more=""):
        after = list(before)
        for at, symbol in changes.items():
            after[at] = symbol
        old, symbols_of_cards = self.make_cards(before, more)
        new, _ = self.make_cards(after, more)
        differing = {card for card, (one, other) in enumerate(zip(old, new, strict=True)) if one != other}
        having = {card for card, symbols in enumerate(symbols_of_cards) if symbols & set(changes)}
        self.assertEqual(differing, having, f"{changes} {more}")

    def test_a_word_with_a_color(self):
        self.check_others(WORDS, {1: '{text: chien, color: "#a91e8c"}'})

    def test_a_word_in_the_place_of_an_emoji_and_the_other_way_round(self):
        emoji = [*WORDS[:3], "😉", *WORDS[4:]]
        self.check_others(emoji, {3: "l'œil"})
        self.check_others(WORDS, {0: "🐱"})

    def test_two_words_in_the_places_of_two(self):
        self.check_others(WORDS, {2: "jardin", 7: "fleur"})

    def test_symbols_with_two_forms(self):
        pairs = [f"{{forms: [{word}, {word.upper()}]}}" for word in WORDS]
        for mode in ("mixed", "split"):
            if TRIES_ALL or mode == "mixed":
                self.check_others(pairs, {4: '{forms: [bois, BOIS], color: "#a91e8c"}'}, f"deck: {{forms: {mode}}}")
            if TRIES_ALL or mode == "split":
                self.check_others(pairs, {4: "😉"}, f"deck: {{forms: {mode}}}")


if __name__ == "__main__":
    unittest.main()

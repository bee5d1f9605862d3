"""What belongs together looks together: on no card is the white inside a symbol wider than the white around it."""

import unittest

import numpy as np

from legible import placements, widest_white
from program import THEMES, TRIES_ALL, WholeTest

# Thirteen of each: four on a card.
DECKS = {
    "nouns with articles": "le chien,la vache,la souris,l'ours,le singe,la banane,le beurre,le fromage,la crevette,"
                           "la pomme de terre,le porte-monnaie,l'arbre,la pluie",
    "sight words": "the,to,and,he,it,you,little,there,down,that,this,his,him",
    "two words": "ice cream,hot dog,fire truck,sea lion,bald eagle,polar bear,apple pie,palm tree,hot air balloon,"
                 "alarm clock,tennis ball,magic wand,spider web",
    "sums": "2 × 2,2 × 3,3 × 3,3 × 4,4 × 5,5 × 6,6 × 6,7 × 8,8 × 9,9 × 9,7 × 7,12 + 30,63 : 9",
    "dots": "i,j,ä,ö,ü,ï,é,à,ñ,ô,ž,å,ő",
    "Hebrew": "כלב,חתול,סוס,פרה,עכבר,ארנב,דוב,זאב,תפוח,אגס,לחם,חלב,בית",
    "Arabic": "كلب,قط,حصان,بقرة,فأر,أرنب,دب,ذئب,تفاح,كمثرى,خبز,حليب,بيت",
    "Greek and Russian": "ένα,δύο,τρία,σπίτι,νερό,ψωμί,ουρανός,дом,мёд,кий,ёж,йод,быль",
}


def block(*rows):
    """A mask of ten pixels to a character; x is ink."""
    return np.kron(np.array([[letter == "x" for letter in row] for row in rows]), np.ones((10, 10))).astype(bool)


class Measure(unittest.TestCase):
    def test_the_widest_white_joins_the_parts_that_are_hardest_to_join(self):
        self.assertEqual(widest_white(block("xx", "xx")), 0)
        self.assertEqual(widest_white(block("x.x")), 11)  # between the centers of pixels
        self.assertEqual(widest_white(block("x.x..x", "......")), 21)
        self.assertEqual(widest_white(block("xx", "..", "..", ".x")), 21)


# The slow tests look at all of them.
DECKS_NOW = DECKS if TRIES_ALL else {name: DECKS[name] for name in ("nouns with articles", "dots")}
THEMES_NOW = sorted(THEMES.glob("*.yaml")) + sorted(THEMES.glob("templates/*.yaml")) if TRIES_ALL else [
    THEMES / "hive.yaml"]


# Cards that copies share are not told from backs.
FAST = ("-s", "layout.effort=fast", "-s", "deck.copies=1", *(() if TRIES_ALL else ("-s", "deck.cards=7")))


class Legible(WholeTest):
    def check(self, deck, cards):
        for each in placements(deck, cards):
            self.assertFalse(each.ambiguous, each)

    def test_words_are_apart(self):
        for name, words in DECKS_NOW.items():
            with self.subTest(name):
                lines = "".join(f'  - "{word}"\n' for word in words.split(","))
                theme = self.write("words.yaml", f"symbols:\n{lines}check: {{look_alike: off}}\n")
                self.check(self.make(theme, *(() if TRIES_ALL else FAST))[0], 4 if TRIES_ALL else 1)

    def test_symbols_of_themes_and_templates_are_apart(self):
        for theme in THEMES_NOW:
            with self.subTest(theme.name):
                self.check(self.make(theme, *FAST)[0], 2 if TRIES_ALL else 1)

    def test_themes_and_templates_have_no_problems(self):
        for theme in THEMES_NOW:
            with self.subTest(theme.name):
                checked = self.run_program("check", theme)
                self.assertIn("no problems", checked.stdout + checked.stderr)


if __name__ == "__main__":
    unittest.main()

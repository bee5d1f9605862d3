"""The readers that the other tests trust see what is there, and see when it is wrong."""

import tempfile
import unittest
from pathlib import Path

import ink
from deck_pdf import deck_problems, read_deck
from made_pdf import save_deck

FANO = ["abc", "ade", "afg", "bdf", "beg", "cdg", "cef"]
PLACES = [(-12, 0), (0, 12), (12, 0)]


def card(names):
    return [(name, x, y) for name, (x, y) in zip(names, PLACES)]


class Readers(unittest.TestCase):
    def read(self, cards, **options):
        with tempfile.TemporaryDirectory(prefix="spotit-") as folder:
            path = Path(folder, "made.pdf")
            save_deck(path, cards, **options)
            return read_deck(path)

    def test_a_right_deck_has_no_problems(self):
        cards = self.read([card(names) for names in FANO])
        self.assertEqual(len(cards), 7)
        self.assertEqual(deck_problems(cards, 3), [])

    def test_symbols_are_known_by_what_they_finally_draw(self):
        cards = self.read([card(names) for names in FANO], wrap=True)
        self.assertEqual(deck_problems(cards, 3), [])

    def test_a_wrong_deck_is_seen(self):
        wrong = FANO[:-1] + ["abd"]
        problems = deck_problems(self.read([card(names) for names in wrong]), 3)
        self.assertIn("cards 1 and 7 share 2 symbols", problems)

    def test_a_symbol_twice_on_a_card_is_seen(self):
        problems = deck_problems(self.read([card("aab"), card("acd")]), 3)
        self.assertEqual(problems, ["card 1 has 3 symbols, 2 different ones"])

    def test_distances_and_areas_are_those_that_were_drawn(self):
        cards = self.read([[("a", -7, 0), ("b", 5, 0)], [("a", -5.5, 3), ("b", 5, 3)]])
        apart, near = ink.ink_of(cards)
        self.assertAlmostEqual(ink.least_gap(apart), 2, delta=0.02)
        self.assertAlmostEqual(ink.least_gap(near), 0.5, delta=0.02)
        self.assertAlmostEqual(ink.furthest(apart), (12 ** 2 + 5 ** 2) ** 0.5, delta=0.03)  # a corner is rounded off
        area, twice = ink.covered_area(apart)
        self.assertAlmostEqual(area, 200, delta=0.5)  # holes count
        self.assertEqual(twice, 0)

    def test_overlaps_are_seen(self):
        inks, = ink.ink_of(self.read([[("a", 0, 0), ("b", 9, 0)]]))
        self.assertAlmostEqual(ink.covered_area(inks)[1], 10, delta=0.3)


if __name__ == "__main__":
    unittest.main()

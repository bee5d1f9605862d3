"""The layout as it is on paper: measured on the drawn cards, not on the outlines that the layout was made with."""

import math
import re
import unittest

import numpy as np

import ink
from deck_pdf import POINTS_PER_MM, read_deck
from program import THEMES, TRIES_ALL, make_once

DIAMETER, MARGIN, GAP = 85, 3, 2
TOLERANCE = 0.05
SETTINGS = ["-s", f"card.size={DIAMETER}mm", "-s", f"card.margin={MARGIN}mm", "-s", f"layout.gap={GAP}mm", "-s", "sheet.bleed=0"]
PART = [] if TRIES_ALL else ["-s", "deck.symbols_per_card=6", "-s", "deck.cards=2"]


class DrawnCards(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        path, messages = make_once(THEMES / "animals.yaml", "-v", *SETTINGS, *PART)
        cls.cards = read_deck(path)
        cls.inks = ink.ink_of(cls.cards)
        reported = re.search(r"coverage (\d\.\d+) mean, (\d\.\d+) worst \(card (\d+)\)", messages)
        cls.mean, cls.worst, cls.worst_card = float(reported[1]), float(reported[2]), int(reported[3])
        cls.areas = [ink.covered_area(inks) for inks in cls.inks]

    def test_cards_have_their_size_and_their_center_at_the_origin(self):
        half = DIAMETER / 2 * POINTS_PER_MM
        for card in self.cards:
            for side, expected in zip(card.own_box, (-half, -half, half, half)):
                self.assertAlmostEqual(side, expected, delta=0.01)

    def test_no_two_symbols_are_nearer_than_the_gap(self):
        for index, inks in enumerate(self.inks):
            with self.subTest(card=index + 1):
                self.assertGreaterEqual(ink.least_gap(inks), GAP - TOLERANCE)

    def test_no_symbol_lies_on_another(self):
        for covered, twice in self.areas:
            self.assertGreater(covered, 0)
            self.assertEqual(twice, 0)

    def test_nothing_is_beyond_the_margin(self):
        for index, inks in enumerate(self.inks):
            with self.subTest(card=index + 1):
                self.assertLessEqual(ink.furthest(inks), DIAMETER / 2 - MARGIN + TOLERANCE)

    def test_the_coverage_is_what_the_program_says(self):
        room = math.pi * (DIAMETER / 2 - MARGIN) ** 2
        coverages = [covered / room for covered, _ in self.areas]
        self.assertAlmostEqual(np.mean(coverages), self.mean, delta=0.01)
        self.assertAlmostEqual(min(coverages), self.worst, delta=0.01)
        self.assertAlmostEqual(coverages[self.worst_card - 1], self.worst, delta=0.01)


if __name__ == "__main__":
    unittest.main()

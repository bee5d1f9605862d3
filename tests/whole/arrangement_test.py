"""Cards of a deck differ: no more than seven of ten have the same skeleton. Symbols of like colors seldom stand side by side."""

import unittest

import numpy as np
from PIL import Image

from arrangement import DPI, Arrangement, arrangements, cielab, distance, skeleton_share
from program import THEMES, TRIES_ALL, WholeTest, slow

MAX_SHARE = 0.7
CARDS = 57 if TRIES_ALL else 24
MAX_NEIGHBORS = 0.5  # a card, of like colors; 0.9 without the wish to keep them apart


def arrangement(*discs):
    """Discs of x, y and radius on a card of radius 42."""
    rows = np.array(discs, dtype=float)
    return Arrangement(42, rows[:, :2], rows[:, 2])


class Measure(unittest.TestCase):
    def test_the_skeleton_counts_what_is_within_a_third_of_the_radius(self):
        self.assertEqual(arrangement((0, 0, 5), (13.9, 0, 5), (0, 14.1, 5)).skeleton, 2)

    def test_rotated_and_mirrored_cards_are_the_same(self):
        card = arrangement((20, 0, 9), (0, 10, 5), (-25, -3, 7))
        rotated = arrangement((0, 20, 9), (-10, 0, 5), (3, -25, 7))
        mirrored = arrangement((-25, 3, 7), (20, 0, 9), (0, -10, 5))
        self.assertAlmostEqual(distance(card, rotated), 0)
        self.assertAlmostEqual(distance(card, mirrored), 0)
        self.assertAlmostEqual(distance(card, arrangement((20, 0, 9), (0, 10, 5), (-25, -3, 10))), np.sqrt(3))


    def test_colors_as_cielab_has_them(self):
        for color, expected in (((1, 1, 1), (100, 0, 0)), ((0, 0, 0), (0, 0, 0)), ((1, 0, 0), (53.2, 80.1, 67.2))):
            np.testing.assert_allclose(cielab(np.array(color)), expected, atol=0.1)


class Cards(WholeTest):
    def arrange(self, theme, *settings):
        return arrangements(self.make(theme, *settings)[0], CARDS, DPI if TRIES_ALL else DPI // 2)

    def test_emoji_stand_in_different_ways_and_like_colors_apart(self):
        found = self.arrange(THEMES / "animals.yaml", "-s", "look=none")  # white rims make all colors alike
        self.assertLessEqual(skeleton_share(found), MAX_SHARE)
        self.assertLessEqual(np.mean([each.alike_neighbors for each in found]), MAX_NEIGHBORS)

    @slow  # emoji are measured so, too
    def test_photos_of_one_format_stand_in_different_ways(self):
        lines = []
        for i in range(57):
            Image.new("RGB", (40, 30), (4 * i, 250 - 4 * i, 7 * i % 256)).save(self.folder / f"{i}.png")
            lines.append(f"  - {{image: {i}.png}}\n")
        theme = self.write("photos.yaml", "deck: {symbols_per_card: 8}\nsymbols:\n" + "".join(lines) +
                           "check: {look_alike: off, color_blind: off}\n")
        self.assertLessEqual(skeleton_share(self.arrange(theme)), MAX_SHARE)


if __name__ == "__main__":
    unittest.main()

"""Measures on a finished PDF whether what belongs together looks together. Knows nothing of the layout.

A placement is ambiguous if the widest white inside a symbol is wider than the white around it. The white inside: the
longest edge of the minimum spanning tree of the symbol's connected parts, holes filled. The white around: the distance
to the nearest other symbol of the card. Both are measured between the same pixels, at 300 dpi."""

import sys
from dataclasses import dataclass

import numpy as np

from deck_pdf import POINTS_PER_MM, read_deck
from ink import ink_of
from raster import label, least_distance, longest_joint, over_squares

SPECK = 4  # pixels; smaller parts are dust
LETTER_UNITS = 1000  # to an em, in the drawings of words


@dataclass
class Placement:
    card: int  # from 1
    place: int  # on the card, from 0
    inner: float  # mm; 0 for a symbol of one part
    outer: float  # mm; infinite for the only symbol of a card
    em: float  # mm, if the symbol is a word

    @property
    def ambiguous(self):
        return self.inner > self.outer


def rim(mask):
    return np.argwhere(mask & ~over_squares(np.minimum, mask, 3))


def widest_white(mask):
    """The longest edge of the minimum spanning tree of the parts, in pixels."""
    labels, _ = label(mask, diagonal=True)
    parts = [rim(labels == i) for i, size in enumerate(np.bincount(labels.ravel())) if i > 0 and size >= SPECK]
    if len(parts) < 2:
        return 0
    return longest_joint(np.array([[least_distance(one, other) for other in parts] for one in parts]))


def measure_card(number, card, inks):
    points = [rim(ink.filled) + (ink.top, ink.left) for ink in inks]
    for place, (use, ink) in enumerate(zip(card.uses, inks)):
        others = [least_distance(points[place], other) for i, other in enumerate(points) if i != place]
        em = np.hypot(use.matrix[0], use.matrix[1]) * LETTER_UNITS / POINTS_PER_MM
        yield Placement(number, place, widest_white(ink.filled) * ink.pixel_mm,
                        min(others, default=np.inf) * ink.pixel_mm, em)


def placements(path, max_cards=24):
    """All placements of the first cards of a deck."""
    cards = read_deck(path)[:max_cards]
    return [placement for number, (card, inks) in enumerate(zip(cards, ink_of(cards)), 1)
            for placement in measure_card(number, card, inks)]


if __name__ == "__main__":
    for name in sys.argv[1:]:
        found = placements(name)
        print(f"{name}: {sum(each.ambiguous for each in found)} of {len(found)} ambiguous, "
              f"least em {min(each.em for each in found):.2f} mm")

"""Measures on a finished PDF whether cards look different from one another. Knows nothing of the layout.

A card's skeleton is the number of symbols whose center of mass lies within a third of the card's radius, that of the
largest disc on it, of its center. Two cards are as far apart as their symbols, the one card rotated and mirrored so
that they come nearest: the root mean square of the distances in place and radius, where a symbol's radius is that of a
disc of equal area. A color is the mean over the ink; two are alike if they differ by less than ALIKE in CIELAB.
Neighbors are symbols that are further apart than the nearest two of their card by no more than NEAR_MM."""

import sys
from collections import Counter
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from deck_pdf import POINTS_PER_MM, read_deck
from ink import ink_of, least_gap

ALIKE = 15
NEAR_MM = 1
DPI = 150
TURNS = np.exp(2j * np.pi * np.arange(72) / 72)


@dataclass
class Arrangement:
    radius: float  # of the card, mm
    centers: np.ndarray  # x and y of each symbol, mm from the card's center
    radii: np.ndarray  # mm
    alike: int = 0  # pairs of symbols of like colors
    alike_neighbors: int = 0

    @property
    def skeleton(self):
        return int(np.count_nonzero(np.hypot(*self.centers.T) < self.radius / 3))


def cielab(color):
    light = np.where(color <= 0.04045, color / 12.92, ((color + 0.055) / 1.055) ** 2.4)
    white = np.array([0.9505, 1, 1.089])
    xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]) @ light / white
    x, y, z = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def alike_pairs(inks):
    """Pairs of symbols of like colors, and those of them that are neighbors."""
    colors = [cielab(ink.color) for ink in inks]
    near = least_gap(inks) + NEAR_MM
    alike = [(a, b) for (one, a), (other, b) in combinations(zip(colors, inks), 2)
             if np.linalg.norm(one - other) < ALIKE]
    return len(alike), sum(least_gap(pair) < near for pair in alike)


def arrangement_of(card, inks):
    left, bottom, right, top = (side / POINTS_PER_MM for side in card.own_box)
    middle = ((left + right) / 2, -(bottom + top) / 2)
    centers = []
    for ink in inks:
        rows, columns = np.nonzero(ink.filled)
        centers.append(((columns.mean() + 0.5 + ink.left) * ink.pixel_mm, (rows.mean() + 0.5 + ink.top) * ink.pixel_mm))
    areas = np.array([np.count_nonzero(ink.filled) * ink.pixel_mm ** 2 for ink in inks])
    alike, alike_neighbors = alike_pairs(inks)
    return Arrangement(min(right - left, top - bottom) / 2, np.array(centers) - middle, np.sqrt(areas / np.pi),
                       alike, alike_neighbors)


def least_costs(costs):
    """The least cost of a one-to-one assignment of rows to columns, for each of many square matrices."""
    best = {(): 0}  # of the first rows, by the columns that they have
    for row in range(costs.shape[1]):
        longer = {}
        for columns, cost in best.items():
            for column in set(range(costs.shape[2])).difference(columns):
                key, sums = tuple(sorted((*columns, column))), cost + costs[:, row, column]
                longer[key] = np.minimum(longer.get(key, np.inf), sums)
        best = longer
    return best.popitem()[1]


def distance(first, second):
    """Between two arrangements of as many symbols, a dozen at most, mm."""
    points = second.centers @ (1, 1j)
    turned = TURNS[:, None] * np.stack((points, points.conj()))[:, None, :]
    place = np.abs((first.centers @ (1, 1j))[:, None] - turned.reshape(-1, 1, len(points))) ** 2
    costs = place + (first.radii[:, None] - second.radii) ** 2
    return np.sqrt(least_costs(costs).min() / len(points))


def skeleton_share(arrangements):
    """The share of the cards that have the commonest skeleton."""
    return Counter(each.skeleton for each in arrangements).most_common(1)[0][1] / len(arrangements)


def arrangements(path, max_cards=57, dpi=DPI):
    cards = read_deck(path)[:max_cards]
    return [arrangement_of(card, inks) for card, inks in zip(cards, ink_of(cards, dpi))]


if __name__ == "__main__":
    for name in sys.argv[1:]:
        found = arrangements(name)
        counts = sorted(Counter(each.skeleton for each in found).items())
        apart = np.sort([distance(a, b) for a, b in combinations(found, 2) if len(a.radii) == len(b.radii)])
        nearest = np.percentile(apart, 5)
        print(f"{name}: skeletons {' '.join(f'{count}: {cards}' for count, cards in counts)}, commonest "
              f"{skeleton_share(found):.0%}; cards apart: least {apart[0]:.1f}, 5 % {nearest:.1f}, "
              f"median {np.median(apart):.1f} mm; pairs of like colors {np.mean([each.alike for each in found]):.2f} a "
              f"card, neighbors {np.mean([each.alike_neighbors for each in found]):.2f}, at most "
              f"{max(each.alike_neighbors for each in found)}")
